import type { GameEvent, Seat } from '@engawa/kernel';
import type {
  CastleCard,
  GardenCard,
  RivalAction,
  Room,
  Row,
  SoloCard,
  Space,
  StartingAction,
  StartingResource,
  Yard,
} from './components.ts';
import type { Action, Colour, Effect, Good, Resource } from './effects.ts';
import type { Clan, CourtPlace, End, Source } from './state.ts';

/** How much of a good has come, and how much there was no room for. */
export interface Gained {
  readonly good: Good;
  readonly amount: number;
  readonly lost: number;
}

/** What the table tells. `clan` may be the rival where a seat never is. */
export type WhiteCastleEvent = GameEvent &
  (
    | { is: 'rolls'; round: number; dice: readonly (readonly number[])[] }
    | { is: 'turnOrder'; order: readonly Clan[]; solo: boolean }
    | { is: 'choosesPair'; seat: Seat; resource: StartingResource; action: StartingAction }
    | { is: 'takesDie'; seat: Seat; colour: Colour; value: number; end: End }
    | { is: 'placesDie'; seat: Seat; colour: Colour; value: number; space: Space; coins: number }
    | { is: 'gains'; seat: Seat; goods: readonly Gained[] }
    | { is: 'exchanges'; seat: Seat; seals: number; into: Resource | 'coin' }
    | { is: 'lantern'; seat: Seat; symbols: readonly Effect[] }
    | { is: 'well'; seat: Seat }
    | { is: 'pays'; seat: Seat; amount: number; price: 'seal' | 'coin'; action: Action }
    | { is: 'skips'; seat: Seat; from: Source }
    | { is: 'declines'; seat: Seat; action: Action }
    | { is: 'usesBlock'; seat: Seat; room: Room; slot: number; card: CastleCard }
    | { is: 'usesRow'; seat: Seat; row: Row }
    | { is: 'sendsWarrior'; seat: Seat; yard: Yard; iron: number }
    | { is: 'sendsGardener'; seat: Seat; garden: GardenCard; food: number }
    | { is: 'asksAudience'; seat: Seat; coins: number }
    | { is: 'climbs'; seat: Seat; from: CourtPlace; to: CourtPlace; pearls: number }
    | { is: 'takesCard'; seat: Seat; card: CastleCard; room: Room }
    | { is: 'keepsCard'; seat: Seat; card: CastleCard; room: Room }
    | { is: 'refills'; room: Room; card: CastleCard }
    | { is: 'favour'; seat: Seat; place: number; effect: Effect }
    | { is: 'timePasses'; seat: Seat; from: number; to: number }
    | { is: 'paysCheckpoint'; seat: Seat; seals: number; space: number }
    | { is: 'stopsAtCheckpoint'; seat: Seat; space: number }
    | { is: 'gardensOpen'; seat: Seat; gardens: readonly GardenCard[] }
    | { is: 'rivalTurns'; cards: readonly SoloCard[]; die: SoloCard }
    | { is: 'rivalPlaces'; colour: Colour; value: number; from: End | 'centre'; space: Space; coins: number }
    | { is: 'rivalActs'; action: RivalAction }
    | { is: 'rivalCannot'; action: RivalAction; points: number }
    | { is: 'rivalGardener'; garden: GardenCard }
    | { is: 'rivalWarrior'; yard: Yard }
    | { is: 'rivalAtGate' }
    | { is: 'rivalClimbs'; from: CourtPlace; to: CourtPlace }
    | { is: 'rivalSendsAway'; seat: Seat; card: CastleCard; room: Room }
    | { is: 'rivalTime'; from: number; to: number }
    | { is: 'rivalGains'; good: 'coin' | 'vp'; amount: number }
    | { is: 'rivalTurnsInCoins'; coins: number; points: number }
    | { is: 'rivalGardens'; gardeners: number; points: number }
    | { is: 'scores'; seat: Seat; points: number }
    | { is: 'rivalScores'; points: number; isBeaten: boolean }
    | { is: 'gameEnds' }
  );
