import type { Choice, LuckProof, Seat, State, Table } from '@engawa/kernel';
import type { Shown, ShownSeat } from '@engawa/wire';

const NONE: readonly never[] = [];
const STANDING_STILL = { left: 0, since: null };

interface Alone<S extends State> {
  readonly id: string;
  readonly owner: string;
  readonly table: Table<S>;
  readonly seats: readonly ShownSeat[];
  /** Whose eyes these are. */
  readonly seat: Seat | null;
  readonly choices: readonly Choice[];
  readonly luck: LuckProof;
}

/** What is shown of a table that no server knows: nobody is far away, so nothing is timed, proposed or left standing. */
export function shownAlone<S extends State>({ id, owner, table, seats, seat, choices, luck }: Alone<S>): Shown {
  const { game, isOver } = table;
  const view = table.view(seat);
  return {
    table: id,
    game: game.id,
    version: game.version,
    options: table.options,
    public: false,
    owner,
    status: isOver ? 'over' : 'running',
    closed: null,
    absent: 'wait',
    clock: { is: 'none' },
    paused: false,
    seats,
    clocks: seats.map(() => STANDING_STILL),
    luck,
    proposal: null,
    rematch: null,
    seat,
    view,
    deciders: isOver ? NONE : table.deciders(),
    choices,
    interjections: NONE,
    whyNot: seat !== null && choices.length > 0 ? (game.whyNot?.(view, seat) ?? NONE) : NONE,
    undo: { own: 0, asked: 0 },
    standing: NONE,
    places: isOver ? game.standings(table.state) : null,
  };
}
