import { Crest } from '../../design/index.ts';
import { Mark } from './art/marks.tsx';
import type { SunDeciding } from './deciding.ts';
import { outcomeOf } from './outcome.ts';
import './preview.css';
import { faceWords } from './words/index.ts';

const SIGNS = [
  ['coins', 'coin'],
  ['points', 'vp'],
  ['ronin', 'ronin'],
  ['honor', 'honor'],
] as const;
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What the previewed choice costs and brings; of a province, how strong one would be there. */
export function Preview({ view, step, picked, language, who }: SunDeciding) {
  if (step === undefined || picked === null) return null;
  const say = faceWords[language];
  const outcome = outcomeOf(view, step, picked);
  const { outlook } = outcome;
  const counts = SIGNS.flatMap(([good, sign]) => {
    const amount = outcome[good] ?? 0;
    return amount === 0 ? [] : [{ good, sign, amount }];
  });
  if (counts.length === 0 && outlook === undefined) return null;
  return (
    <p className="rs-preview">
      {counts.map(({ good, sign, amount }) => (
        <span key={good} data-tone={amount < 0 ? 'pay' : 'gain'}>
          <b>{signed(amount)}</b> <Mark name={sign} className={sign === 'honor' ? 'rs-game' : ''} />
        </span>
      ))}
      {outlook && (
        <span>
          {say.forceThere} <b>{outlook.own}</b>
          {outlook.rival !== undefined && (
            <>
              {' '}
              : {outlook.best} <Crest seat={outlook.rival} size={16} />
              <span className="visually-hidden">{who(outlook.rival)}</span>
            </>
          )}{' '}
          · {outlook.leads ? say.youLead : say.youTrail}
        </span>
      )}
    </p>
  );
}
