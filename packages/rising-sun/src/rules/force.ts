import type { Seat } from '@engawa/kernel';
import { BLOOD, CARD, FIRST_MONSTER, MONSTER_FACTS, MONSTERS, SKULLS, YUREI } from '../components.ts';
import { NO_ONE, type RisingSun } from '../state.ts';

const MONSTER_COUNT = MONSTERS.length;
const LION = CARD['path-of-the-lion'];
const DRAGON = CARD['path-of-the-dragon'];
const KATANA = CARD['way-of-the-katana'];

/** Whether the seat has a figure in the province, or as Turtle a stronghold: then it has force there. */
export function isPresent(state: RisingSun, seat: Seat, province: number): boolean {
  const player = state.players[seat]!;
  if (player.bushi[province]! > 0 || player.shinto[province]! > 0 || player.daimyo === province) return true;
  if (player.clan === 'turtle' && player.strongholds[province]! > 0) return true;
  const { monsterPlaces, monsterOwners } = state;
  for (let monster = 0; monster < MONSTER_COUNT; monster++) {
    if (monsterPlaces[monster] === province && monsterOwners[monster] === seat) return true;
  }
  return false;
}

/** P. 6: every figure has force 1, unless a card says otherwise. Worshippers and hostages are not on the map. */
export function forceOf(state: RisingSun, seat: Seat, province: number): number {
  const player = state.players[seat]!;
  const { cards } = player;
  const bushi = player.bushi[province]!;
  let force = player.shinto[province]! + bushi;
  if (state.phase === 'war' && cards[KATANA]! > 0) force += bushi;
  if (player.daimyo === province) force += 1 + leadership(cards);
  if (player.clan === 'turtle') force += player.strongholds[province]!;
  const { monsterPlaces, monsterOwners } = state;
  for (let monster = 0; monster < MONSTER_COUNT; monster++) {
    if (monsterPlaces[monster] === province && monsterOwners[monster] === seat) {
      force += monsterForce(state, seat, monster, province);
    }
  }
  return force;
}

/** Path of the Lion and Path of the Dragon: for the daimyo, and for Yurei, who counts as one. */
function leadership(cards: readonly number[]): number {
  return cards[LION]! + 3 * cards[DRAGON]!;
}

function monsterForce(state: RisingSun, seat: Seat, monster: number, province: number): number {
  const { force, lowForce } = MONSTER_FACTS[monster]!;
  const kind = monster + FIRST_MONSTER;
  if (kind === YUREI) return force + leadership(state.players[seat]!.cards);
  return (kind === SKULLS || kind === BLOOD) && isLowest(state, seat, province) ? lowForce : force;
}

/** Whether the seat has the lowest honor of several who are there; in a battle, of all who take part. */
function isLowest(state: RisingSun, seat: Seat, province: number): boolean {
  const { honor, battle } = state;
  const isBattle = battle !== null && battle.province === province;
  let isBelow = false;
  for (let rank = honor.length - 1; rank >= 0; rank--) {
    const other = honor[rank]!;
    if (other === seat) {
      isBelow = true;
      continue;
    }
    const isThere = isBattle ? battle.participants.includes(other) : isPresent(state, other, province);
    if (isThere) return isBelow;
  }
  return false;
}

/** P. 7: the most force, of equals the most honorable; `NO_ONE` if nobody has force. */
export function strongestIn(state: RisingSun, province: number): Seat {
  let best = 0;
  let strongest = NO_ONE;
  for (const seat of state.honor) {
    const force = forceOf(state, seat, province);
    if (force > best) {
      best = force;
      strongest = seat;
    }
  }
  return strongest;
}

/** Everybody with force in a province, by seat. */
export function presentIn(state: RisingSun, province: number): Seat[] {
  const list: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if (isPresent(state, seat, province)) list.push(seat);
  return list;
}
