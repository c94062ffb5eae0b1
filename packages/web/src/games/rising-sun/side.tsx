import { isTogether } from '@engawa/kernel';
import type { RisingSunStep } from '@engawa/rising-sun';
import { Crest } from '../../design/index.ts';
import type { SunDeciding } from './deciding.ts';
import { Purse } from './purse.tsx';
import './side.css';
import { faceWords } from './words/index.ts';

/** Beside the board: who does what, what comes next, and gifts and offers, which are possible out of turn. */
export function Side(props: SunDeciding) {
  return (
    <div className="rs-side">
      <Ahead {...props} />
      <Purse {...props} />
    </div>
  );
}

/** So much of what is still to come is a help; all of it is in the log. */
const NEXT = 4;

/** Who decides now, and then who. */
function Ahead({ view, language, words, who }: SunDeciding) {
  const say = faceWords[language];
  const steps = view.agenda.flatMap((step): readonly RisingSunStep[] =>
    isTogether(step) ? step.parts.flatMap((part) => part.agenda) : [step],
  );
  const sentences = steps.toReversed().flatMap((step) => {
    const text = words.stillToCome(step, who);
    return text === undefined ? [] : [{ text, seat: 'seat' in step ? step.seat : undefined }];
  });
  const shown = sentences.filter(({ text }, i) => sentences[i - 1]?.text !== text).slice(0, NEXT);
  if (shown.length === 0) return null;
  return (
    <ol className="rs-ahead" aria-label={say.ahead}>
      {shown.map(({ text, seat }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
        <li key={i} data-now={i === 0 || undefined}>
          {seat === undefined ? <i className="rs-ahead__dot" /> : <Crest seat={seat} size={15} />}
          {text}
        </li>
      ))}
    </ol>
  );
}
