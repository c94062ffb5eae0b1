import { RESOURCES } from '@engawa/bitoku';
import { EffectMark } from './art/effect-art.tsx';
import { Mark } from './art/text.tsx';
import type { BitokuDeciding } from './deciding.ts';
import { dictionary } from './naming.ts';
import { outcomeOf } from './outcome.ts';
import './preview.css';
import { faceWords } from './words/index.ts';

/** What the previewed choice costs, and what it brings. */
export function Preview({ view, step, picked, language }: BitokuDeciding) {
  if (!step || picked === null) return null;
  const say = faceWords[language];
  const { pays, due, gets } = outcomeOf(view, step, picked);
  const goods = RESOURCES.flatMap((good) => ((pays[good] ?? 0) > 0 ? [[good, pays[good]!] as const] : []));
  if (goods.length + due + gets.length === 0) return null;
  const words = dictionary(language);
  return (
    <p className="bt-preview">
      {(goods.length > 0 || due > 0) && (
        <span className="bt-preview__pay">
          {say.pays}:{' '}
          {goods.map(([good, amount]) => (
            <span key={good}>
              <b>−{amount}</b> <Mark name={`res-${good}`} />
              <span className="visually-hidden">{words.resource(good, amount)}</span>
            </span>
          ))}
          {due > 0 && (
            <span>
              <b>−{due}</b> <Mark name="res-any" />
              <span className="visually-hidden">{words.effect([`any:${due}`])}</span>
            </span>
          )}
        </span>
      )}
      {gets.length > 0 && (
        <span>
          {say.gets}:{' '}
          <span className="bt-chip">
            <EffectMark effect={gets} />
          </span>
          <span className="visually-hidden">{words.effect(gets)}</span>
        </span>
      )}
    </p>
  );
}
