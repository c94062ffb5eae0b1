import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  BUSHI,
  DAIMYO,
  FIRST_MONSTER,
  KINDS,
  KOMAINU,
  PROVINCES,
  SHINTO,
  SHRINES_IN_PLAY,
  YUREI,
} from '../components.ts';
import {
  type Betrayal,
  FIRST_SHRINE,
  NO_ONE,
  RESERVE,
  type RisingSun,
  type RisingSunAside,
  type RisingSunStep,
} from '../state.ts';
import type { Chapter } from './chapter.ts';
import { countAt, countInReserve, isShinto, PROVINCE_COUNT, shift } from './figures.ts';
import { GROUPS, isShrine, readGroup } from './groups.ts';
import { loseHonor } from './honor.ts';
import { entering } from './recruit.ts';

const KIND_COUNT = KINDS.length;
const LAST_PLACE = FIRST_SHRINE + SHRINES_IN_PLAY;

/** Mandate "Betray", p. 18: for the active player alone. */
export const betrayal: Chapter<'betray' | 'betrayWith'> = {
  // Up to two figures of different players are replaced by figures of the same type from one's own reserve. Path of the
  // Unrighteous: one more of anybody's, even a worshipping shinto.
  betray: {
    skip: (state, step) => !hasTarget(state, step),
    choices(state, step) {
      const list: Choice[] = [];
      const last = step.extra > 0 ? LAST_PLACE : PROVINCE_COUNT;
      for (let owner = 0; owner < state.players.length; owner++) {
        if (!isWithinReach(step, owner)) continue;
        for (let kind = 0; kind < KIND_COUNT; kind++) {
          if (!canBeReplaced(state, step.seat, kind)) continue;
          for (let place = 0; place < last; place++) {
            if (isTarget(state, step, owner, kind, place)) list.push(GROUPS[owner]![kind]![place]!);
          }
        }
      }
      list.push('stop');
      return list;
    },
    choose(state, step, choice, aside) {
      if (choice === 'stop') return;
      const { owner, kind, place } = readGroup(choice);
      const fitting = fittingKinds(state, step.seat, kind, place);
      const { seat, left, hit, extra } = step;
      if (fitting.length === 1) todo(state, ...replace(state, step, owner, kind, place, fitting[0]!, aside));
      else todo(state, { do: 'betrayWith', seat, left, hit, extra, owner, kind, place });
    },
  },

  betrayWith: {
    choices: (state, { seat, kind, place }) => fittingKinds(state, seat, kind, place).map((one) => KINDS[one]!),
    choose(state, step, choice, aside) {
      const by = KINDS.indexOf(choice as 'bushi');
      todo(state, ...replace(state, step, step.owner, step.kind, step.place, by, aside));
    },
  },
};

/** P. 18: an alliance of the active player's ends, and he loses honor; without an ally he loses none. */
export function breakAlliance(state: RisingSun, seat: Seat, aside: RisingSunAside): void {
  const player = state.players[seat]!;
  const { ally } = player;
  if (ally === NO_ONE) return;
  player.ally = NO_ONE;
  state.players[ally]!.ally = NO_ONE;
  aside.tell?.({ is: 'betrays', seat, ally });
  loseHonor(state, seat, aside);
}

const mayHit = ({ left, hit }: Betrayal, owner: Seat): boolean => left > 0 && (hit & (1 << owner)) === 0;

function isWithinReach(betrayal: Betrayal, owner: Seat): boolean {
  return owner !== betrayal.seat && (betrayal.extra > 0 || mayHit(betrayal, owner));
}

/** Whether the seat has a figure that could take the place of one of this kind. Daimyos, and Yurei, are never replaced. */
function canBeReplaced(state: RisingSun, seat: Seat, kind: number): boolean {
  if (kind === DAIMYO || kind === YUREI) return false;
  if (kind === BUSHI) return state.players[seat]!.bushiLeft > 0;
  if (kind === SHINTO) return state.players[seat]!.shintoLeft > 0 || countInReserve(state, seat, KOMAINU) > 0;
  if (kind === KOMAINU && state.players[seat]!.shintoLeft > 0) return true;
  return hasMonsterLeft(state, seat);
}

function hasMonsterLeft({ monsterOwners, monsterPlaces }: RisingSun, seat: Seat): boolean {
  for (let monster = 0; monster < monsterOwners.length; monster++) {
    if (monsterOwners[monster] === seat && monsterPlaces[monster] === RESERVE) return true;
  }
  return false;
}

function isTarget(state: RisingSun, step: Betrayal, owner: Seat, kind: number, place: number): boolean {
  if (countAt(state, owner, kind, place) === 0) return false;
  if (!isShrine(place)) return true;
  return step.extra > 0 && fittingKinds(state, step.seat, kind, place).length > 0;
}

function hasTarget(state: RisingSun, step: Betrayal): boolean {
  const last = step.extra > 0 ? LAST_PLACE : PROVINCE_COUNT;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (!canBeReplaced(state, step.seat, kind)) continue;
    for (let owner = 0; owner < state.players.length; owner++) {
      if (!isWithinReach(step, owner)) continue;
      for (let place = 0; place < last; place++) if (isTarget(state, step, owner, kind, place)) return true;
    }
  }
  return false;
}

/** What the seat has in reserve for it: all monsters are of one type, Komainu is a shinto too. */
function fittingKinds(state: RisingSun, seat: Seat, kind: number, place: number): number[] {
  const list: number[] = [];
  for (let by = 0; by < KIND_COUNT; by++) {
    if (countInReserve(state, seat, by) > 0 && isSameType(kind, by) && (!isShrine(place) || isShinto(by)))
      list.push(by);
  }
  return list;
}

function isSameType(kind: number, by: number): boolean {
  if (kind === by) return kind !== DAIMYO;
  if (isShinto(kind) && isShinto(by)) return true;
  return kind >= FIRST_MONSTER && by >= FIRST_MONSTER;
}

/** The replaced figure goes to its owner's reserve and is not killed; the new one was not summoned. */
function replace(
  state: RisingSun,
  betrayal: Betrayal,
  owner: Seat,
  kind: number,
  place: number,
  by: number,
  { tell }: RisingSunAside,
): RisingSunStep[] {
  const { seat, left, hit, extra } = betrayal;
  shift(state, owner, kind, place, RESERVE);
  shift(state, seat, by, RESERVE, place);
  const where = isShrine(place) ? state.shrines[place - FIRST_SHRINE]! : PROVINCES[place]!;
  tell?.({ is: 'replaces', seat, owner, kind: KINDS[kind]!, by: KINDS[by]!, place: where });
  const isOrdinary = mayHit(betrayal, owner) && !isShrine(place);
  const next: RisingSunStep = isOrdinary
    ? { do: 'betray', seat, left: left - 1, hit: hit | (1 << owner), extra }
    : { do: 'betray', seat, left, hit, extra: extra - 1 };
  return [...(isShrine(place) ? [] : entering(seat, by, place)), next];
}
