import { LEVEL_POINTS, TURNS_PER_ROUND } from './components.ts';
import type { Must } from './faults.ts';
import { clansOf, courtiersOn, type Household, householdOf, type WhiteCastle } from './state.ts';

/** What must be true of the way from one decision to the next. */
export function movementFaults(before: WhiteCastle, state: WhiteCastle, must: Must): void {
  for (let clan = 0; clan < clansOf(state); clan++) {
    onward(householdOf(before, clan), householdOf(state, clan), clan, must);
  }
  must(state.round === before.round || state.round === before.round + 1, 'a round was left out');
  const roundEnds = state.turns === clansOf(state) * TURNS_PER_ROUND || state.round !== before.round;
  must(roundEnds || state.order.join() === before.order.join(), 'the turn order changed within a round');
  must(roundEnds || state.turns - before.turns <= clansOf(state), 'a turn passed by unasked');
  const layout = ({ tiles, well, gardens, yards, daimyo }: WhiteCastle) =>
    JSON.stringify([tiles, well, gardens, yards, daimyo]);
  must(layout(state) === layout(before), 'something changed that never changes');
  if (!roundEnds) onlyTheDecider(before, state, must);
  state.favours.forEach((clan, place) => {
    const was = before.favours[place]!;
    must(was < 0 || was === clan, `favour ${place + 1} was taken away`);
  });
}

/** Points and influence never fall; figures that were sent never come home, and courtiers never go down. */
function onward(before: Household, now: Household, clan: number, must: Must): void {
  must(now.points >= before.points, `clan ${clan} lost points`);
  must(now.time >= before.time, `clan ${clan} went back in time`);
  must((now.gardeners & before.gardeners) === before.gardeners, `clan ${clan} took a gardener back`);
  must(
    now.warriors.every((count, yard) => count >= before.warriors[yard]!),
    `clan ${clan} took a warrior back`,
  );
  for (let level = 0; level < LEVEL_POINTS.length; level++) {
    must(standingFrom(now, level) >= standingFrom(before, level), `a courtier of clan ${clan} went down`);
  }
}

function standingFrom(household: Household, level: number): number {
  let count = 0;
  for (let at = level; at < LEVEL_POINTS.length; at++) count += courtiersOn(household, at);
  return count;
}

/** Within a round nobody but the seat that chose has anything more or less than before. */
function onlyTheDecider(before: WhiteCastle, state: WhiteCastle, must: Must): void {
  const asked = before.agenda.at(-1);
  const decider = asked !== undefined && 'seat' in asked ? asked.seat : -1;
  state.players.forEach((player, seat) => {
    if (seat === decider) return;
    must(JSON.stringify(player) === JSON.stringify(before.players[seat]), `seat ${seat} changed out of turn`);
  });
}
