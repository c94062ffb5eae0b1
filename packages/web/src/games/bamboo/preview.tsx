import { Mark } from './art/marks.tsx';
import type { BambooDeciding } from './deciding.ts';
import { harmonyName } from './naming.ts';
import { outcomeOf } from './outcome.ts';
import './preview.css';
import { faceWords } from './words/index.ts';

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What the previewed choice costs and brings. */
export function Preview({ view, step, picked, language }: BambooDeciding) {
  if (!step || picked === null) return null;
  const say = faceWords[language];
  const { coins, happiness, sticks, activations, fulfils, balance } = outcomeOf(view, step, picked);
  const counts = [
    { sign: 'stick', amount: sticks },
    { sign: 'act-income', amount: coins },
    { sign: 'happiness', amount: happiness },
  ].filter((one): one is typeof one & { amount: number } => one.amount !== undefined && one.amount !== 0);
  const hasSome = counts.length > 0 || activations || balance || (fulfils ?? []).length > 0;
  if (!hasSome) return null;
  return (
    <p className="bb-preview-line" data-seat={'seat' in step ? step.seat : undefined}>
      {counts.map(({ sign, amount }) => (
        <span key={sign} data-tone={amount < 0 ? 'pay' : 'gain'}>
          <b>{signed(amount)}</b> <Mark name={sign} />
        </span>
      ))}
      {activations !== undefined && <span>{say.activations(activations)}</span>}
      {(fulfils ?? []).map((tile) => (
        <span key={tile} data-tone="gain">
          {say.fulfils}: {harmonyName(language, tile)}
        </span>
      ))}
      {balance && <span>{say.sides(balance.left, balance.right)}</span>}
    </p>
  );
}
