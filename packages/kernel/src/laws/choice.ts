import type { State } from '../agenda.ts';
import { applyDifference, difference } from '../difference.ts';
import { choose, copyOf, interject } from '../engine.ts';
import type { Aside, Game, GameEvent } from '../game.ts';
import { type Luck, RecordedLuck } from '../luck.ts';
import type { Entry } from '../record.ts';
import { bytes, Findings, firstGap, type Report, type Violation } from './law.ts';
import { checkLotsUnheard, checkOverheard, heardBy } from './overheard.ts';
import { checkEvents } from './told.ts';

/** Everything that must be true of the way from one state to the next. */
export function checkChoice<S extends State>(
  game: Game<S>,
  before: S,
  entry: Entry,
  after: S,
  told: readonly GameEvent[],
  undoable: boolean,
  seats: number,
  luck: Luck,
): Violation[] {
  const findings = new Findings();
  const { report } = findings;
  checkRepeatable(game, before, entry, after, report);
  if (undoable) checkForeseen(game, before, entry, after, told, luck, report);
  findings.try('secret', 'imagining what happened', () =>
    checkOverheard(game, before, entry, after, told, seats, luck, report),
  );
  findings.try('conserved', 'looking for faults', () => {
    for (const fault of game.faults(after, before)) report('conserved', fault);
  });
  findings.try('secret', 'playing with other lots', () => {
    const otherwise = (aside: Aside) => {
      const state = copyOf(game, before);
      play(game, state, entry, aside);
      return state;
    };
    checkLotsUnheard(game, otherwise, entry.lots, { state: after, told }, seats, luck, report);
  });
  checkEvents(game, told, report);
  findings.try('repeatable', 'the difference of two views', () => {
    const { seat } = entry;
    const [old, now] = [before, after].map((state) => game.hide(state, seat));
    const kept = bytes(old);
    const arrived = applyDifference(old, JSON.parse(bytes(difference(old, now) ?? null)) ?? undefined);
    if (bytes(arrived) !== bytes(now) || bytes(old) !== kept) {
      report('repeatable', `the difference of two views of seat ${seat} does not lead from one to the other`);
    }
  });
  return findings.found;
}

/** Plays an entry of a record once more. */
function play<S extends State>(game: Game<S>, state: S, { seat, choice, aside }: Entry, help: Aside): void {
  (aside ? interject : choose)(game, state, seat, choice, help);
}

/** Laws 1 and 7: the same choice with the same lots on a copy gives the same bytes, and leaves the original alone. */
function checkRepeatable<S extends State>(game: Game<S>, before: S, entry: Entry, after: S, report: Report): void {
  const [original, reached] = [bytes(before), bytes(after)];
  const again = copyOf(game, before);
  try {
    play(game, again, entry, { luck: new RecordedLuck(entry.lots) });
    if (bytes(before) !== original || bytes(after) !== reached) {
      report('repeatable', 'playing on a copy changed the original');
    } else if (bytes(again) !== reached) {
      report(
        'deterministic',
        `${bytes(entry.choice)} with the same lots leads elsewhere: ${firstGap(reached, bytes(again))}`,
      );
    }
  } catch (error) {
    report('deterministic', `${bytes(entry.choice)} cannot be repeated: ${(error as Error).message}`);
  }
}

/** The undo limit: a choice that can be taken back told its seat nothing that it could not foresee. */
function checkForeseen<S extends State>(
  game: Game<S>,
  before: S,
  entry: Entry,
  after: S,
  told: readonly GameEvent[],
  luck: Luck,
  report: Report,
): void {
  const { seat, choice } = entry;
  const events: GameEvent[] = [];
  try {
    const imagined = game.imagine(game.hide(before, seat), seat, luck);
    play(game, imagined, entry, { luck: new RecordedLuck([]), tell: (event) => events.push(event) });
    const foreseen = bytes(game.hide(imagined, seat)) + heardBy(seat, events);
    const seen = bytes(game.hide(after, seat)) + heardBy(seat, told);
    if (foreseen !== seen)
      report(
        'secret',
        `${bytes(choice)} can be undone, but showed seat ${seat} something: ${firstGap(seen, foreseen)}`,
      );
  } catch (error) {
    report('secret', `${bytes(choice)} can be undone, but depends on what is hidden: ${(error as Error).message}`);
  }
}
