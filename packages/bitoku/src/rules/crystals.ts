import { type Choice, type Seat, todo } from '@engawa/kernel';
import { CRYSTAL_SLOTS, type CrystalTile, kindOfCrystal } from '../components.ts';
import { type Bitoku, type BitokuAside, type BitokuStep, boardOf, type Player, resourcesOf } from '../state.ts';
import { type Chapter, SKIP } from './chapter.ts';
import { remember } from './goods.ts';
import { payAnySteps } from './paying.ts';

/** P. 25, the Crystal Caves. Only a crystal for which there is a free place of its kind; it stays there for good. */
export const crystals: Chapter<'crystal' | 'crystalSlot' | 'takeCrystal'> = {
  crystal: {
    skip: (state, { seat, discount }) => !canTakeCrystal(state, seat, discount),
    choices(state, { seat, discount }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      for (let space = 0; space < state.open.crystal.length; space++) {
        if (isWithinReach(state, player, space, discount)) list.push(space + 1);
      }
      list.push(SKIP);
      return list;
    },
    choose(state, { seat, discount }, choice, aside) {
      if (choice === SKIP) return;
      const space = (choice as number) - 1;
      const slots = openSlots(state.players[seat]!, state.open.crystal[space]!);
      if (slots.length > 1) todo(state, { do: 'crystalSlot', seat, space, discount });
      else todo(state, ...takingSteps(state, seat, space, slots[0]!, discount, aside));
    },
  },

  crystalSlot: {
    choices: (state, { seat, space }) =>
      openSlots(state.players[seat]!, state.open.crystal[space]!).map((slot) => CRYSTAL_SLOTS[slot]!.id),
    choose(state, { seat, space, discount }, choice, aside) {
      const slot = CRYSTAL_SLOTS.findIndex(({ id }) => id === choice);
      todo(state, ...takingSteps(state, seat, space, slot, discount, aside));
    },
  },

  // The pilgrim who slept there wakes up. A crystal of memory does not remember itself.
  takeCrystal: {
    run(state, { seat, space, slot }, aside) {
      const tile = state.open.crystal[space]!;
      const player = state.players[seat]!;
      state.open.crystal[space] = null;
      aside.tell?.({ is: 'takesCrystal', seat, tile, slot });
      remember(state, seat, 'crystal', aside);
      player.crystals[slot] = tile;
      player.awake += 1;
    },
  },
};

function takingSteps(
  state: Bitoku,
  seat: Seat,
  space: number,
  slot: number,
  discount: number,
  aside: BitokuAside,
): BitokuStep[] {
  const price = Math.max(0, boardOf(state).crystalCosts[space]! - discount);
  return [...payAnySteps(state, seat, price, aside), { do: 'takeCrystal', seat, space, slot }];
}

/** Free places of the kind. Of several for dream or memory that score the same, one stands for all. */
function openSlots({ crystals: own }: Player, tile: CrystalTile): number[] {
  const wanted = kindOfCrystal(tile);
  const slots: number[] = [];
  const points: number[] = [];
  for (let slot = 0; slot < CRYSTAL_SLOTS.length; slot++) {
    const { kind, vp } = CRYSTAL_SLOTS[slot]!;
    if (kind !== wanted || own[slot] !== null) continue;
    if (kind !== 'mastery' && points.includes(vp)) continue;
    slots.push(slot);
    points.push(vp);
  }
  return slots;
}

export function hasSlotFor({ crystals: own }: Player, tile: CrystalTile): boolean {
  const wanted = kindOfCrystal(tile);
  for (let slot = 0; slot < CRYSTAL_SLOTS.length; slot++) {
    if (own[slot] === null && CRYSTAL_SLOTS[slot]!.kind === wanted) return true;
  }
  return false;
}

function isWithinReach(state: Bitoku, player: Player, space: number, discount: number): boolean {
  const tile = state.open.crystal[space];
  if (tile == null || boardOf(state).crystalCosts[space]! - discount > resourcesOf(player)) return false;
  return hasSlotFor(player, tile);
}

export function canTakeCrystal(state: Bitoku, seat: Seat, discount: number): boolean {
  const player = state.players[seat]!;
  for (let space = 0; space < state.open.crystal.length; space++) {
    if (isWithinReach(state, player, space, discount)) return true;
  }
  return false;
}
