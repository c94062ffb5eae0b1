import { type Choice, isTogether, type Seat, type State } from '../agenda.ts';
import { HIDDEN, maySee, type Slot } from '../deck.ts';
import { same } from '../difference.ts';
import { choicesOf, choose, copyOf, deciders, interjectionsOf, isOver } from '../engine.ts';
import type { Aside, Game, GameEvent } from '../game.ts';
import type { Luck } from '../luck.ts';
import { bytes, firstGap, type Report } from './law.ts';
import { notPlain } from './plain.ts';

/**
 * Law 5: what a seat sees does not depend on what it does not know, and imagining the rest does not change it.
 * `watched` is what a spectator sees.
 */
export function checkSecret<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  watched: string,
  luck: Luck,
  report: Report,
): void {
  const view = checkView(game, state, seat, report);
  const seen = bytes(view);
  const imagined = game.imagine(view, seat, luck);
  if (bytes(view) !== seen) report('secret', 'imagining changed the view itself');
  const again = bytes(game.hide(imagined, seat));
  if (again !== seen)
    report('secret', `the view of seat ${seat} depends on what is hidden from it: ${firstGap(seen, again)}`);
  // A spectator knows nothing that a seat does not know: what one seat may imagine changes nothing for him.
  const watchedAgain = bytes(game.hide(imagined, null));
  if (watchedAgain !== watched)
    report('secret', `a spectator sees what is hidden from seat ${seat}: ${firstGap(watched, watchedAgain)}`);
  const [real, fromView, fromImagined] = [state, view, imagined].map((one) => choicesOf(game, one, seat));
  if (!same(real, fromView) || !same(real, fromImagined)) {
    report(
      'secret',
      `seat ${seat} has other choices in its view: ${bytes(real)}, ${bytes(fromView)}, ${bytes(fromImagined)}`,
    );
  }
  if (!same(interjectionsOf(game, state, seat), interjectionsOf(game, view, seat))) {
    report('secret', `seat ${seat} has other interjections in its view`);
  }
  for (const fault of game.faults(imagined))
    report('secret', `what seat ${seat} imagines is no state of the game: ${fault}`);
  playOn(game, imagined, luck);
  if (bytes(view) !== seen) report('secret', 'playing on what was imagined changed the view');
}

/** What leaves the table is plain, and shows no face-down card to who has not seen it. */
export function checkView<S extends State>(game: Game<S>, state: S, seat: Seat | null, report: Report): S {
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  const view = game.hide(state, seat);
  const odd = notPlain(view, 'view');
  if (odd !== undefined) report('plain', `in the view of ${who} ${odd}`);
  // When all is over a game may turn its cards face up.
  const leak = isOver(state) ? undefined : shownSlot(view, seat);
  if (leak !== undefined) report('secret', `the view of ${who} shows a card it has not seen: ${bytes(leak)}`);
  return view;
}

function shownSlot(value: unknown, seat: Seat | null): Slot | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isSlot(value)) return value.card === HIDDEN || maySee(value, seat) ? undefined : value;
  for (const one of Object.values(value)) {
    const leak = shownSlot(one, seat);
    if (leak !== undefined) return leak;
  }
  return undefined;
}

function isSlot(value: object): value is Slot {
  return 'card' in value && 'seen' in value && 'mix' in value;
}

/** One choice on from an imagined state: a search goes there. */
function playOn<S extends State>(game: Game<S>, imagined: S, luck: Luck): void {
  const seats = deciders(game, imagined);
  if (seats.length === 0) return;
  const seat = seats[luck.below(seats.length)]!;
  const list = choicesOf(game, imagined, seat);
  if (list.length === 0) throw new Error(`seat ${seat} has no choice`);
  choose(game, imagined, seat, list[luck.below(list.length)]!, { luck });
}

/**
 * Law 5 for simultaneous decisions: what one seat picks changes no byte that another one sees or hears, until all have
 * picked. Each choice is tried on a copy, and then the others go on in the same way until one seat is left.
 */
export function checkSealed<S extends State>(game: Game<S>, state: S, seats: number, report: Report): void {
  if (!isTogether(state.agenda.at(-1))) return;
  for (const seat of deciders(game, state)) {
    const open = choicesOf(game, state, seat).map((choice) =>
      seenByOthers(game, copyOf(game, state), seat, choice, seats),
    );
    if (open.some((seen) => seen !== undefined && open[0] !== undefined && seen !== open[0])) {
      report('secret', `the others see what seat ${seat} picks in secret`);
    }
  }
}

/** What reaches the others at once, and when only one seat is left to wait for; undefined when the choice closes the round. */
function seenByOthers<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seats: number,
): string | undefined {
  const round = state.agenda.at(-1);
  const others = [null, ...Array.from({ length: seats }, (_, one) => one)].filter((one) => one !== seat);
  const told: GameEvent[] = [];
  const aside: Aside = { luck: { below: () => 0 }, tell: (event) => told.push(event) };
  const seen = () => {
    const heard = others.map((one) => told.filter(({ only }) => only === undefined || only === one));
    return bytes([heard, others.map((one) => game.hide(state, one))]);
  };
  choose(game, state, seat, choice, aside);
  if (state.agenda.at(-1) !== round) return undefined;
  const atOnce = seen();
  for (;;) {
    const waiting = deciders(game, state);
    const next = waiting.find((one) => one !== seat);
    if (next === undefined || waiting.length === 1) return atOnce + seen();
    choose(game, state, next, choicesOf(game, state, next)[0]!, aside);
  }
}
