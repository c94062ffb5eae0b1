import type { GameEvent, Who, Words } from '@engawa/kernel';
import { Crest } from '../design/index.ts';
import { useWords } from '../words/index.ts';
import type { Frame } from './film.ts';
import type { Moment } from './moments.ts';
import { replayWords } from './words/index.ts';

interface MomentListProps {
  readonly moments: readonly Moment[];
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly words: Words;
  readonly who: Who;
  readonly onOpen: (at: number) => void;
}

/** What stands in the list and over the mark of a moment: its most telling event. */
export function momentText(frame: Frame, words: Words, who: Who): string {
  const worth = (event: GameEvent) => {
    const { points } = event as { points?: unknown };
    return typeof points === 'number' ? points : 0;
  };
  const [first] = [...frame.events].filter(({ only }) => only === undefined).sort((a, b) => worth(b) - worth(a));
  return first === undefined ? '' : words.event(first, who).replace(/\.$/, '');
}

/** Where the game was decided; a press leads there. */
export function MomentList({ moments, frames, at, words, who, onOpen }: MomentListProps) {
  const say = useWords(replayWords);
  return (
    <section className="replay-moments">
      <h2>
        {say.moments} <small>{say.momentsHelp}</small>
      </h2>
      <ol className="replay-moments__list">
        {moments.map((moment, i) => (
          <li key={moment.at}>
            <button
              type="button"
              className="replay-moments__open"
              aria-current={moment.at === at ? 'step' : undefined}
              onClick={() => onOpen(moment.at)}
            >
              <span className="replay-moments__number">{i + 1}</span>
              <Crest seat={moment.seat} size={20} />
              <span className="replay-moments__text">
                {moment.at === frames.length - 1 ? say.momentEnd : momentText(frames[moment.at]!, words, who)}
                {moment.leads ? <em> · {say.momentLead}</em> : null}
              </span>
              <span className="replay-moments__gain">{say.gain(moment.gain)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
