import { isTogether, type Seat, type State } from '../agenda.ts';
import { choicesOf, choose, interject, interjectionsOf } from '../engine.ts';
import type { Aside, Game, GameEvent } from '../game.ts';
import { type Luck, RecordedLuck } from '../luck.ts';
import type { Entry } from '../record.ts';
import { bytes, firstGap, type Report } from './law.ts';

export const heardBy = (seat: Seat | null, told: readonly GameEvent[]): string =>
  bytes(told.filter(({ only }) => only === undefined || only === seat));

/**
 * Law 5 for events: a seat that sees the same before and after is told the same, whatever is hidden from it. Only the
 * end of a round of simultaneous decisions may tell what leaves no trace: the bids that did not win.
 */
export function checkOverheard<S extends State>(
  game: Game<S>,
  before: S,
  entry: Entry,
  after: S,
  told: readonly GameEvent[],
  seats: number,
  luck: Luck,
  report: Report,
): void {
  if (isTogether(before.agenda.at(-1)) && !isTogether(after.agenda.at(-1))) return;
  for (let seat = 0; seat < seats; seat++) {
    const imagined = game.imagine(game.hide(before, seat), seat, luck);
    const list = (entry.aside ? interjectionsOf : choicesOf)(game, imagined, entry.seat);
    if (!list.includes(entry.choice)) continue;
    const events: GameEvent[] = [];
    try {
      const aside: Aside = { luck: new RecordedLuck(entry.lots), tell: (event) => events.push(event) };
      (entry.aside ? interject : choose)(game, imagined, entry.seat, entry.choice, aside);
    } catch {
      continue; // With other cards the same lots need not fit.
    }
    if (bytes(game.hide(imagined, seat)) !== bytes(game.hide(after, seat))) continue;
    for (const listener of [seat, null]) {
      const [real, other] = [heardBy(listener, told), heardBy(listener, events)];
      if (real !== other)
        report(
          'secret',
          `the events of ${bytes(entry.choice)} tell what is hidden from seat ${seat}: ${firstGap(real, other)}`,
        );
    }
  }
}

/**
 * Law 5 for events: where another lot would have changed only what is hidden from somebody, he is told the same.
 * `play` does the same thing with other luck.
 */
export function checkLotsUnheard<S extends State>(
  game: Game<S>,
  play: (aside: Aside) => S,
  lots: readonly number[],
  real: { readonly state: S; readonly told: readonly GameEvent[] },
  seats: number,
  luck: Luck,
  report: Report,
): void {
  for (let tries = Math.min(lots.length, 3); tries > 0; tries--) {
    const events: GameEvent[] = [];
    const state = play({ luck: oneLotChanged(lots, luck), tell: (event) => events.push(event) });
    if (bytes(state) === bytes(real.state)) continue;
    for (const seat of [null, ...Array.from({ length: seats }, (_, one) => one)]) {
      const [heard, other] = [heardBy(seat, real.told), heardBy(seat, events)];
      if (heard === other || bytes(game.hide(state, seat)) !== bytes(game.hide(real.state, seat))) continue;
      const who = seat === null ? 'a spectator' : `seat ${seat}`;
      report('secret', `the events tell ${who} of a lot that it may not know: ${firstGap(heard, other)}`);
    }
  }
}

function oneLotChanged(lots: readonly number[], luck: Luck): Luck {
  const changed = luck.below(lots.length);
  let at = 0;
  return {
    below(n) {
      const lot = lots[at] ?? luck.below(n);
      return (at++ === changed ? lot + 1 + luck.below(n) : lot) % n;
    },
  };
}
