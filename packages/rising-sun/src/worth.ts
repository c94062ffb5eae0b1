import type { Seat } from '@engawa/kernel';
import {
  CARD_NAMES,
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
import { CARD_WORTH, SHRINE_WORTH, WEIGHTS } from './weights.ts';

/** What is known of a state before anything is compared. */
export interface Outlook {
  readonly state: RisingSun;
  /** By province, then by seat. */
  readonly forces: readonly number[][];
  /** How much of the game is left: 1 at the beginning, 0 at the end. */
  readonly left: number;
  /** How sure it is that forces stay as they are until the war. */
  readonly certain: number;
}

export function outlookOf(state: RisingSun): Outlook {
  const done = isAtWar(state) ? MANDATES_A_SEASON : state.played.length;
  const [atFirst, atLast] = WEIGHTS.certain;
  const { battle } = state;
  return {
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
export function tokenWorth(state: RisingSun, seat: Seat, province: number): number {
  const player = state.players[seat]!;
  const isNew = player.tokens.every((token) => provinceOf(token) !== province);
  const own = differentProvinces(player);
  return TOKEN_POINTS[state.season]! + (isNew ? WEIGHTS.set[own + 1]! - WEIGHTS.set[own]! : 0);
}

/** How strong somebody with this force looks in a war. */
function strength(state: RisingSun, seat: Seat, force: number): number {
  if (force <= 0) return 0;
  const { ronin, coins } = state.players[seat]!;
  // Of equals the most honorable wins.
  const tie = 0.05 * (state.honor.length - state.honor.indexOf(seat));
  return (force + tie + ronin * WEIGHTS.roninForce + coins * WEIGHTS.coinForce) ** WEIGHTS.steepness;
}

/** The part of a province's token that each seat can expect, with these forces. */
function shareOf({ state, certain }: Outlook, seat: Seat, forces: readonly number[]): number {
  let all = 0;
  for (let one = 0; one < forces.length; one++) all += strength(state, one, forces[one]!);
  const share = all === 0 ? 0 : strength(state, seat, forces[seat]!) / all;
  const later = forces[seat]! > 0 ? 0.3 : 0.1;
  return certain * share + (1 - certain) * later;
}

/** What the seat can expect of a province with these forces in it: a war token, harvests, losses. */
function stakeIn(outlook: Outlook, seat: Seat, province: number, forces: readonly number[]): number {
  const { state } = outlook;
  let worth = 0;
  const war = state.wars.indexOf(province);
  if (war >= state.settled) {
    const share = shareOf(outlook, seat, forces);
    worth += share * tokenWorth(state, seat, province) - (1 - share) * forces[seat]! * WEIGHTS.death;
  }
  const harvests = mandatesLeft(state) / MANDATES_A_SEASON + (SEASON_COUNT - 1 - Math.min(2, state.season)) * 0.4;
  if (harvests > 0 && isStrongest(state, seat, forces)) {
    const { points, coins, ronin } = REWARDS[PROVINCES[province]!];
    worth += (points + coins * WEIGHTS.coin + ronin * WEIGHTS.ronin) * WEIGHTS.harvest * harvests;
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
export function strongholdWorth({ state, left }: Outlook, seat: Seat): number {
  const { strongholds } = state.players[seat]!;
  let worth = 0;
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    const here = strongholds[province]!;
    if (here === 0) continue;
    const { points, coins, ronin } = REWARDS[PROVINCES[province]!];
    const site = (points + (coins + ronin) * WEIGHTS.coin) * WEIGHTS.site;
    const isAtStake = state.wars.indexOf(province) >= state.settled && mandatesLeft(state) > 0;
    worth += here * WEIGHTS.stronghold * left * SEASON_COUNT + site * left + (isAtStake ? WEIGHTS.warSite : 0);
  }
  return worth;
}

/** Kami turns that are still to come in this season. */
export function kamiLeft(state: RisingSun): number {
  if (isAtWar(state) || state.phase === 'prewar') return 0;
  return (state.season + 1) * KAMI_AFTER.length - state.kamiTurns;
}

/** What the shrines will bring the seat in this season. */
export function shrineWorth(state: RisingSun, seat: Seat): number {
  const turns = kamiLeft(state);
  if (turns === 0) return 0;
  let worth = 0;
  state.shrines.forEach((shrine, at) => {
    const foremost = foremostIn(state, at);
    if (foremost === seat) worth += turns * SHRINE_WORTH[shrine];
    else if (foremost !== NO_ONE && state.players[seat]!.worship[at]! > 0) worth += 0.2 * turns * SHRINE_WORTH[shrine];
  });
  return worth;
}

const WORTH_BY_NUMBER: readonly number[] = CARD_NAMES.map((card) => CARD_WORTH[card] ?? 0);

/** What the seat's cards will still bring. */
export function cardWorth({ state, left }: Outlook, seat: Seat): number {
  const { cards } = state.players[seat]!;
  let worth = 0;
  for (let card = 0; card < cards.length; card++) worth += cards[card]! * WORTH_BY_NUMBER[card]!;
  // Even at the end of autumn a war is still to come.
  return worth * (isAtWar(state) ? left : Math.max(left, 0.25));
}

export const worthOfCard = (card: number): number => WORTH_BY_NUMBER[card]!;
