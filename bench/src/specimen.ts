import {
  difference,
  type Game,
  type GameRecord,
  type Options,
  readOptions,
  replay,
  SearchLuck,
  type State,
  Table,
} from '@engawa/kernel';

/** One random game, to measure things on. */
interface Specimen {
  readonly record: GameRecord;
  readonly middle: State;
  /** Averages over every choice and every seat. */
  readonly bytes: { readonly view: number; readonly difference: number };
}

/** Four seats, or as many as there are: what a table usually looks like. */
export function usualSeats({ seats }: Game): number {
  return seats.min <= 4 && seats.max >= 4 ? 4 : seats.max;
}

export function usualOptions(game: Game): Options {
  return readOptions(game.options, usualSeats(game));
}

export function specimenOf(game: Game, seed: number): Specimen {
  const luck = SearchLuck.seeded(seed);
  const table = new Table(game, usualSeats(game), usualOptions(game), luck);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  let views = seats.map((seat) => table.view(seat));
  let viewBytes = 0;
  let differenceBytes = 0;
  while (!table.isOver) {
    const deciding = table.deciders();
    const seat = deciding[luck.below(deciding.length)]!;
    const list = table.choices(seat);
    table.choose(seat, list[luck.below(list.length)]!);
    const before = views;
    views = seats.map((one) => table.view(one));
    for (const one of seats) {
      viewBytes += bytesOf(views[one]);
      differenceBytes += bytesOf(difference(before[one], views[one]));
    }
  }
  const sent = table.length * table.seats;
  const record = table.record();
  const { state } = replay(game, record, table.length >> 1);
  return { record, middle: state, bytes: { view: viewBytes / sent, difference: differenceBytes / sent } };
}

/** Nothing is sent when nothing changed. */
function bytesOf(value: unknown): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
}
