import { EffectMark } from './art/effect-art.tsx';
import { chainOf } from './chain.ts';
import './chain-view.css';
import type { BitokuDeciding } from './deciding.ts';

/** What is still to come in this turn, link by link: first what is asked now, then what it leads back to. */
export function ChainView({ view, words, who }: BitokuDeciding) {
  const links = chainOf(view).flatMap(({ step, effect }, at) => {
    const text = at === 0 ? words.prompt(step, view) : words.stillToCome?.(step, who);
    return text === undefined ? [] : [{ text, effect, isNow: at === 0 }];
  });
  return (
    <ol className="bt-chain">
      {links.map(({ text, effect, isNow }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike
        <li key={i} className="bt-chain__link" data-is={isNow ? 'now' : undefined}>
          <span className="bt-chain__number" aria-hidden="true">
            {i + 1}
          </span>
          <span>
            {text}
            {effect.length > 0 && (
              <span className="bt-chip">
                <EffectMark effect={effect} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
