import type { GameEvent, Seat } from '@engawa/kernel';
import type {
  Achievement,
  EncounterCard,
  MealCard,
  Panorama,
  SouvenirCard,
  SpringCard,
  Traveller,
} from './components.ts';

/** What the table tells. Points and coins are what the event itself brings. */
export type TokaidoEvent = GameEvent &
  (
    | { is: 'showsTraveller'; seat: Seat; traveller: Traveller; coins: number }
    | { is: 'linesUp'; line: number[] }
    | { is: 'preparation'; seat: Seat; coins: number }
    | { is: 'moves'; seat: Seat; from: string; to: string; second: boolean }
    | { is: 'movesNeutral'; seat: Seat; from: string; to: string }
    | { is: 'farm'; seat: Seat; coins: number }
    | { is: 'panorama'; seat: Seat; of: Panorama; fragment: number }
    | { is: 'declinesPanorama'; seat: Seat }
    | { is: 'spring'; seat: Seat; card: SpringCard; points: number }
    | { is: 'donates'; seat: Seat; coins: number }
    | { is: 'donatesFromReserve'; seat: Seat; coins: number }
    | { is: 'neutralDonates'; coins: number }
    | { is: 'offers'; seat: Seat; offer: SouvenirCard[] }
    | { is: 'buys'; seat: Seat; cards: SouvenirCard[]; coins: number; points: number }
    | { is: 'buysNothing'; seat: Seat }
    | { is: 'meets'; seat: Seat; card: EncounterCard }
    | { is: 'entertains'; seat: Seat; points: number; coins: number }
    | { is: 'putsEncounterUnder'; seat: Seat }
    | { is: 'putThisEncounterUnder'; seat: Seat; card: EncounterCard }
    | { is: 'givenSouvenir'; seat: Seat; card: SouvenirCard; points: number }
    | { is: 'noSouvenirLeft'; seat: Seat }
    | { is: 'gainsPoints'; seat: Seat; points: number }
    | { is: 'gainsCoins'; seat: Seat; coins: number }
    | { is: 'offeredMeal'; seat: Seat; card: MealCard }
    | { is: 'takesOfferedMeal'; seat: Seat; card: MealCard; points: number }
    | { is: 'declinesOfferedMeal'; seat: Seat }
    | { is: 'mealsLaid'; meals: number }
    | { is: 'looksAtMeals'; seat: Seat; meals: number }
    | { is: 'eats'; seat: Seat; card: MealCard; coins: number; points: number }
    | { is: 'doesNotEat'; seat: Seat }
    | { is: 'neutralDiscardsMeal'; meals: number }
    | { is: 'leaveInn'; inn: string; meals: number }
    | { is: 'achieves'; seat: Seat; achievement: Achievement; points: number }
    | { is: 'templeRank'; seat: Seat; rank: number; coins: number; points: number }
    | { is: 'journeyEnds' }
  );
