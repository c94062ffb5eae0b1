import { type Choice, todo } from '@engawa/kernel';
import { GARDENS, type GardenCard } from '../components.ts';
import { COLOURS } from '../effects.ts';
import { type Household, hasGardener, type WhiteCastle } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { hasDice } from './dice.ts';
import { isWithinReach } from './possible.ts';
import { withSeals } from './seals.ts';

/** Chapter "Sending clan members", the gardener, p. 10. */
export const gardeners: Chapter<'gardener'> = {
  // The first gardener of the row goes to a garden where none of this clan stands, for its food. Then the action of the
  // card is done; whoever has to pay for it may leave it.
  gardener: withSeals({
    skip: (state, { seat }) => !isWithinReach(state, state.players[seat]!, 'gardener'),
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      state.gardens.forEach((card, garden) => {
        if (GARDENS[card].food <= player.food && !hasGardener(player, garden)) list.push(card);
      });
      list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'decline') {
        tell?.({ is: 'declines', seat, action: 'gardener' });
        return;
      }
      const player = state.players[seat]!;
      const garden = choice as GardenCard;
      const { food, action } = GARDENS[garden];
      player.food -= food;
      player.gardeners |= 1 << state.gardens.indexOf(garden);
      tell?.({ is: 'sendsGardener', seat, garden, food });
      todo(state, { do: 'rewards', seat, left: [action], from: 'garden', must: true });
    },
  }),
};

/** The numbers of the gardens that this clan may use at the end of the round. */
export function activeGardens(state: WhiteCastle, household: Household): number[] {
  const active: number[] = [];
  for (let bridge = 0; bridge < COLOURS.length; bridge++) {
    if (!hasDice(state.bridges[bridge]!)) continue;
    for (const garden of [bridge * 2, bridge * 2 + 1]) if (hasGardener(household, garden)) active.push(garden);
  }
  return active;
}
