import { type Judge, type Seat, total } from '@engawa/kernel';
import {
  BITOKU,
  BRIDGES,
  FIRST_MASTERY_SLOT,
  HILL_OF_REGION,
  HOUSE,
  LAKE_TREASURES,
  LAST_KODAMA_CELL,
  ROCK_CELLS,
  ROUNDS,
  STONE_PATH,
  VISION_FACTS,
  YOKAI,
  type YokaiCard,
} from './components.ts';
import { pendingValue } from './pending.ts';
import { roomOnBank } from './rules/dice.ts';
import { pilgrimsBeside } from './rules/rocks.ts';
import { virtueOf } from './rules/winter.ts';
import { canEnter, nextSideCell, PATH_CELLS, toriiAt } from './rules/wisdom.ts';
import { sheetOf } from './scoring.ts';
import { type Bitoku, bankOf, houseOf } from './state.ts';
import { type Tables, tablesFor } from './tables.ts';
import { bestVisions, elementsFor, VISION_NEEDS } from './visions.ts';
import type { BitokuWeights } from './weights.ts';
import { amuletWorth, crystalWorth, type Worth } from './worth.ts';

/** What each seat can expect to score in the end: what it has, what may become of it, and what it is about to get. */
export function judgeBy(weights: BitokuWeights): Judge<Bitoku> {
  const tables = tablesFor(weights);
  return {
    evaluate: (state) => state.players.map((_, seat) => expectation(weights, tables, state, seat)),
    expect: (state, seat) => expectation(weights, tables, state, seat),
  };
}

function expectation(weights: BitokuWeights, tables: Tables, state: Bitoku, seat: Seat): number {
  const score = total(sheetOf(state, seat));
  if (state.agenda.length === 0) return score;
  const worth = worthFor(weights, tables, state, seat);
  let value = score + goodsValue(worth) + diceValue(worth) + cardsValue(worth) + crystalsValue(worth);
  value += pilgrimsValue(worth) + bitokuValue(worth) + tilesValue(worth) + kodamaValue(worth);
  value += rocksValue(worth) + visionsValue(worth) + orderValue(worth);
  let pending = 0;
  for (const step of state.agenda) {
    if ('seat' in step && step.seat === seat) pending += pendingValue(worth, step);
  }
  return value + pending * weights.pending;
}

/** The years after this one, and how much of the whole game is still to be played. */
function worthFor(weights: BitokuWeights, tables: Tables, state: Bitoku, seat: Seat): Worth {
  const player = state.players[seat]!;
  const later = ROUNDS - state.round;
  let open = 0;
  if (state.phase === 'spring') open = 6;
  else if (state.phase === 'summer') {
    for (const card of player.mat) if (card === null) open++;
    for (const { at } of player.dice) if (at === 'locked' || at === 'unlocked') open++;
  }
  return { weights, tables, state, seat, player, later, time: (later + open / 6) / ROUNDS };
}

function goodsValue(worth: Worth): number {
  const { weights, player, time } = worth;
  const eager = Math.min(1, time * weights.lasting.goods);
  const { wood, stone, jade, sake, amulets } = player;
  const pair = (a: number) =>
    Math.min(a, weights.usefulResources) * (weights.resource - 0.25) +
    Math.max(0, a - weights.usefulResources) * weights.spareResource;
  let value = (pair(wood + stone) + pair(jade + sake)) * eager;
  for (let i = 0; i < amulets.length; i++) if (amulets[i]! > 0) value += amulets[i]! * amuletWorth(worth, i);
  return value;
}

/** What the dice will do this year and in the years to come. */
function diceValue({ weights, state, player, later }: Worth): number {
  let value = 0;
  for (const die of player.dice) {
    value += weights.die[die.value]! * later;
    if (die.at === 'locked') value += weights.die[die.value]!;
    else if (die.at === 'unlocked') value += weights.die[die.value]! + weights.unlocked;
    else if (die.at === 'forest' && die.place !== HOUSE && die.value > 1) {
      if (roomOnBank(state, bankOf(state, HILL_OF_REGION[die.place]!)) > 0) value += weights.crossing;
    }
  }
  return value;
}

/** The best cards of the hand for the free spaces, the deck in later years, and the virtue of the spirits. */
function cardsValue({ weights, tables, state, seat, player, later }: Worth): number {
  const [fromHand, fromDeck] = weights.virtueChance;
  const hand: number[] = [];
  const virtues: number[] = [];
  let all = 0;
  let count = 0;
  const own = (card: YokaiCard, chance: number) => {
    all += tables.yokai[card] ?? 0;
    count++;
    if (card in YOKAI) virtues.push(virtueOf(state, seat, card).points * chance);
  };
  for (const { card } of player.hand) {
    own(card, fromHand);
    hand.push(tables.yokai[card] ?? weights.unknownCard);
  }
  for (const { card } of player.taken) {
    own(card, fromHand);
    hand.push(tables.yokai[card] ?? weights.unknownCard);
  }
  for (const card of player.discard) own(card, fromDeck);
  for (const card of player.deck.bag) own(card, fromDeck);
  let free = 0;
  for (const card of player.mat) {
    if (card === null) free++;
    else own(card, 1);
  }
  let value = 0;
  if (state.phase === 'spring' || state.phase === 'summer') {
    hand.sort((a, b) => b - a);
    for (let i = 0; i < free && i < hand.length; i++) value += hand[i]!;
  }
  if (count > 0) value += (all / count) * weights.cardsAYear * later * weights.card;
  // After this year's virtue the game may have none left to wait for.
  const winters = later + (state.phase === 'winter' || state.phase === 'ascension' ? 0 : 1);
  virtues.sort((a, b) => b - a);
  for (let i = 0; i < winters && i < virtues.length; i++) value += virtues[i]! * weights.virtue[i]!;
  return value;
}

function crystalsValue(worth: Worth): number {
  const { crystals, mat } = worth.player;
  let value = 0;
  for (let slot = 0; slot < crystals.length; slot++) {
    const tile = crystals[slot];
    if (tile == null) continue;
    const isIdle = slot >= FIRST_MASTERY_SLOT && mat[slot - FIRST_MASTERY_SLOT] === null;
    value += crystalWorth(worth, tile, isIdle && worth.state.phase !== 'winter');
  }
  return value;
}

/** Those who wait, and those on the way: what they can still reach, less the steps it takes. */
function pilgrimsValue(worth: Worth): number {
  const { weights, player, time } = worth;
  const { pilgrims, walkers } = weights.lasting;
  let value = Math.min(player.awake, weights.usefulPilgrims) * weights.awake * Math.min(1, time * pilgrims);
  value -= player.lost * weights.sacrifice * Math.min(1, weights.atLast.sacrifice + time * pilgrims);
  for (let at = 0; at < player.walkers.length; at++) {
    if (player.walkers[at] === 0) continue;
    value += player.walkers[at]! * bestGoal(worth, at) * weights.walker * Math.min(1, time * walkers);
  }
  return value;
}

function bestGoal({ weights, tables, state, seat, player }: Worth, from: number): number {
  const end = from - (from % PATH_CELLS) + PATH_CELLS;
  let best = 0;
  let cost = weights.pathStep;
  for (let at = from; at < end; at++) {
    if (canEnter(state, seat, at)) {
      const { vp, amulet } = nextSideCell(state, at);
      const tile = toriiAt(state, at);
      const gives = vp + (amulet > 0 ? weights.amulet[amulet - 1]! : 0) + (tile === null ? 0 : tables.torii[tile]);
      if (gives - cost > best) best = gives - cost;
    }
    if (BRIDGES[at % PATH_CELLS]! > player.visited) break;
    cost += weights.pathStep;
  }
  return best + weights.wandering;
}

/** Cards ahead on the bitoku path; the first two also open the bridges. */
function bitokuValue({ weights, tables, player, time }: Worth): number {
  let value = 0;
  let chance = weights.unvisited * Math.min(1, time * weights.lasting.bitoku);
  for (let i = player.visited; i < player.path.length; i++) {
    const card = player.path[i]!;
    value += Math.max(0, BITOKU[card].vp + tables.bitoku[card] - weights.pathStep) * chance;
    chance *= weights.fartherBitoku;
  }
  return value + Math.min(player.visited, 2) * weights.bridge * time;
}

function tilesValue({ weights, tables, player, time }: Worth): number {
  const eager = Math.min(1, time * weights.lasting.tiles);
  let value = player.mitama.length * weights.waitingMitama * eager;
  for (const tile of player.dragonflies) value += tables.dragonflies[tile] * weights.waitingDragonfly * eager;
  return value;
}

/** Besides the treasures as they would fall now: every step is a step towards one. */
function kodamaValue({ weights, state, player, time }: Worth): number {
  let value = 0;
  for (let region = 0; region < player.kodama.length; region++) {
    const prize = LAKE_TREASURES[state.treasures[region]!][0];
    value += Math.min(player.kodama[region]!, LAST_KODAMA_CELL) * prize;
  }
  return (value / weights.usualTreasure) * weights.kodamaStep * Math.min(1, weights.atLast.kodama + time);
}

function rocksValue({ weights, player, later, time }: Worth): number {
  let value = 0;
  for (let place = 0; place < player.iwakura.length; place++) value += pilgrimsBeside(player, place) * later;
  value *= weights.watchedRock;
  let open = 0;
  for (let cell = 0; cell < STONE_PATH.length; cell++) {
    const { beside, cost } = STONE_PATH[cell]!;
    if ((player.stones & (1 << cell)) !== 0 || beside[0] >= player.iwakura.length) continue;
    open += beside.length * (cost === null ? 1 : weights.costlyCell);
  }
  value += Math.min(open, player.awake + weights.cellsToFill) * weights.openRock * time;
  return value + Math.min(player.iwakura.length, ROCK_CELLS) * weights.rock * time;
}

/** Visions that are not fulfilled yet, by what is missing; what is lost with them stands on the sheet already. */
function visionsValue({ weights, state, seat, player, time }: Worth): number {
  const [reachAtLast, reach] = weights.visionReach;
  const { visions } = player;
  if (visions.length === 0) return 0;
  const elements = elementsFor(state, seat);
  const { mask } = bestVisions(visions, elements);
  for (let i = 0; i < visions.length; i++) {
    if ((mask & (1 << i)) === 0) continue;
    const needs = VISION_NEEDS[visions[i]!];
    for (let k = 0; k < needs.length; k++) elements[k]! -= needs[k]!;
  }
  let value = 0;
  let open = 0;
  for (let i = 0; i < visions.length; i++) {
    if ((mask & (1 << i)) !== 0) continue;
    const { vp, penalty } = VISION_FACTS[visions[i]!];
    const needs = VISION_NEEDS[visions[i]!];
    let missing = 0;
    for (let k = 0; k < needs.length; k++)
      missing += Math.max(0, needs[k]! - elements[k]!) * (k === 0 ? weights.firstElement : 1);
    open++;
    const chance = Math.max(0, 1 - missing / (reachAtLast + reach * time)) / Math.sqrt(open);
    value += (vp + penalty) * chance * weights.visionChance;
  }
  return value;
}

/** Who is highest in the house goes first next year; after the last autumn that is worth three points. */
function orderValue({ weights, state, seat, later }: Worth): number {
  if (state.phase !== 'summer') return 0;
  let best = 0;
  for (const { at, place, space } of state.players[seat]!.dice) {
    if (at === 'forest' && place === HOUSE) best = Math.max(best, houseOf(state).length - space);
  }
  return best * weights.order[later === 0 ? 0 : 1];
}
