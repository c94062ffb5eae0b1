import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  CARD_SLOTS,
  type CardSlot,
  FIRST_MASTERY_SLOT,
  MASTERY_CRYSTALS,
  type MasteryCrystal,
  YOKAI,
  type YokaiCard,
} from '../components.ts';
import type { Effect } from '../effects.ts';
import type { Bitoku, BitokuAside, BitokuStep, Player } from '../state.ts';
import { type Chapter, STOP } from './chapter.ts';
import { showCard, takeFromHand } from './decks.ts';
import { isAllGain, unlock } from './effects.ts';
import { isAnyPossible } from './possible.ts';

/** P. 8, playing a yokai card: the die beside it is freed, then the card and its crystal act, in either order. */
export const cards: Chapter<'chooseSlot' | 'played' | 'playOrder'> = {
  chooseSlot: {
    choices(state, { seat }) {
      const { mat } = state.players[seat]!;
      const list: Choice[] = [];
      for (let slot = 0; slot < mat.length; slot++) if (mat[slot] === null) list.push(CARD_SLOTS[slot]!);
      return list;
    },
    choose(state, { seat, card }, choice, aside) {
      lay(state, seat, card, CARD_SLOTS.indexOf(choice as CardSlot), aside);
    },
  },

  // What is still to do of the card and of the crystal. Asked only if both can do something that is not simply gained.
  played: {
    run(state, step, aside) {
      const { seat, slot } = step;
      const { crystal, card } = stillToDo(state, step);
      if (crystal !== null && isAllGain(crystal)) {
        todo(state, tune(state, seat, slot, crystal, aside), { ...step, crystal: false });
        return;
      }
      const isCardOpen = card !== null && isAnyPossible(state, seat, card, -1);
      const isCrystalOpen = crystal !== null && isAnyPossible(state, seat, crystal, -1);
      if (isCardOpen && isCrystalOpen) todo(state, { do: 'playOrder', seat, slot });
      else if (isCardOpen) todo(state, cardEffect(seat, card), { ...step, card: false });
      else if (isCrystalOpen) todo(state, tune(state, seat, slot, crystal, aside), { ...step, crystal: false });
    },
  },

  playOrder: {
    choices: () => ['card', 'crystal', STOP],
    choose(state, { seat, slot }, choice, aside) {
      const both = { do: 'played', seat, slot, card: true, crystal: true } as const;
      const { card, crystal } = stillToDo(state, both);
      if (choice === 'card') todo(state, cardEffect(seat, card!), { ...both, card: false });
      if (choice === 'crystal') todo(state, tune(state, seat, slot, crystal!, aside), { ...both, crystal: false });
    },
  },
};

const cardEffect = (seat: Seat, left: Effect): BitokuStep => ({ do: 'effect', seat, left, from: 'card', region: -1 });

function tune(state: Bitoku, seat: Seat, slot: number, left: Effect, { tell }: BitokuAside): BitokuStep {
  tell?.({ is: 'tunes', seat, tile: state.players[seat]!.crystals[FIRST_MASTERY_SLOT + slot]! });
  return { do: 'effect', seat, left, from: 'mastery', region: -1 };
}

/** A crystal that the card itself brings to its own space can still be tuned (ours). */
function stillToDo(
  state: Bitoku,
  { seat, slot, card, crystal }: Extract<BitokuStep, { do: 'played' }>,
): { readonly card: Effect | null; readonly crystal: Effect | null } {
  const { mat, crystals } = state.players[seat]!;
  const tile = crystals[FIRST_MASTERY_SLOT + slot] as MasteryCrystal | null;
  return {
    card: card ? YOKAI[mat[slot]!].action : null,
    crystal: crystal && tile !== null ? MASTERY_CRYSTALS[tile] : null,
  };
}

/** Any free card space. Which one is asked only if there are several. */
export function playCard(state: Bitoku, seat: Seat, card: YokaiCard, aside: BitokuAside): void {
  const player = state.players[seat]!;
  const first = player.mat.indexOf(null);
  if (player.mat.indexOf(null, first + 1) < 0) lay(state, seat, card, first, aside);
  else {
    showCard(player, card);
    todo(state, { do: 'chooseSlot', seat, card });
  }
}

function lay(state: Bitoku, seat: Seat, card: YokaiCard, slot: number, aside: BitokuAside): void {
  const player = state.players[seat]!;
  takeFromHand(player, card);
  player.mat[slot] = card;
  aside.tell?.({ is: 'playsCard', seat, card, slot });
  if (player.dice[slot]!.at === 'locked') unlock(state, seat, slot, aside);
  todo(state, { do: 'played', seat, slot, card: true, crystal: true });
}

export function hasCardSpace({ mat }: Player): boolean {
  return mat[0] === null || mat[1] === null || mat[2] === null;
}
