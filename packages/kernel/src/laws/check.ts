import type { State } from '../agenda.ts';
import { same } from '../difference.ts';
import { choicesOf, choose, copyOf, deciders, interject, interjectionsOf, isOver } from '../engine.ts';
import type { Game } from '../game.ts';
import type { Luck } from '../luck.ts';
import { total } from '../standings.ts';
import { bytes, Findings, type Report, type Violation } from './law.ts';
import { notPlain } from './plain.ts';
import { checkSealed, checkSecret, checkView } from './secrets.ts';
import { checkTold } from './told.ts';

/** Everything that must be true of a state by itself. */
export function checkState<S extends State>(game: Game<S>, state: S, seats: number, luck: Luck): Violation[] {
  const findings = new Findings();
  const { report, found } = findings;
  const odd = notPlain(state, 'state');
  if (odd !== undefined) report('plain', odd);
  const original = bytes(state);
  if (bytes(copyOf(game, state)) !== original) report('repeatable', 'a copy is not equal to its original');
  if (found.length > 0) return found;
  findings.try('live', 'listing the choices', () => {
    checkLists(game, state, report);
    checkNoDeadEnd(game, state, luck, report);
  });
  findings.try('live', 'interjecting', () => checkInterjections(game, state, seats, luck));
  if (bytes(state) !== original) report('repeatable', 'playing on a copy changed the original');
  findings.try('conserved', 'looking for faults', () => {
    for (const fault of game.faults(state)) report('conserved', fault);
  });
  findings.try('secret', 'hiding', () => {
    const watched = bytes(checkView(game, state, null, report));
    if (bytes(state) !== original) report('secret', 'hiding changed the state itself');
    for (let seat = 0; seat < seats; seat++) {
      findings.try('secret', `imagining for seat ${seat}`, () => checkSecret(game, state, seat, watched, luck, report));
    }
    if (bytes(state) !== original) report('secret', 'hiding or imagining changed the state itself');
  });
  findings.try('secret', 'a sealed choice', () => checkSealed(game, state, seats, report));
  findings.try('counted', 'the score sheet', () => checkCounted(game, state, seats, report));
  findings.try('told', 'putting the state into words', () => checkTold(game, state, seats, luck, report));
  return found;
}

/** Laws 3 and 10: somebody can choose; no choice is listed twice; the list is always the same. */
function checkLists<S extends State>(game: Game<S>, state: S, report: Report): void {
  if (isOver(state)) return;
  const seats = deciders(game, state);
  if (seats.length === 0) report('total', 'the game is not over, but nobody decides');
  for (const seat of seats) {
    const list = choicesOf(game, state, seat);
    if (list.length === 0) report('total', `seat ${seat} decides, but has no choice`);
    if (!list.every((one) => typeof one === 'string' || Number.isFinite(one))) {
      report('legal', `a choice is neither a number nor a text: ${list.map(String).join(', ')}`);
    }
    if (new Set(list).size !== list.length) report('live', `a choice is listed twice: ${bytes(list)}`);
    if (new Set(list.map(String)).size !== list.length) report('live', `two choices print alike: ${bytes(list)}`);
    const again = choicesOf(game, JSON.parse(bytes(state)) as S, seat);
    if (!same(list, again)) report('live', `the order of choices is not stable: ${bytes(list)}, then ${bytes(again)}`);
  }
}

/** Law 10: after every listed choice somebody can go on, or the game is over. */
function checkNoDeadEnd<S extends State>(game: Game<S>, state: S, luck: Luck, report: Report): void {
  for (const seat of deciders(game, state)) {
    for (const choice of choicesOf(game, state, seat)) {
      const next = copyOf(game, state);
      try {
        choose(game, next, seat, choice, { luck });
        const stuck = deciders(game, next).find((one) => choicesOf(game, next, one).length === 0);
        if (stuck !== undefined) report('live', `after ${bytes(choice)} seat ${stuck} has no choice`);
      } catch (error) {
        report('live', `seat ${seat} cannot choose ${bytes(choice)} after all: ${(error as Error).message}`);
      }
    }
  }
}

/** Laws 3 and 10 for interjections: all can be made, what is open stays open, and at some time there are no more. */
function checkInterjections<S extends State>(game: Game<S>, state: S, seats: number, luck: Luck): void {
  const next = copyOf(game, state);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  for (let count = 0; ; count++) {
    const list = everySeat.flatMap((seat) => interjectionsOf(game, next, seat).map((choice) => ({ seat, choice })));
    if (list.length === 0) return;
    if (count > game.longest) throw new Error('there is no end to it');
    const { seat, choice } = list[luck.below(list.length)]!;
    interject(game, next, seat, choice, { luck });
    if (!same(next.agenda, state.agenda)) throw new Error(`${bytes(choice)} changes the agenda`);
    const stuck = deciders(game, next).find((one) => choicesOf(game, next, one).length === 0);
    if (stuck !== undefined) throw new Error(`after ${bytes(choice)} seat ${stuck} has no choice`);
  }
}

/** Law 8: the rows of the score sheet add up, and everybody has a place. */
function checkCounted<S extends State>(game: Game<S>, state: S, seats: number, report: Report): void {
  const standings = game.standings(state);
  const seated = standings.map(({ seat }) => seat).sort((a, b) => a - b);
  if (seated.join() !== Array.from({ length: seats }, (_, seat) => seat).join()) {
    report('counted', `there are standings of the seats ${seated.join(' ')}, not of ${seats} seats`);
  }
  for (const { seat, score, sheet, place } of standings) {
    if (total(sheet) !== score)
      report('counted', `the sheet of seat ${seat} adds up to ${total(sheet)}, not to ${score}`);
    if (place < 1 || place > seats) report('counted', `seat ${seat} has place ${place}`);
  }
  if (!standings.some((one) => one.place === 1)) report('counted', 'nobody is first');
  const guesses = game.evaluate(state);
  if (guesses.length !== seats || !guesses.every(Number.isFinite)) {
    report('counted', `the guess at ${seats} scores is ${bytes(guesses)}`);
  }
}
