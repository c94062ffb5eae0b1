import { draw, drawFaceDown, look, type Seat, type Slot, todo } from '@engawa/kernel';
import { type EncounterCard, encounterOf } from '../components.ts';
import { gainCoins, powersOf, score, type Tokaido, type TokaidoAside, type TokaidoStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { addFragment, isComplete } from './panoramas.ts';
import { donateFromReserve } from './temples.ts';
import { addSouvenir } from './villages.ts';

/** Spaces, "Encounter": the top card is met. Yoshiyasu draws two and keeps one. What is still to decide is returned. */
export function visitEncounter(state: Tokaido, seat: Seat, aside: TokaidoAside): TokaidoStep | undefined {
  const { encountersDrawn } = powersOf(state, seat);
  if (encountersDrawn === 1) {
    const card = draw(state.encounters, aside);
    return card === undefined ? undefined : meet(state, seat, card, aside);
  }
  const drawn: Slot<EncounterCard>[] = [];
  for (let i = 0; i < encountersDrawn; i++) {
    const slot = drawFaceDown(state.encounters, aside.luck);
    if (slot !== undefined) drawn.push(slot);
  }
  look(drawn, seat, aside);
  return drawn.length === 0 ? undefined : { do: 'pickEncounter', seat, drawn };
}

export const encounters: Chapter<'pickEncounter'> = {
  // Yoshiyasu's other card goes under the deck, and the rivals do not see it. Two of a kind are one choice.
  pickEncounter: {
    choices: (_, { drawn }) => [...new Set(drawn.map((slot) => slot.card))].sort(),
    choose(state, { seat, drawn }, choice, aside) {
      const kept = drawn.find((slot) => slot.card === choice)!;
      for (const slot of drawn) {
        if (slot === kept) continue;
        state.encounters.under.push(slot);
        aside.tell?.({ is: 'putsEncounterUnder', seat });
        aside.tell?.({ is: 'putThisEncounterUnder', seat, card: slot.card, only: seat });
      }
      const then = meet(state, seat, kept.card, aside);
      if (then) todo(state, then);
    },
  },
};

/** The card joins the collection and takes effect. Umegae gains a point and a coin before the effect. */
function meet(state: Tokaido, seat: Seat, card: EncounterCard, aside: TokaidoAside): TokaidoStep | undefined {
  aside.tell?.({ is: 'meets', seat, card });
  const { points, coins } = powersOf(state, seat).perEncounter;
  if (points > 0) {
    score(state, seat, points);
    gainCoins(state, seat, coins);
    aside.tell?.({ is: 'entertains', seat, points, coins });
  }
  state.players[seat]!.encounters.push(card);
  return applyEffect(state, seat, card, aside);
}

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
  if (isComplete(state, seat, guide)) return { do: 'pickPanorama', seat, mayDecline: true };
  addFragment(state, seat, guide, aside);
  return undefined;
}

/** The travelling merchant gives the top souvenir for nothing; the powers of the villages do not apply. */
function giveSouvenir(state: Tokaido, seat: Seat, aside: TokaidoAside): void {
  const card = draw(state.souvenirs, aside);
  if (card === undefined) {
    aside.tell?.({ is: 'noSouvenirLeft', seat });
    return;
  }
  const points = addSouvenir(state, seat, card);
  aside.tell?.({ is: 'givenSouvenir', seat, card, points });
}
