import type { Language } from '@engawa/kernel';
import { DICTIONARIES } from '@engawa/white-castle';
import { EffectMark } from './art/effect-art.tsx';
import type { Link } from './chain.ts';
import './chain-view.css';
import { faceWords } from './words/index.ts';

interface ChainProps {
  readonly links: readonly Link[];
  readonly language: Language;
}

/** What is still to come in this turn, link by link; the symbols of one link come in any order. */
export function ChainView({ links, language }: ChainProps) {
  const words = DICTIONARIES[language];
  const say = faceWords[language];
  return (
    <ol className="wc-chain">
      {links.map(({ effects, sign }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike
        <li key={i} className="wc-chain__link">
          {sign === undefined ? (
            effects.map((effect, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so may two symbols
              <span key={at} className="wc-chain__effect" title={words.effect(effect)}>
                <EffectMark effects={[effect]} />
                <span className="visually-hidden">{words.effect(effect)}</span>
              </span>
            ))
          ) : (
            <span className="wc-chain__sign">{say.signs[sign]}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
