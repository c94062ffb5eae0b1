import { draw, drawFaceDown, look, type Seat, type Slot, todo } from '@engawa/kernel';
import { type EncounterCard, encounterOf } from '../components.ts';
import { gainCoins, powersOf, score, type Tokaido, type TokaidoAside, type TokaidoStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { isComplete } from './panoramas.ts';
import { donateFromReserve } from './temples.ts';
import { addSouvenir } from './villages.ts';

/** Spaces, "Encounter", with the travellers Yoshiyasu and Umegae. */
export const encounters: Chapter<'encounter' | 'pickEncounter' | 'meet'> = {
  // The top card is met. Yoshiyasu draws two and keeps one.
  encounter: {
    run(state, { seat }, aside) {
      if (powersOf(state, seat).encountersDrawn === 1) {
        const card = draw(state.encounters, aside.luck);
        if (card !== undefined) todo(state, { do: 'meet', seat, card });
        return;
      }
      const drawn: Slot<EncounterCard>[] = [];
      for (let i = 0; i < powersOf(state, seat).encountersDrawn; i++) {
        const slot = drawFaceDown(state.encounters, aside.luck);
        if (slot !== undefined) drawn.push(slot);
      }
      look(drawn, seat, aside);
      if (drawn.length > 0) todo(state, { do: 'pickEncounter', seat, drawn });
    },
  },

  // The other card goes under the deck, and the rivals do not see it. Two of a kind are one choice.
  pickEncounter: {
    choices: (_, { drawn }) => [...new Set(drawn.map((slot) => slot.card))].sort(),
    choose(state, { seat, drawn }, choice, { tell }) {
      const kept = drawn.find((slot) => slot.card === choice)!;
      for (const slot of drawn) {
        if (slot === kept) continue;
        state.encounters.under.push(slot);
        tell?.({ is: 'putsEncounterUnder', seat });
        tell?.({ is: 'putThisEncounterUnder', seat, card: slot.card, only: seat });
      }
      todo(state, { do: 'meet', seat, card: kept.card });
    },
  },

  // The effect first, then the card joins the collection. Umegae gains a point and a coin before the effect.
  meet: {
    run(state, { seat, card }, aside) {
      aside.tell?.({ is: 'meets', seat, card });
      const { points, coins } = powersOf(state, seat).perEncounter;
      if (points > 0) {
        score(state, seat, points);
        gainCoins(state, seat, coins);
        aside.tell?.({ is: 'entertains', seat, points, coins });
      }
      state.players[seat]!.encounters.push(card);
      const next = applyEffect(state, seat, card, aside);
      if (next) todo(state, next);
    },
  },
};

function applyEffect(state: Tokaido, seat: Seat, card: EncounterCard, aside: TokaidoAside): TokaidoStep | undefined {
  const { souvenir, guide, points, coins, donation } = encounterOf(card);
  if (souvenir) giveSouvenir(state, seat, aside);
  if (points) {
    score(state, seat, points);
    aside.tell?.({ is: 'gainsPoints', seat, points });
  }
  if (coins) {
    gainCoins(state, seat, coins);
    aside.tell?.({ is: 'gainsCoins', seat, coins });
  }
  if (donation) {
    donateFromReserve(state, seat, donation);
    aside.tell?.({ is: 'donatesFromReserve', seat, coins: donation });
  }
  // A guide leads to his own panorama; if that is finished, one may start or go on with another.
  if (guide === undefined) return undefined;
  return isComplete(state, seat, guide)
    ? { do: 'pickPanorama', seat, mayDecline: true }
    : { do: 'panorama', seat, of: guide };
}

/** The travelling merchant gives the top souvenir for nothing; the powers of the villages do not apply. */
function giveSouvenir(state: Tokaido, seat: Seat, { luck, tell }: TokaidoAside): void {
  const card = draw(state.souvenirs, luck);
  if (card === undefined) {
    tell?.({ is: 'noSouvenirLeft', seat });
    return;
  }
  const points = addSouvenir(state, seat, card);
  tell?.({ is: 'givenSouvenir', seat, card, points });
}
