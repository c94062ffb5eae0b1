import { DISPLAYS } from './components.ts';
import type { Must } from './faults.ts';
import { type Bitoku, type Realm, realmOf, spiritsOf, totalPoints } from './state.ts';

/** What must be true of the way from one decision to the next. */
export function movementFaults(before: Bitoku, state: Bitoku, must: Must): void {
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    onward(realmOf(before, spirit), realmOf(state, spirit), spirit, must);
  }
  const years = state.round - before.round;
  must(years === 0 || years === 1, 'a year was left out');
  const dealt = ({ torii, treasures }: Bitoku) => JSON.stringify([torii, treasures]);
  must(dealt(state) === dealt(before), 'something changed that never changes');
  state.cells.forEach((built, cell) => {
    const was = before.cells[cell];
    must(
      was == null || built === was || JSON.stringify(built) === JSON.stringify(was),
      `the building on ${cell} changed`,
    );
  });
  state.sides.forEach((there, at) => {
    const was = before.sides[at]!;
    must(there.slice(0, was.length).join() === was.join(), `a pilgrim left place ${at}`);
  });
  if (years > 0 || state.phase !== 'summer' || before.phase !== 'summer') return;
  must(state.order.join() === before.order.join(), 'the turn order changed in summer');
  must((state.passed & before.passed) === before.passed, 'somebody who had passed came back');
  for (const display of DISPLAYS) {
    const kept = state.open[display].every((tile, space) => tile === null || tile === before.open[display][space]);
    must(kept, `an open ${display} came in summer`);
  }
  state.hills.forEach(({ covered }, hill) => {
    const was = before.hills[hill]!.covered;
    must((covered & was) === was, `a marker left hill ${hill}`);
  });
}

/** Points never fall before the Ascension; visits, pairs and iwakura stay; dice that crossed do not come back. */
function onward(before: Realm, now: Realm, spirit: number, must: Must): void {
  must(totalPoints(now) >= totalPoints(before), `spirit ${spirit} lost points`);
  must(now.visited >= before.visited, `spirit ${spirit} unvisited a bitoku`);
  must(now.path.slice(0, before.path.length).join() === before.path.join(), `the bitoku path of ${spirit} changed`);
  must(now.pairs.length >= before.pairs.length, `spirit ${spirit} parted a pair`);
  must(now.iwakura.length >= before.iwakura.length, `spirit ${spirit} lost an iwakura`);
}
