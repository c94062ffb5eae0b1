import { type Choice, type Seat, todo } from '@engawa/kernel';
import { STARTING_RESOURCES, type StartingResource } from '../components.ts';
import type { StartingPair, WhiteCastle, WhiteCastleAside, WhiteCastleStep } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Chapter "Preparing the players", step 13. */
export const preparing: Chapter<'choosePair'> = {
  // From the last in turn order to the first everybody takes a pair of starting cards.
  choosePair: {
    choices(state) {
      const list: Choice[] = [];
      for (const { resource } of state.pairs) list.push(resource);
      return list;
    },
    choose(state, { seat }, choice, aside) {
      const at = state.pairs.findIndex(({ resource }) => resource === (choice as StartingResource));
      const [pair] = state.pairs.splice(at, 1) as [StartingPair];
      // When the first in turn order has chosen, the last pair goes back into the box.
      if (seat === state.order[0]) state.pairs = [];
      todo(state, takePair(state, seat, pair, aside));
    },
  },
};

/**
 * The action goes to the card slot of the mat; the resources are gained, and their card goes to the lantern area, with
 * the decree that it may bring.
 */
export function takePair(
  state: WhiteCastle,
  seat: Seat,
  { resource, action }: StartingPair,
  { tell }: WhiteCastleAside,
): WhiteCastleStep {
  const player = state.players[seat]!;
  const { gives, decree } = STARTING_RESOURCES[resource];
  tell?.({ is: 'choosesPair', seat, resource, action });
  player.card = action;
  player.lantern.push(resource);
  if (decree !== null) player.lantern.push(decree);
  return { do: 'rewards', seat, left: gives, from: 'start', must: true };
}
