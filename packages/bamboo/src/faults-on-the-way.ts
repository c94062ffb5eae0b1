import { COLOURS, SEASONS } from './components.ts';
import type { Must } from './faults.ts';
import { type Bamboo, NOWHERE, type Player } from './state.ts';

/** What must be true of the way from one decision to the next. */
export function movementFaults(before: Bamboo, state: Bamboo, must: Must): void {
  seasons(before, state, must);
  const isSameSeason = state.round === before.round && state.season === before.season;
  state.players.forEach((player, seat) => {
    onward(before.players[seat]!, player, seat, must);
    if (isSameSeason && state.season === 'summer') markers(before, state, seat, must);
  });
  if (isSameSeason) onlyTheDecider(before, state, must);
  blessings(before, state, must);
}

/** Spring, summer, autumn, winter; then the first player token goes on, and it is spring again. */
function seasons(before: Bamboo, state: Bamboo, must: Must): void {
  const time = ({ round, season }: Bamboo) => round * SEASONS.length + SEASONS.indexOf(season);
  must(time(state) >= time(before), 'time went back');
  must(state.round - before.round <= 1, 'a year was left out');
  const first = (before.first + state.round - before.round) % state.players.length;
  must(state.first === first, 'the first player token is at the wrong place');
}

/** Happiness comes from each source only; tiles in a home, scored tiles and spirits stay. */
function onward(before: Player, now: Player, seat: number, must: Must): void {
  const sources = ['fromHarmony', 'fromHome', 'fromActions', 'hunger'] as const;
  for (const source of sources) must(now[source] >= before[source], `seat ${seat} has less ${source} than before`);
  const stands = before.home.every((tile, cell) => tile === null || now.home[cell] === tile);
  must(stands, `a tile in the home of seat ${seat} was moved`);
  must(now.fan.join().startsWith(before.fan.join()), `a tile left the fan of seat ${seat}`);
  must(now.spirits.join().startsWith(before.spirits.join()), `a spirit left seat ${seat}`);
  must(now.spirits.length - before.spirits.length <= COLOURS.length, `seat ${seat} got too many spirits at once`);
}

/** Whoever offers has moved the marker. */
function markers(before: Bamboo, state: Bamboo, seat: number, must: Must): void {
  const [was, is] = [before.players[seat]!, state.players[seat]!];
  const asked = before.agenda.at(-1);
  const isVisit = asked?.do === 'visit' && asked.seat === seat && state.agenda.at(-1)?.do !== 'visit';
  if (was.sticks > is.sticks && isVisit) must(is.marker !== was.marker, `seat ${seat} stayed in its area`);
  if (!isVisit) must(is.marker === was.marker || was.marker === NOWHERE, `the marker of seat ${seat} moved by itself`);
}

/** Within a season nobody but the seat that chose has anything more or less than before. Sticks come in spring. */
function onlyTheDecider(before: Bamboo, state: Bamboo, must: Must): void {
  const asked = before.agenda.at(-1);
  const decider = asked !== undefined && 'seat' in asked ? asked.seat : -1;
  // A meal may follow a meal without a question.
  if (state.season === 'winter' || before.draft.length > 0) return;
  state.players.forEach((player, seat) => {
    if (seat === decider) return;
    must(JSON.stringify(player) === JSON.stringify(before.players[seat]), `seat ${seat} changed out of turn`);
  });
}

/** A stack loses at most one spirit a year. */
function blessings(before: Bamboo, state: Bamboo, must: Must): void {
  state.temples.forEach((temple, at) => {
    const fallen = before.temples[at]!.below - temple.below;
    must(fallen === 0 || fallen === 1, `the ${COLOURS[at]} temple lost ${fallen} spirits`);
  });
}
