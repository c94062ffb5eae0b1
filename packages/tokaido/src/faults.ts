import { HIDDEN, isTogether, maySee, type Seat, type Slot } from '@engawa/kernel';
import {
  COINS,
  cardsOf,
  ENCOUNTERS,
  FRAGMENTS,
  MEALS,
  PANORAMAS,
  SOUVENIRS,
  SPRINGS,
  TEMPLE_RANK_POINTS,
  TRAVELLER_CARDS,
} from './components.ts';
import { FINAL_ACHIEVEMENTS, holdersOf } from './rules/achievements.ts';
import { mealsAtInn } from './rules/inns.ts';
import { sheetOf } from './scoring.ts';
import { END, roadOf, type Tokaido, type TokaidoStep, usesSecondPlaces } from './state.ts';

/** The invariants of the game, as sentences about what is wrong; on full states and on imagined ones. */
export function faults(state: Tokaido, before?: Tokaido): string[] {
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(fault);
  };
  cards(state, must);
  coins(state, must);
  players(state, must);
  places(state, must);
  meals(state, must);
  if (state.agenda.length === 0) journeysEnd(state, must);
  if (before) {
    movement(before, state, must);
    turn(before, state, must);
    knowledge(before, state, must);
  }
  return found;
}

type Must = (holds: boolean, fault: string) => void;

function stepsOf(state: Tokaido): TokaidoStep[] {
  return state.agenda.flatMap((step) => (isTogether(step) ? step.parts.flatMap((part) => part.agenda) : [step]));
}

/** What every deck holds in all. */
const ALL = {
  meals: cardsOf(MEALS).sort().join(' '),
  souvenirs: Object.keys(SOUVENIRS).sort().join(' '),
  encounters: cardsOf(ENCOUNTERS).sort().join(' '),
  springs: cardsOf(SPRINGS).sort().join(' '),
  travellers: [...TRAVELLER_CARDS].sort().join(' '),
};

/** Every card is in exactly one place: deck, table, a step, or a collection. */
function cards(state: Tokaido, must: Must): void {
  const inDeck = (deck: { bag: string[]; over: { card: string }[]; under: { card: string }[] }) => [
    ...deck.bag,
    ...[...deck.over, ...deck.under].map((slot) => slot.card),
  ];
  const steps = stepsOf(state);
  const fromSteps = (pick: (step: TokaidoStep) => readonly string[]) => steps.flatMap(pick);
  const owned = (pick: (player: Tokaido['players'][0]) => readonly string[]) => state.players.flatMap(pick);
  const complete = (name: keyof typeof ALL, found: readonly string[]) => {
    must(!found.includes(HIDDEN), `a card of the ${name} is hidden in a full state`);
    const sorted = [...found].sort().join(' ');
    must(sorted === ALL[name], `the ${name} are not complete: ${sorted}`);
  };
  complete('meals', [
    ...inDeck(state.meals),
    ...(state.mealSet ?? []).map((slot) => slot.card),
    ...fromSteps((step) => (step.do === 'freeMeal' ? [step.offered.card] : [])),
    ...owned((player) => player.meals),
  ]);
  complete('souvenirs', [
    ...inDeck(state.souvenirs),
    ...fromSteps((step) => (step.do === 'buySouvenirs' ? step.offer : [])),
    ...owned((player) => player.souvenirs),
  ]);
  complete('encounters', [
    ...inDeck(state.encounters),
    ...fromSteps((step) => (step.do === 'pickEncounter' ? step.drawn.map((slot) => slot.card) : [])),
    ...owned((player) => player.encounters),
  ]);
  complete('springs', [...inDeck(state.springs), ...owned((player) => player.springs)]);
  if (state.agenda.some(isTogether)) {
    const dealt = fromSteps((step) => {
      if (step.do === 'chooseTraveller') return step.dealt.map((slot) => slot.card);
      return step.do === 'showTraveller' ? [step.chosen.card] : [];
    });
    complete('travellers', [...inDeck(state.travellers), ...dealt]);
  }
  const chosen = owned((player) => (player.traveller === 'none' ? [] : [player.traveller]));
  must(new Set(chosen).size === chosen.length, 'two players have the same traveller');
}

/** No coin is made or lost: reserve, purses and temple cups hold fifty. */
function coins(state: Tokaido, must: Must): void {
  const held = state.players.reduce((sum, player) => sum + player.coins + player.donated, 0);
  must(
    held + state.neutralDonated + state.reserve === COINS,
    `there are ${held + state.neutralDonated + state.reserve} coins`,
  );
  for (const player of state.players) must(player.coins >= 0, 'somebody has fewer than no coins');
  if (state.pieces.length === state.players.length)
    must(state.neutralDonated === 0, 'there is no neutral traveller, but he gave');
}

function players(state: Tokaido, must: Must): void {
  state.players.forEach((player, seat) => {
    const recount = sheetOf(player).reduce((sum, row) => sum + row.points, 0);
    must(player.score === recount, `seat ${seat} has ${player.score} points, a recount gives ${recount}`);
    for (const of of PANORAMAS) {
      const owned = player.panoramas[of];
      must(
        Number.isInteger(owned) && owned >= 0 && owned <= FRAGMENTS[of],
        `seat ${seat} has ${owned} fragments of ${of}`,
      );
    }
    must(new Set(player.meals).size === player.meals.length, `seat ${seat} has eaten a dish twice`);
    const passed = roadOf(state).slice(1, state.pieces[seat]!.at + 1);
    const visited = passed.filter((stop) => stop.space === 'inn').length;
    must(player.meals.length <= visited, `seat ${seat} has eaten more often than it has been in an inn`);
    const isOver = state.agenda.length === 0;
    const thanks = isOver ? thanksFor(state, player.donated) : 0;
    must(
      player.templePoints === thanks,
      `seat ${seat} has ${player.templePoints} points from the temple, not ${thanks}`,
    );
    const tooEarly = !isOver && FINAL_ACHIEVEMENTS.some((one) => player.achievements.includes(one));
    must(!tooEarly, `seat ${seat} has a final achievement too early`);
    must(new Set(player.achievements).size === player.achievements.length, `seat ${seat} has an achievement twice`);
  });
  for (const of of PANORAMAS) {
    const holders = state.players.filter((player) => player.achievements.includes(of));
    must(holders.length <= 1, `the achievement ${of} has two holders`);
    const finished = state.players.some((player) => player.panoramas[of] === FRAGMENTS[of]);
    must(finished === (holders.length === 1), `the achievement ${of} is with the wrong person`);
    const holderFinished = holders.every((player) => player.panoramas[of] === FRAGMENTS[of]);
    must(holderFinished, `the holder of the achievement ${of} has not finished it`);
  }
}

/** Counted once more, not with the rule's own function. */
function thanksFor(state: Tokaido, donated: number): number {
  const gifts = new Set([...state.players.map((player) => player.donated), state.neutralDonated]);
  const rank = [...gifts]
    .filter((gift) => gift > 0)
    .sort((a, b) => b - a)
    .indexOf(donated);
  return rank < 0 ? 0 : TEMPLE_RANK_POINTS[Math.min(rank, TEMPLE_RANK_POINTS.length - 1)]!;
}

function places(state: Tokaido, must: Must): void {
  const road = roadOf(state);
  if (stepsOf(state).some((step) => step.do === 'lineUp')) return;
  for (let at = 0; at <= END; at++) {
    const slots = state.pieces.filter((piece) => piece.at === at).map((piece) => piece.slot);
    if (slots.length === 0) continue;
    const inOrder = slots.sort((a, b) => a - b).every((slot, i) => slot === i);
    must(inOrder, `the places at ${road[at]!.id} have a gap: ${slots.join(' ')}`);
    if (road[at]!.space === 'inn') continue;
    const room = road[at]!.double && usesSecondPlaces(state) ? 2 : 1;
    must(slots.length <= room, `there are ${slots.length} travellers at ${road[at]!.id}`);
  }
}

/** Who waits in the inn where meals are laid has been served from them: every meal that left the set was eaten or discarded. */
function meals(state: Tokaido, must: Must): void {
  const inns = new Set(
    state.pieces.filter((piece) => piece.at > 0 && roadOf(state)[piece.at]!.space === 'inn').map((piece) => piece.at),
  );
  const ahead = Math.max(0, ...inns);
  const isWaiting =
    ahead > 0 && state.pieces.some((piece) => piece.at < ahead) && state.pieces.every((piece) => piece.at <= ahead);
  const isDining = stepsOf(state).some(isMeal);
  must(isDining || (state.mealSet !== null) === isWaiting, 'meals lie there just while somebody waits for the others');
  if (state.mealSet === null) return;
  must(inns.size > 0, 'meals are laid, but nobody is in an inn');
  must(state.mealSet.length <= mealsAtInn(state), 'there are more meals than were drawn');
  // With somebody in two inns the meals belong to the one ahead.
  const here = state.pieces.filter((piece) => piece.at === Math.max(...inns)).length;
  must(state.mealSet.length >= mealsAtInn(state) - here, 'meals are gone that nobody took');
}

function journeysEnd(state: Tokaido, must: Must): void {
  must(
    state.pieces.every((piece) => piece.at === END),
    'the journey is over, but somebody is still on the road',
  );
  for (const achievement of FINAL_ACHIEVEMENTS) {
    const holders = state.players.flatMap((player, seat): Seat[] =>
      player.achievements.includes(achievement) ? [seat] : [],
    );
    must(
      holders.join() === holdersOf(state, achievement).join(),
      `the achievement ${achievement} is with the wrong people`,
    );
  }
}

/** Nobody walks back, past an inn, or out of an inn before all are in it; a gift to the temple is never taken back. */
function movement(before: Tokaido, state: Tokaido, must: Must): void {
  const road = roadOf(state);
  state.pieces.forEach((piece, i) => {
    const old = before.pieces[i]!;
    must(piece.at >= old.at, `piece ${i} walked back`);
    if (piece.at === old.at) return;
    const passed = road.slice(old.at + 1, piece.at).some((stop) => stop.space === 'inn');
    must(!passed, `piece ${i} walked past an inn`);
    const left = road[old.at]!.space === 'inn';
    must(!left || before.pieces.every((other) => other.at >= old.at), `piece ${i} left the inn before all were there`);
  });
  state.players.forEach((player, seat) => {
    must(player.donated >= before.players[seat]!.donated, `seat ${seat} took a gift back`);
    must(player.meals.length <= before.players[seat]!.meals.length + 1, `seat ${seat} ate twice`);
  });
  must(state.neutralDonated >= before.neutralDonated, 'the neutral traveller took a gift back');
  if (before.mealSet !== null && state.mealSet === null && state.agenda.length > 0) {
    const { at } = state.pieces[0]!;
    const allServed = state.pieces.every((piece) => piece.at === at);
    must(allServed, 'the meals were cleared away before all were served');
  }
}

function isMeal(step: TokaidoStep): boolean {
  return step.do === 'meal' || step.do === 'freeMeal' || step.do === 'buyMeal';
}

/** One choice moves one traveller, the last one; coins and meals change hands only where the step says so. */
function turn(before: Tokaido, state: Tokaido, must: Must): void {
  const asked = before.agenda.at(-1)!;
  // The end of the first round lines everybody up and hands out the coins.
  if (isTogether(asked)) return;
  const by = 'seat' in asked ? asked.seat : -1;
  const moved = state.pieces.flatMap((piece, i) => (piece.at === before.pieces[i]!.at ? [] : [i]));
  must(moved.length <= 1, 'two travellers moved at once');
  const mover = asked.do === 'moveNeutral' ? state.players.length : asked.do === 'move' ? by : -1;
  state.pieces.forEach((piece, i) => {
    const old = before.pieces[i]!;
    if (piece.at === old.at) {
      must(piece.slot === old.slot, `piece ${i} changed its place`);
      return;
    }
    must(i === mover, `piece ${i} moved out of turn`);
    const isLast = before.pieces.every(
      (other, j) => j === i || other.at > old.at || (other.at === old.at && other.slot < old.slot),
    );
    must(isLast, `piece ${i} moved, but was not the last`);
  });
  const neutral = state.pieces[state.players.length];
  const neutralAt = mover === state.players.length && neutral ? roadOf(state)[neutral.at]!.space : undefined;
  const gift = state.neutralDonated - before.neutralDonated;
  must(gift === (neutralAt === 'temple' ? 1 : 0), 'the neutral cup does not count his stops at temples');
  let bought = 0;
  state.players.forEach((player, seat) => {
    const change = player.coins - before.players[seat]!.coins;
    must(
      change === 0 || (by === seat && isRightChange(asked.do, change)),
      `seat ${seat}: ${change} coins by ${asked.do}`,
    );
    const ate = player.meals.length - before.players[seat]!.meals.length;
    if (ate === 0) return;
    if (asked.do === 'buyMeal') bought += ate;
    must(by === seat && isMeal(asked), `seat ${seat} ate out of turn`);
    const again = stepsOf(state).some((step) => isMeal(step) && 'seat' in step && step.seat === seat);
    must(!again, `seat ${seat} may eat twice in one inn`);
  });
  if (state.mealSet === null) return;
  const were = before.mealSet?.length ?? mealsAtInn(state);
  must(state.mealSet.length === were - bought - (neutralAt === 'inn' ? 1 : 0), 'a meal is gone that nobody took');
}

/** A farm or a noble brings three coins, Umegae one more or just one; whoever buys or gives has fewer. */
function isRightChange(by: TokaidoStep['do'], change: number): boolean {
  if (by === 'move' || by === 'pickEncounter') return change === 1 || change === 3 || change === 4;
  return change < 0 && (by === 'buySouvenirs' || by === 'buyMeal' || by === 'temple');
}

/** Only the seat that decides can learn a face-down card by its own choice; a spectator never does. */
function knowledge(before: Tokaido, state: Tokaido, must: Must): void {
  const asked = before.agenda.at(-1)!;
  const decider = isTogether(asked) || asked.do === 'moveNeutral' || !('seat' in asked) ? -1 : asked.seat;
  state.players.forEach((_, seat) => {
    must(seat === decider || known(state, seat) <= known(before, seat), `seat ${seat} learned what it may not know`);
  });
  must(known(state, null) === 0, 'a spectator knows a face-down card');
}

/** How many face-down meals and encounters the seat can name. */
function known(state: Tokaido, seat: Seat | null): number {
  const held = stepsOf(state).flatMap((step): Slot[] => {
    if (step.do === 'freeMeal') return [step.offered];
    return step.do === 'pickEncounter' ? step.drawn : [];
  });
  const { meals: dishes, encounters, mealSet } = state;
  const slots = [...(mealSet ?? []), ...dishes.over, ...dishes.under, ...encounters.over, ...encounters.under, ...held];
  return slots.filter((slot) => maySee(slot, seat)).length;
}
