import { type Choice, drawFaceDown, EVERYBODY, faceDown, look, type Seat, takeAt, todo } from '@engawa/kernel';
import { CARD, KAMI_AFTER, MANDATES, MANDATES_A_SEASON, type Mandate, TILES_SEEN } from '../components.ts';
import type { RisingSun, RisingSunAside, RisingSunStep } from '../state.ts';
import { breakAlliance } from './betray.ts';
import type { Chapter } from './chapter.ts';
import { isClan } from './figures.ts';
import { gainPoints, isAllied } from './goods.ts';
import { clockwiseFrom, leftOf } from './preparing.ts';
import { passStack } from './seasons.ts';
import { newStretch } from './set-aside.ts';

const HONESTY = CARD.honesty;
const UNRIGHTEOUS = CARD['path-of-the-unrighteous'];

/** Chapter "Mandate turns", p. 12 and 13. */
export const mandates: Chapter<'mandateTurn' | 'pickMandate' | 'nameMandate' | 'endMandate'> = {
  // The active player looks at the four top tiles. Three of them the player before has put back.
  mandateTurn: {
    run(state, { seat }, aside) {
      newStretch(state);
      state.active = seat;
      state.players[seat]!.mandates += 1;
      const { stack } = state;
      const tiles = stack.over.map(({ card, seen }) => faceDown(card, seen));
      stack.over = [];
      while (tiles.length < TILES_SEEN) tiles.push(drawFaceDown(stack, aside.luck)!);
      look(tiles, seat, aside);
      state.looking = tiles;
      aside.tell?.({ is: 'looks', only: seat, tiles: tiles.map(({ card }) => card) });
      todo(state, { do: 'pickMandate', seat });
    },
  },

  // One is chosen, the other three go back on top. P. 26: Lotus puts its tile face down and then names a mandate.
  pickMandate: {
    choices(state) {
      const list: Choice[] = [];
      for (const mandate of MANDATES) if (state.looking.some(({ card }) => card === mandate)) list.push(mandate);
      return list;
    },
    choose(state, { seat }, choice, aside) {
      const mandate = choice as Mandate;
      const isHidden = isClan(state, seat, 'lotus');
      takeAt(
        state.looking,
        state.looking.findIndex(({ card }) => card === mandate),
      );
      // Who held them before no longer knows which are left.
      state.stack.over = state.looking.map(({ card }) => faceDown(card, 1 << seat));
      state.looking = [];
      const tile = faceDown(mandate, isHidden ? 1 << seat : EVERYBODY);
      state.played.push({ seat, mandate: isHidden ? null : mandate, tile });
      if (isHidden) todo(state, { do: 'nameMandate', seat });
      else todo(state, ...carriedOut(state, seat, mandate, aside));
    },
  },

  // P. 26: any of the five, also one whose tiles are used up.
  nameMandate: {
    choices: () => MANDATES.slice(),
    choose(state, { seat }, choice, aside) {
      const mandate = choice as Mandate;
      const { tile } = state.played[state.played.length - 1]!;
      state.played[state.played.length - 1] = { seat, mandate, tile };
      todo(state, ...carriedOut(state, seat, mandate, aside));
    },
  },

  // P. 12 and 13: the stack goes to the left; after the third, fifth and seventh mandate the kami have their turn.
  endMandate: {
    run(state, { seat }) {
      passStack(state, seat);
      const next: RisingSunStep = { do: 'mandateTurn', seat: state.active };
      const count = state.played.length;
      if (!KAMI_AFTER.includes(count)) todo(state, next);
      else todo(state, { do: 'kamiTurn' }, count === MANDATES_A_SEASON ? { do: 'prewar' } : next);
    },
  },
};

/** Everything that a mandate means: clockwise from the left neighbour, the active player last. Training he is first. */
function carriedOut(state: RisingSun, seat: Seat, mandate: Mandate, aside: RisingSunAside): RisingSunStep[] {
  const player = state.players[seat]!;
  const isFaceDown = isClan(state, seat, 'lotus');
  aside.tell?.({ is: 'playsMandate', seat, mandate, isFaceDown });
  if (mandate !== 'betray' && isAllied(player)) {
    gainPoints(state, seat, 2 * player.cards[HONESTY]!, 'honesty', aside);
  }
  const order = clockwiseFrom(state, mandate === 'train' ? seat : leftOf(state, seat));
  const isPrivileged = (one: Seat) => one === seat || one === player.ally;
  const steps: RisingSunStep[] = [];
  switch (mandate) {
    case 'recruit':
      for (const one of order) steps.push({ do: 'beginRecruit', seat: one, bonus: isPrivileged(one) ? 1 : 0 });
      steps.push({ do: 'endRecruit' });
      break;
    case 'marshal':
      for (const one of order) {
        steps.push({ do: 'beginMarshal', seat: one });
        if (isPrivileged(one)) steps.push({ do: 'build', seat: one });
      }
      break;
    case 'train':
      for (const one of order) steps.push({ do: 'train', seat: one, discount: isPrivileged(one) ? 1 : 0 });
      break;
    case 'harvest':
      steps.push({ do: 'harvest', seat });
      break;
    case 'betray':
      breakAlliance(state, seat, aside);
      steps.push({ do: 'betray', seat, left: 2, hit: 0, extra: player.cards[UNRIGHTEOUS]! });
      break;
  }
  steps.push({ do: 'endMandate', seat });
  return steps;
}
