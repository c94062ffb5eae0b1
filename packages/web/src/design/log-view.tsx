import { Fragment, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { classes } from './class-names.ts';
import { Crest } from './crest.tsx';
import './log-view.css';
import { designWords } from './words/index.ts';

export interface LogLine {
  readonly id: string;
  readonly seat?: number | null | undefined;
  /** Instead of a crest: what this line is about. */
  readonly icon?: ReactNode;
  readonly text: ReactNode;
  /** The last move, or the place where a replay stands. */
  readonly isNow?: boolean | undefined;
  /** Taken back: it stays in the log, struck through. */
  readonly isUndone?: boolean | undefined;
}

export interface LogGroup {
  readonly id: string;
  /** "Turn 12 · Olga". */
  readonly title?: ReactNode;
  readonly lines: readonly LogLine[];
}

interface LogViewProps {
  readonly groups: readonly LogGroup[];
  /** The first group that came while the reader was away. */
  readonly newFrom?: string | undefined;
  /** The line that is pointed at; null when none is. Its pieces are outlined on the board. */
  readonly onPoint?: ((line: LogLine | null) => void) | undefined;
  /** A line was pressed: the replay goes there. */
  readonly onOpen?: ((line: LogLine) => void) | undefined;
  /** Above the lines: what to show of them. */
  readonly filter?: ReactNode;
  readonly label?: string | undefined;
}

export function LogView({ groups, newFrom, onPoint, onOpen, filter, label }: LogViewProps) {
  const words = useWords(designWords);
  return (
    <div className="log">
      {filter ? <div className="log__filter">{filter}</div> : null}
      {groups.length === 0 ? <p className="log__empty">{words.log.empty}</p> : null}
      <ol className="log__groups" aria-label={label ?? words.log.name}>
        {groups.map((group) => (
          <Fragment key={group.id}>
            {group.id === newFrom ? (
              <li className="log__new">
                <span>{words.log.away}</span>
              </li>
            ) : null}
            <li className="log__group">
              {group.title ? <div className="log__title">{group.title}</div> : null}
              <ul className="log__lines">
                {group.lines.map((line) => (
                  <Line key={line.id} line={line} onPoint={onPoint} onOpen={onOpen} />
                ))}
              </ul>
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

type LineProps = { readonly line: LogLine } & Pick<LogViewProps, 'onPoint' | 'onOpen'>;

function Line({ line, onPoint, onOpen }: LineProps) {
  const { seat, icon, text, isNow, isUndone } = line;
  const names = classes('log__line', isNow && 'log__line--now', isUndone && 'log__line--undone');
  const inside = (
    <>
      {icon ?? (typeof seat === 'number' ? <Crest seat={seat} size={20} /> : <span className="log__dot" />)}
      <span className="log__text">{text}</span>
    </>
  );
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      {onOpen || onPoint ? (
        <button
          type="button"
          className={names}
          onClick={() => onOpen?.(line)}
          onPointerEnter={() => onPoint?.(line)}
          onPointerLeave={() => onPoint?.(null)}
          onFocus={() => onPoint?.(line)}
          onBlur={() => onPoint?.(null)}
        >
          {inside}
        </button>
      ) : (
        <div className={names}>{inside}</div>
      )}
    </li>
  );
}
