import type { TableSummary } from '@engawa/wire';
import type { ReactNode } from 'react';
import { Emblem } from '../../art/emblem.tsx';
import { gameName } from '../../art/games.ts';
import { Crest } from '../../design/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { clockWords } from './clock.ts';
import { whoIsThere } from './who.ts';
import { sharedWords } from './words/index.ts';
import './table-row.css';

interface TableRowProps {
  readonly table: TableSummary;
  /** What stands under the game's name; who sits there and the clock, if absent. */
  readonly detail?: ReactNode;
  /** It is the reader's move: the one thing in vermilion on the page. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A table in a list: its game, who sits there, and one thing to do. */
export function TableRow({ table, detail, isUrgent = false, children }: TableRowProps) {
  const words = useWords(sharedWords);
  const language = useSettings((settings) => settings.language);
  const { people, bots, free } = whoIsThere(table, words);
  const names = [...people, ...bots];
  return (
    <li className={`table-row${isUrgent ? ' table-row--urgent' : ''}`}>
      <Emblem game={table.game} />
      <div className="table-row__text">
        <div className="table-row__game">{gameName(language, table.game)}</div>
        <div className="table-row__detail">
          {detail ?? [people.join(', ') || words.freeSeats(free), clockWords(words, table.clock)].join(' · ')}
        </div>
      </div>
      <span className="table-row__seats" role="img" aria-label={words.seats(names, free)}>
        {table.seats.map(({ person, bot }, seat) =>
          person || bot ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <Crest key={seat} seat={seat} size={22} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <span key={seat} className="table-row__free" />
          ),
        )}
      </span>
      <div className="table-row__action">{children}</div>
    </li>
  );
}
