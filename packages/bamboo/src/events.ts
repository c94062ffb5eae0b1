import type { GameEvent, Seat } from '@engawa/kernel';
import type {
  Action,
  Cell,
  Colour,
  Food,
  Gift,
  Groove,
  HarmonyTile,
  HomeTile,
  Season,
  ShootKind,
  Spirit,
} from './components.ts';

/** What the table tells. Shoots are told by their looks. */
export type BambooEvent = GameEvent &
  (
    | { is: 'firstPlayer'; seat: Seat }
    | { is: 'ghostOffers'; sticks: readonly number[] }
    | { is: 'drafts'; seat: Seat; shoot: ShootKind }
    | { is: 'season'; round: number; season: Season }
    | { is: 'gifts'; gifts: readonly Gift[] }
    | { is: 'picksGift'; seat: Seat; gift: Gift }
    | { is: 'visits'; seat: Seat; area: Colour }
    | { is: 'offers'; seat: Seat; temple: Colour; sticks: number; coins: number }
    | { is: 'plants'; seat: Seat; shoot: ShootKind; groove: Groove }
    | { is: 'activates'; seat: Seat; shoot: ShootKind; action: Action }
    | { is: 'leavesActions'; seat: Seat; left: number }
    | { is: 'pushesOut'; seat: Seat; groove: Groove; shoots: readonly ShootKind[] }
    | { is: 'bringsHome'; seat: Seat; shoot: ShootKind; area: Colour; overflow: boolean }
    | { is: 'callsSpirit'; seat: Seat; spirit: Spirit }
    | { is: 'earns'; seat: Seat; coins: number }
    | { is: 'gainsHappiness'; seat: Seat; points: number }
    | { is: 'takesHarmony'; seat: Seat; tile: HarmonyTile }
    | { is: 'scoresHarmony'; seat: Seat; tile: HarmonyTile; points: number }
    | { is: 'newHarmony'; tile: HarmonyTile }
    | { is: 'buysHome'; seat: Seat; tile: HomeTile; coins: number; points: number }
    | { is: 'furnishes'; seat: Seat; tile: HomeTile; cell: Cell }
    | { is: 'newHome'; tile: HomeTile }
    | { is: 'takesFood'; seat: Seat; food: Food }
    | { is: 'clearsFood'; seat: Seat }
    | { is: 'newFood'; food: readonly Food[]; reshuffled: boolean }
    | { is: 'skipsAction'; seat: Seat; action: Action }
    | { is: 'blesses'; seat: Seat; spirit: Spirit; temple: Colour; tied: boolean }
    | { is: 'ghostTakes'; spirit: Spirit; temple: Colour }
    | { is: 'spiritStays'; spirit: Spirit; temple: Colour }
    | { is: 'newSpirit'; spirit: Spirit; temple: Colour }
    | { is: 'wakes'; seat: Seat; spirit: Spirit; coins: number }
    | { is: 'meal'; seat: Seat; need: number }
    | { is: 'eats'; seat: Seat; food: readonly Food[] }
    | { is: 'starves'; seat: Seat; points: number }
    | { is: 'homeLeaves'; tiles: readonly HomeTile[] }
    | { is: 'harmonyLeaves'; tiles: readonly HarmonyTile[] }
    | { is: 'gameEnds' }
    | { is: 'countsSpirits'; seat: Seat; kinds: number; points: number }
    | { is: 'countsBalance'; seat: Seat; left: number; right: number; points: number }
    | { is: 'countsHarmony'; seat: Seat; tile: HarmonyTile; points: number }
    | { is: 'countsMarks'; seat: Seat; points: number }
    | { is: 'scores'; seat: Seat; points: number }
    /** Several have the most happiness: what decides between them. */
    | { is: 'tie'; seats: readonly Seat[]; comfort: readonly number[]; winners: readonly Seat[] }
  );
