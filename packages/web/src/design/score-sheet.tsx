import { type ReactNode, useId } from 'react';
import { useWords } from '../words/index.ts';
import { classes } from './class-names.ts';
import { Crest } from './crest.tsx';
import './score-sheet.css';
import { designWords } from './words/index.ts';

interface ScoreSheetProps {
  readonly rows: readonly { readonly id: string; readonly label: ReactNode; readonly icon?: ReactNode }[];
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly place: number }[];
  /** `cells[row id]` has one number a seat, in the order of `seats`. */
  readonly cells: Readonly<Record<string, readonly (number | undefined)[]>>;
  readonly totals: readonly number[];
  /** Nobody has won yet: the first is only first. */
  readonly isProvisional?: boolean | undefined;
  /** Why equal totals have different places, or that a victory is shared. */
  readonly tie?: ReactNode;
  /** A number was pressed: the log shows where it came from. */
  readonly onOpen?: ((row: string, seat: number) => void) | undefined;
  /** The number whose lines are shown. */
  readonly opened?: { readonly row: string; readonly seat: number } | null | undefined;
  /** How many rows are uncovered: the end of a game shows them one after the other. All if left out. */
  readonly shown?: number | undefined;
}

export function ScoreSheet(props: ScoreSheetProps) {
  const { rows, seats, cells, totals, tie, onOpen, opened, isProvisional = false, shown = props.rows.length } = props;
  const words = useWords(designWords);
  const id = useId();
  const isComplete = shown >= rows.length;
  const column = (place: number) => (place === 1 && isComplete && !isProvisional ? 'score-sheet__won' : undefined);
  return (
    <div className="score-sheet">
      {/* biome-ignore lint/a11y/useSemanticElements: a place that scrolls, not a part of a form. */}
      <div
        className="score-sheet__scroll"
        role="group"
        aria-label={words.score.name}
        // A table wider than its place must scroll by keyboard; numbers that can be pressed do that.
        tabIndex={onOpen ? undefined : 0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col" className="score-sheet__source">
                {words.score.source}
              </th>
              {seats.map(({ seat, name, place }) => (
                <th key={seat} scope="col" className={column(place)} data-seat={seat}>
                  <span className="score-sheet__seat">
                    <Crest seat={seat} size={24} />
                    <span className="score-sheet__name" id={`${id}-seat-${seat}`}>
                      {name}
                    </span>
                    {isComplete ? (
                      <span className="score-sheet__place">
                        {place === 1 && !isProvisional ? words.score.winner : words.score.place(place)}
                      </span>
                    ) : null}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ id: row, label, icon }) => {
              const numbers = cells[row] ?? [];
              const best = Math.max(...numbers.map((n) => n ?? 0));
              return (
                <tr key={row} className="score-sheet__row">
                  <th scope="row">
                    <span className="score-sheet__label" id={`${id}-row-${row}`}>
                      {icon}
                      {label}
                    </span>
                  </th>
                  {seats.map(({ seat, place }, index) => {
                    const points = numbers[index];
                    const text = points ?? '–';
                    return (
                      <td
                        key={seat}
                        className={classes(column(place), points === best && best > 0 && 'score-sheet__best')}
                      >
                        {onOpen && points ? (
                          <button
                            type="button"
                            id={`${id}-${row}-${seat}`}
                            className="score-sheet__open"
                            aria-labelledby={`${id}-row-${row} ${id}-seat-${seat} ${id}-${row}-${seat}`}
                            aria-expanded={opened?.row === row && opened.seat === seat}
                            onClick={() => onOpen(row, seat)}
                          >
                            {text}
                          </button>
                        ) : (
                          <span>{text}</span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
          {isComplete ? (
            <tfoot>
              <tr>
                <th scope="row">{words.score.total}</th>
                {seats.map(({ seat, place }, index) => (
                  <td key={seat} className={column(place)}>
                    {totals[index]}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {tie && isComplete ? <p className="score-sheet__tie">{tie}</p> : null}
    </div>
  );
}
