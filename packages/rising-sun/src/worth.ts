import type { Seat } from '@engawa/kernel';
import {
  CARD_NAMES,
  type Card,
  DAIMYO,
  FIRST_MONSTER,
  KAMI_AFTER,
  MANDATES_A_SEASON,
  MONSTER_FACTS,
  PROVINCES,
  REWARDS,
  SEASON_COUNT,
  TOKEN_POINTS,
} from './components.ts';
import { battleForce } from './rules/battle.ts';
import { ALL_PROVINCES, PROVINCE_COUNT } from './rules/figures.ts';
import { forceOf } from './rules/force.ts';
import { foremostIn } from './rules/kami.ts';
import { differentProvinces, provinceOf } from './scoring.ts';
import { NO_ONE, type RisingSun } from './state.ts';
import type { RisingSunWeights } from './weights.ts';

/** What is known of a state before anything is compared. */
export interface Outlook {
  readonly weights: RisingSunWeights;
  /** What the weights say of each card, by its number. */
  readonly cards: readonly number[];
  readonly state: RisingSun;
  /** By province, then by seat. */
  readonly forces: readonly number[][];
  /** How much of the game is left: 1 at the beginning, 0 at the end. */
  readonly left: number;
  /** How sure it is that forces stay as they are until the war. */
  readonly certain: number;
}

export function outlookOf(weights: RisingSunWeights, cards: readonly number[], state: RisingSun): Outlook {
  const done = isAtWar(state) ? MANDATES_A_SEASON : state.played.length;
  const [atFirst, atLast] = weights.certain;
  const { battle } = state;
  return {
    weights,
    cards,
    state,
    forces: ALL_PROVINCES.map((province) =>
      state.players.map((_, seat) =>
        battle !== null && battle.province === province ? battleForce(state, seat) : forceOf(state, seat, province),
      ),
    ),
    left: Math.max(0, 1 - (state.season * MANDATES_A_SEASON + done) / (SEASON_COUNT * MANDATES_A_SEASON)),
    certain: isAtWar(state) ? 1 : atFirst + ((atLast - atFirst) * done) / MANDATES_A_SEASON,
  };
}

const isAtWar = ({ phase }: RisingSun): boolean => phase === 'war' || phase === 'winter';

/** Mandates that are still to come in this season. */
export const mandatesLeft = (state: RisingSun): number =>
  isAtWar(state) ? 0 : MANDATES_A_SEASON - state.played.length;

/** What the token of a province of this season would bring the seat in the end. */
export function tokenWorth({ weights, state }: Outlook, seat: Seat, province: number): number {
  const player = state.players[seat]!;
  const isNew = player.tokens.every((token) => provinceOf(token) !== province);
  const own = differentProvinces(player);
  return TOKEN_POINTS[state.season]! + (isNew ? weights.set[own + 1]! - weights.set[own]! : 0);
}

/** How strong somebody with this force looks in a war. */
function strength({ weights, state }: Outlook, seat: Seat, force: number): number {
  if (force <= 0) return 0;
  const { ronin, coins } = state.players[seat]!;
  const tie = weights.honorForce * (state.honor.length - state.honor.indexOf(seat));
  return (force + tie + ronin * weights.roninForce + coins * weights.coinForce) ** weights.steepness;
}

/** The part of a province's token that each seat can expect, with these forces. */
function shareOf(outlook: Outlook, seat: Seat, forces: readonly number[]): number {
  const { weights, certain } = outlook;
  let all = 0;
  for (let one = 0; one < forces.length; one++) all += strength(outlook, one, forces[one]!);
  const share = all === 0 ? 0 : strength(outlook, seat, forces[seat]!) / all;
  const later = weights.open[forces[seat]! > 0 ? 0 : 1];
  return certain * share + (1 - certain) * later;
}

/** What the seat can expect of a province with these forces in it: a war token, harvests, losses. */
function stakeIn(outlook: Outlook, seat: Seat, province: number, forces: readonly number[]): number {
  const { weights, state } = outlook;
  let worth = 0;
  const war = state.wars.indexOf(province);
  if (war >= state.settled) {
    const share = shareOf(outlook, seat, forces);
    worth += share * tokenWorth(outlook, seat, province) - (1 - share) * forces[seat]! * weights.death;
  }
  const harvests =
    mandatesLeft(state) / MANDATES_A_SEASON + (SEASON_COUNT - 1 - Math.min(2, state.season)) * weights.harvestsLater;
  if (harvests > 0 && isStrongest(state, seat, forces)) {
    const { points, coins, ronin } = REWARDS[PROVINCES[province]!];
    worth += (points + coins * weights.coin + ronin * weights.ronin) * weights.harvest * harvests;
  }
  return worth;
}

function isStrongest({ honor }: RisingSun, seat: Seat, forces: readonly number[]): boolean {
  const own = forces[seat]!;
  if (own === 0) return false;
  for (let other = 0; other < forces.length; other++) {
    if (forces[other]! > own) return false;
    if (forces[other] === own && honor.indexOf(other) < honor.indexOf(seat)) return false;
  }
  return true;
}

/** How the seat's stake in a province changes with so much more (or less) force of its own. */
export function changeIn(outlook: Outlook, seat: Seat, province: number, force: number): number {
  const before = outlook.forces[province]!;
  const after = before.slice();
  after[seat]! += force;
  return stakeIn(outlook, seat, province, after) - stakeIn(outlook, seat, province, before);
}

/** About the force of a figure of this kind. */
export function forceOfKind(kind: number): number {
  if (kind <= DAIMYO) return 1;
  const facts = MONSTER_FACTS[kind - FIRST_MONSTER];
  return facts === undefined ? 1 : (facts.force + facts.lowForce) / 2;
}

/** All provinces together. */
export function landWorth(outlook: Outlook, seat: Seat): number {
  let worth = 0;
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    worth += stakeIn(outlook, seat, province, outlook.forces[province]!);
  }
  return worth;
}

/** Strongholds: for the seasons to come, and a little more where figures will be needed and none stands yet. */
export function strongholdWorth({ weights, state, left }: Outlook, seat: Seat): number {
  const { strongholds } = state.players[seat]!;
  let worth = 0;
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    const here = strongholds[province]!;
    if (here === 0) continue;
    const { points, coins, ronin } = REWARDS[PROVINCES[province]!];
    const site = (points + (coins + ronin) * weights.coin) * weights.site;
    const isAtStake = state.wars.indexOf(province) >= state.settled && mandatesLeft(state) > 0;
    worth += here * weights.stronghold * left * SEASON_COUNT + site * left + (isAtStake ? weights.warSite : 0);
  }
  return worth;
}

/** Kami turns that are still to come in this season. */
export function kamiLeft(state: RisingSun): number {
  if (isAtWar(state) || state.phase === 'prewar') return 0;
  return (state.season + 1) * KAMI_AFTER.length - state.kamiTurns;
}

/** What the shrines will bring the seat in this season. */
export function shrineWorth({ weights: { shrines, worshipping }, state }: Outlook, seat: Seat): number {
  const turns = kamiLeft(state);
  if (turns === 0) return 0;
  let worth = 0;
  state.shrines.forEach((shrine, at) => {
    const foremost = foremostIn(state, at);
    if (foremost === seat) worth += turns * shrines[shrine];
    else if (foremost !== NO_ONE && state.players[seat]!.worship[at]! > 0)
      worth += worshipping * turns * shrines[shrine];
  });
  return worth;
}

/** What the weights say of each card, by its number. */
export function cardsByNumber({ cards }: RisingSunWeights): number[] {
  const named: Readonly<Partial<Record<Card, number>>> = cards;
  return CARD_NAMES.map((card) => named[card] ?? 0);
}

/** What the seat's cards will still bring. */
export function cardWorth({ weights, cards: worths, state, left }: Outlook, seat: Seat): number {
  const { cards } = state.players[seat]!;
  let worth = 0;
  for (let card = 0; card < cards.length; card++) worth += cards[card]! * worths[card]!;
  return worth * (isAtWar(state) ? left : Math.max(left, weights.cardAtLast));
}
