import type { Seat, State } from './agenda.ts';
import { begin, choicesOf, choose, fitsSeats, interject, interjectionsOf, isOver } from './engine.ts';
import type { Aside, Game, GameEvent } from './game.ts';
import { RecordedLuck } from './luck.ts';
import { type Options, readOptions } from './options.ts';
import { type Entry, type GameRecord, RecordError, stateHash } from './record.ts';
import { isHex } from './sha256.ts';
import { commitmentOf, TableLuck } from './table-luck.ts';

/** A game as it stands after some entries of its record. */
export interface Position<S> {
  readonly state: S;
  /** What was told: by the setup first, then by every entry. */
  readonly told: GameEvent[][];
}

/** The setup of a record, played with its lots. */
export function replaySetup<S extends State>(
  game: Game<S>,
  seats: number,
  options: Options,
  lots: readonly number[],
): Position<S> {
  const told: GameEvent[] = [];
  const state = withLots(lots, (luck) => begin(game, seats, options, { luck, tell: (event) => told.push(event) }));
  return { state, told: [told] };
}

/** Plays one entry of a record. A wrong choice or a lot that does not fit is an error. */
export function replayEntry<S extends State>(game: Game<S>, position: Position<S>, entry: Entry): void {
  const { state } = position;
  const { seat, choice } = entry;
  const told: GameEvent[] = [];
  const list = entry.aside ? interjectionsOf(game, state, seat) : choicesOf(game, state, seat);
  if (!list.includes(choice)) throw new RecordError(`seat ${seat} cannot choose ${JSON.stringify(choice)}`);
  withLots(entry.lots, (luck) => {
    const aside: Aside = { luck, tell: (event) => told.push(event) };
    if (entry.aside) interject(game, state, seat, choice, aside);
    else choose(game, state, seat, choice, aside);
  });
  position.told.push(told);
}

function withLots<R>(lots: readonly number[], play: (luck: RecordedLuck) => R): R {
  const luck = new RecordedLuck(lots);
  const result = play(luck);
  if (luck.left > 0) throw new RecordError('there are more lots than were drawn');
  return result;
}

/** The game of a record after its first `to` entries (all, if absent). */
export function replay<S extends State>(game: Game<S>, record: GameRecord, to = record.entries.length): Position<S> {
  if (record.game !== game.id) throw new RecordError(`This is a record of ${record.game}, not of ${game.id}.`);
  if (record.version !== game.version) {
    throw new RecordError(
      `The record follows version ${record.version} of the rules, this is version ${game.version}.`,
    );
  }
  const { seats } = record;
  if (!fitsSeats(game, seats)) {
    throw new RecordError(`${game.id} is not played with ${seats} seats.`);
  }
  let at = 'In the setup';
  try {
    const options = readOptions(game.options, seats, record.options);
    const position = replaySetup(game, seats, options, record.setup);
    record.entries.slice(0, to).forEach((entry, i) => {
      at = `At choice ${i + 1}`;
      if (entry.seat >= seats) throw new RecordError(`there is no seat ${entry.seat}`);
      replayEntry(game, position, entry);
    });
    return position;
  } catch (error) {
    throw new RecordError(`${at}: ${(error as Error).message.replace(/\.$/, '')}.`);
  }
}

/** Checks a record down to the last draw. Throws a RecordError that says what is wrong. */
export function verify<S extends State>(game: Game<S>, record: GameRecord): Position<S> {
  const { luck } = record;
  const position = replay(game, record);
  if (stateHash(position.state) !== record.state)
    throw new RecordError('The record does not lead to the state it names.');
  const scores = isOver(position.state) ? scoresOf(game.standings(position.state)) : undefined;
  if (`${scores}` !== `${record.scores}`) throw new RecordError('The scores are not those of the game.');
  if (luck?.seed !== undefined) {
    if (!isHex(luck.seed) || commitmentOf(luck.seed) !== luck.commitment)
      throw new RecordError('The seed is not the one that was promised.');
    verifyLots(game, record, new TableLuck(luck.seed, luck.salts));
  }
  return position;
}

/** Plays the record once more with the luck of its seed: every lot must come out as it is written. */
function verifyLots<S extends State>(game: Game<S>, record: GameRecord, luck: TableLuck): void {
  const checked = (lots: readonly number[]) => {
    let at = 0;
    return {
      below(n: number) {
        const lot = luck.below(n);
        if (lot !== lots[at++]) throw new RecordError('A lot is not the one that the seed gives.');
        return lot;
      },
    };
  };
  const options = readOptions(game.options, record.seats, record.options);
  const state = begin(game, record.seats, options, { luck: checked(record.setup) });
  for (const { seat, choice, lots, aside } of record.entries) {
    (aside ? interject : choose)(game, state, seat, choice, { luck: checked(lots) });
  }
}

export function scoresOf(standings: readonly { readonly seat: Seat; readonly score: number }[]): number[] {
  return [...standings].sort((a, b) => a.seat - b.seat).map((one) => one.score);
}
