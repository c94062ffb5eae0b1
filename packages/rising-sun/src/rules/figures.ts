import type { Seat } from '@engawa/kernel';
import { BUSHI, type Clan, DAIMYO, FIRST_MONSTER, KINDS, KOMAINU, PROVINCES, SHINTO } from '../components.ts';
import { FIRST_SHRINE, RESERVE, type RisingSun, STRONGHOLD } from '../state.ts';

export const PROVINCE_COUNT = PROVINCES.length;
const KIND_COUNT = KINDS.length;

export function isClan(state: RisingSun, seat: Seat, clan: Clan): boolean {
  return state.players[seat]!.clan === clan;
}

/** How many figures of a kind (or strongholds) the seat has in a province or a shrine. */
export function countAt(state: RisingSun, seat: Seat, kind: number, place: number): number {
  const player = state.players[seat]!;
  switch (kind) {
    case BUSHI:
      return player.bushi[place] ?? 0;
    case SHINTO:
      return (place < FIRST_SHRINE ? player.shinto[place] : player.worship[place - FIRST_SHRINE]) ?? 0;
    case DAIMYO:
      return player.daimyo === place ? 1 : 0;
    case STRONGHOLD:
      return player.strongholds[place] ?? 0;
    default: {
      const monster = kind - FIRST_MONSTER;
      return state.monsterPlaces[monster] === place && state.monsterOwners[monster] === seat ? 1 : 0;
    }
  }
}

export function countInReserve(state: RisingSun, seat: Seat, kind: number): number {
  const player = state.players[seat]!;
  if (kind === BUSHI) return player.bushiLeft;
  if (kind === SHINTO) return player.shintoLeft;
  return countAt(state, seat, kind, RESERVE);
}

export function hasReserve(state: RisingSun, seat: Seat): boolean {
  for (let kind = 0; kind < KIND_COUNT; kind++) if (countInReserve(state, seat, kind) > 0) return true;
  return false;
}

/** Takes a figure (or a stronghold) from one place to another; both may be the reserve, one may be with a holder. */
export function shift(state: RisingSun, seat: Seat, kind: number, from: number, to: number): void {
  const player = state.players[seat]!;
  switch (kind) {
    case BUSHI:
      if (from < FIRST_SHRINE) player.bushi[from]! -= 1;
      else if (from === RESERVE) player.bushiLeft -= 1;
      if (to < FIRST_SHRINE) player.bushi[to]! += 1;
      else if (to === RESERVE) player.bushiLeft += 1;
      return;
    case SHINTO:
      if (from < FIRST_SHRINE) player.shinto[from]! -= 1;
      else if (from < RESERVE) player.worship[from - FIRST_SHRINE]! -= 1;
      else if (from === RESERVE) player.shintoLeft -= 1;
      if (to < FIRST_SHRINE) player.shinto[to]! += 1;
      else if (to < RESERVE) player.worship[to - FIRST_SHRINE]! += 1;
      else if (to === RESERVE) player.shintoLeft += 1;
      return;
    case DAIMYO:
      player.daimyo = to;
      return;
    case STRONGHOLD:
      player.strongholds[from]! -= 1;
      player.strongholds[to]! += 1;
      return;
    default:
      state.monsterPlaces[kind - FIRST_MONSTER] = to;
  }
}

/** A shinto, or the monster that counts as one. */
export const isShinto = (kind: number): boolean => kind === SHINTO || kind === KOMAINU;

export function strongholdsOnMap(state: RisingSun, seat: Seat): number {
  const { strongholds } = state.players[seat]!;
  let count = 0;
  for (let province = 0; province < PROVINCE_COUNT; province++) count += strongholds[province]!;
  return count;
}

/** Where the seat may put figures that go to a stronghold. */
export function strongholdProvinces(state: RisingSun, seat: Seat): number[] {
  const { strongholds } = state.players[seat]!;
  const list: number[] = [];
  for (let province = 0; province < PROVINCE_COUNT; province++) if (strongholds[province]! > 0) list.push(province);
  return list;
}

export const ALL_PROVINCES: readonly number[] = PROVINCES.map((_, province) => province);

/** Dragonfly summons anywhere, everybody else at strongholds. */
export function summoningProvinces(state: RisingSun, seat: Seat): readonly number[] {
  return isClan(state, seat, 'dragonfly') ? ALL_PROVINCES : strongholdProvinces(state, seat);
}

/** Monsters that the seat owns, wherever they are. */
export function monstersOf(state: RisingSun, seat: Seat): number {
  let count = 0;
  for (const owner of state.monsterOwners) if (owner === seat) count++;
  return count;
}
