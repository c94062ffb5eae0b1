import { type Choice, type Seat, todo, together } from '@engawa/kernel';
import {
  type CrystalTile,
  DREAM_CRYSTALS,
  type DreamCrystal,
  FIRST_MEMORY_SLOT,
  SPRING_HAND,
  SUMMER_HAND,
  type YokaiCard,
} from '../components.ts';
import { type Bitoku, type BitokuStep, isTengu, type Player, type Spirit } from '../state.ts';
import { type Chapter, STOP } from './chapter.ts';
import { drawCards, handOf, takeFromHand } from './decks.ts';
import { isAllGain } from './effects.ts';
import { isAnyPossible } from './possible.ts';

/** P. 7, spring: the call of the yokai, then the harvest. */
export const spring: Chapter<'spring' | 'springDiscard' | 'discards' | 'harvest' | 'pickDream'> = {
  // Everybody draws up to four cards and keeps three: all at once, unseen by the others until the last one has chosen.
  spring: {
    run(state, _, aside) {
      state.phase = 'spring';
      aside.tell?.({ is: 'yearBegins', round: state.round });
      const seats = state.order.filter((spirit) => !isTengu(state, spirit));
      for (const seat of seats) drawCards(state, seat, SPRING_HAND - handSize(state.players[seat]!), aside);
      const calls = seats.map((seat) => ({ seat, steps: [callOfYokai(state, seat)] }));
      todo(state, together(calls), ...harvestSteps(state), { do: 'summer' });
    },
  },

  springDiscard: {
    choices(state, { seat, chosen }) {
      return handOf(state.players[seat]!).filter((card) => !chosen.includes(card));
    },
    choose(state, { seat, left, chosen }, choice) {
      const now = [...chosen, choice as YokaiCard];
      if (left > 1) todo(state, { do: 'springDiscard', seat, left: left - 1, chosen: now });
      else todo(state, { do: 'discards', seat, chosen: now });
    },
  },

  discards: {
    run(state, { seat, chosen }, { tell }) {
      const player = state.players[seat]!;
      for (const card of chosen) {
        takeFromHand(player, card);
        player.discard.push(card);
      }
      tell?.({ is: 'discards', seat, cards: chosen });
    },
  },

  // Every dream crystal once, in any order; first those that simply give something.
  harvest: {
    run(state, { seat, left }, aside) {
      const tiles = left ?? dreamsOf(state.players[seat]!);
      const gains = tiles.find((tile) => isAllGain(effectOf(tile)));
      if (gains !== undefined) {
        aside.tell?.({ is: 'dream', seat, tile: gains });
        todo(state, ...dreamSteps(seat, gains, tiles));
        return;
      }
      const open = tiles.filter((tile) => isAnyPossible(state, seat, effectOf(tile), -1));
      if (open.length > 0) todo(state, { do: 'pickDream', seat, left: tiles });
    },
  },

  pickDream: {
    choices(state, { seat, left }) {
      const list: Choice[] = left.filter((tile) => isAnyPossible(state, seat, effectOf(tile), -1));
      list.push(STOP);
      return list;
    },
    choose(state, { seat, left }, choice, aside) {
      if (choice === STOP) {
        aside.tell?.({ is: 'skips', seat, from: 'dream' });
        return;
      }
      aside.tell?.({ is: 'dream', seat, tile: choice as CrystalTile });
      todo(state, ...dreamSteps(seat, choice as CrystalTile, left));
    },
  },
};

const handSize = ({ hand, taken }: Player): number => hand.length + taken.length;

function callOfYokai({ players }: Bitoku, seat: Seat): BitokuStep {
  return { do: 'springDiscard', seat, left: handSize(players[seat]!) - SUMMER_HAND, chosen: [] };
}

const effectOf = (tile: CrystalTile) => DREAM_CRYSTALS[tile as DreamCrystal];

export function dreamsOf({ crystals }: Player): CrystalTile[] {
  return crystals.slice(0, FIRST_MEMORY_SLOT).filter((tile): tile is CrystalTile => tile !== null);
}

function dreamSteps(seat: Seat, tile: CrystalTile, left: readonly CrystalTile[]): BitokuStep[] {
  const rest = left.filter((one) => one !== tile);
  const now: BitokuStep = { do: 'effect', seat, left: effectOf(tile), from: 'dream', region: -1 };
  return rest.length > 0 ? [now, { do: 'harvest', seat, left: rest }] : [now];
}

/** In turn order, because what one does can stand in the way of another. */
export function harvestSteps(state: Bitoku): BitokuStep[] {
  return state.order.map((spirit: Spirit) =>
    isTengu(state, spirit) ? { do: 'tenguHarvest' } : { do: 'harvest', seat: spirit, left: null },
  );
}
