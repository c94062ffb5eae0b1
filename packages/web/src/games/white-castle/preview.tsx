import { EffectMark, Mark } from './art/effect-art.tsx';
import type { CastleDeciding } from './deciding.ts';
import { effectWords } from './describe.ts';
import { heaped, outcomeOf } from './outcome.ts';
import './preview.css';
import { faceWords } from './words/index.ts';

/** What the previewed choice costs, what the lantern gives with it, and what comes then. */
export function Preview({ view, step, picked, language }: CastleDeciding) {
  if (!step || picked === null) return null;
  const say = faceWords[language];
  const { pays, gets, lantern, isEither } = outcomeOf(view, step, picked);
  if (pays.length + gets.length + lantern.length === 0) return null;
  const shown = isEither ? gets : heaped(gets);
  return (
    <p className="wc-preview">
      {pays.map(({ amount, of }) => (
        <span key={of} className="wc-preview__pay">
          {say.pays}: <b>−{amount}</b> <Mark name={of} />
        </span>
      ))}
      {lantern.length > 0 && (
        <span>
          {say.lights}: <EffectMark effects={heaped(lantern)} className="wc-preview__chip" />
          <span className="visually-hidden">{effectWords(language, lantern)}</span>
        </span>
      )}
      {shown.length > 0 && (
        <span>
          {isEither ? say.either : say.gets}:{' '}
          {shown.map((effect, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two symbols may be alike
            <EffectMark key={i} effects={[effect]} className="wc-preview__chip" />
          ))}
          <span className="visually-hidden">{effectWords(language, shown)}</span>
        </span>
      )}
    </p>
  );
}
