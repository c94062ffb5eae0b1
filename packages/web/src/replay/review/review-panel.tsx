import type { Judged, Review } from '@engawa/bots';
import type { Who, Words } from '@engawa/kernel';
import { useWords } from '../../words/index.ts';
import type { Frame } from '../film.ts';
import { MomentList, type MomentRow, momentText } from '../moment-list.tsx';
import { replayWords } from '../words/index.ts';
import { Accounts } from './accounts.tsx';
import { change } from './changes.ts';
import { Judgement } from './judgement.tsx';
import './review.css';
import type { LineShow } from './use-line.ts';

interface ReviewPanelProps {
  readonly review: Review;
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly words: Words;
  readonly who: Who;
  readonly lines: LineShow;
  readonly onOpen: (at: number) => void;
  readonly onInstead: (judged: Judged) => void;
}

/** Where the game was decided, what the choice that led here was worth, and how much was luck. */
export function ReviewPanel({ review, frames, at, words, who, lines, onOpen, onInstead }: ReviewPanelProps) {
  const say = useWords(replayWords).review;
  const judged = review.decisions.find((one) => one.at === at - 1);
  const rows = review.key.map((moment): MomentRow => {
    const { why } = moment;
    return {
      at: moment.at,
      seat: moment.seat,
      text: momentText(frames[moment.at]!, words, who),
      note: why === 'missed' ? say.missed : say.byLuck,
      gain: change(moment.change),
    };
  });
  return (
    <>
      {rows.length === 0 ? (
        <p className="review-judged--none">{say.noMoments}</p>
      ) : (
        <MomentList rows={rows} at={at} onOpen={onOpen} />
      )}
      <Judgement
        judged={judged}
        who={who}
        line={lines.line}
        onLine={(step) => judged && lines.show(judged, step)}
        onInstead={() => judged && onInstead(judged)}
      />
      <Accounts accounts={review.accounts} who={who} />
    </>
  );
}
