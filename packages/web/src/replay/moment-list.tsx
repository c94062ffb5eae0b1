import type { GameEvent, Seat, Who, Words } from '@engawa/kernel';
import { Crest, classes } from '../design/index.ts';
import { useWords } from '../words/index.ts';
import type { Frame } from './film.ts';
import { replayWords } from './words/index.ts';

/** A key moment as it is read. */
export interface MomentRow {
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
  readonly note: string | null;
  readonly gain: string;
}

interface MomentListProps {
  readonly rows: readonly MomentRow[];
  readonly at: number;
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
export function MomentList({ rows, at, onOpen }: MomentListProps) {
  const say = useWords(replayWords);
  return (
    <section className="replay-moments">
      <h2>
        {say.moments} <small>{say.momentsHelp}</small>
      </h2>
      <ol className="replay-moments__list">
        {rows.map((row, i) => (
          <li key={row.at}>
            <button
              type="button"
              className="replay-moments__open"
              aria-current={row.at === at ? 'step' : undefined}
              onClick={() => onOpen(row.at)}
            >
              <span className="replay-moments__number">{i + 1}</span>
              <Crest seat={row.seat} size={20} />
              <span className="replay-moments__text">
                {row.text}
                {row.note === null ? null : <em> · {row.note}</em>}
              </span>
              <span
                className={classes('replay-moments__gain', row.gain.startsWith('−') && 'replay-moments__gain--loss')}
              >
                {row.gain}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
