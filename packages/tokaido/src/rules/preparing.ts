import { deckOf, putUnder, type Slot, shuffle, todo } from '@engawa/kernel';
import { PREPARATION_COINS, type Traveller } from '../components.ts';
import { gainCoins, isNeutral, powersOf } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Chapter "Preparing the game", with the variant "Preparations". */
export const preparing: Chapter<'chooseTraveller' | 'showTraveller' | 'lineUp'> = {
  // Everybody keeps one of two travellers. Ours: all choose at once, unseen by the others until the last one has.
  chooseTraveller: {
    choices: (_, { dealt }) => dealt.map((slot) => slot.card),
    choose(state, { seat, dealt }, choice) {
      const [first, second] = dealt as [Slot<Traveller>, Slot<Traveller>];
      const [chosen, rejected] = first.card === choice ? [first, second] : [second, first];
      putUnder(state.travellers, rejected.card, rejected.seen);
      todo(state, { do: 'showTraveller', seat, chosen });
    },
  },

  // The traveller lies open in front of the player and says how many coins he starts with.
  showTraveller: {
    run(state, { seat, chosen }, { tell }) {
      state.players[seat]!.traveller = chosen.card;
      tell?.({ is: 'showsTraveller', seat, traveller: chosen.card, coins: powersOf(state, seat).coins });
    },
  },

  // The pieces stand in line at the first inn. Ours: always in random order, as the two-player chapter and the
  // variant "Preparations" have it; the set-up chapter says "any order". The travellers nobody chose go into the box.
  lineUp: {
    run(state, _, { luck, tell }) {
      state.travellers = deckOf([]);
      const line = shuffle(
        state.pieces.map((_, piece) => piece),
        luck,
      );
      line.forEach((piece, place) => {
        state.pieces[piece]!.slot = place;
      });
      tell?.({ is: 'linesUp', line });
      for (let seat = 0; seat < state.players.length; seat++) gainCoins(state, seat, powersOf(state, seat).coins);
      if (state.options.preparation) {
        // Whoever leaves later gets more. With two players the neutral traveller takes up a place, but has no coins.
        line.forEach((piece, place) => {
          const coins = PREPARATION_COINS[place]!;
          if (isNeutral(state, piece) || coins === 0) return;
          gainCoins(state, piece, coins);
          tell?.({ is: 'preparation', seat: piece, coins });
        });
      }
      todo(state, { do: 'nextTraveller' });
    },
  },
};
