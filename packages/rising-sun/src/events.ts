import type { GameEvent, Seat } from '@engawa/kernel';
import type { Advantage, Card, CardSet, Clan, Kind, Mandate, Province, Season, Shrine } from './components.ts';

/** What somebody says in a tea ceremony: a word that the texts know. */
export type Phrase =
  | 'together'
  | 'paid'
  | 'pays'
  | 'gladly'
  | 'fairPrice'
  | 'tooFar'
  | 'tooStrong'
  | 'otherPlans'
  | 'alone'
  | 'waits';

/** Where something comes from, for words. */
export type From = Shrine | Card | Advantage | 'harvest' | 'outcome';

export type RisingSunEvent = GameEvent &
  (
    | { is: 'setChosen'; set: CardSet; shrines: readonly Shrine[] }
    | { is: 'takesClan'; seat: Seat; clan: Clan }
    | { is: 'seated'; circle: readonly Seat[] }
    | { is: 'seasonBegins'; season: Season; wars: readonly Province[] }
    | { is: 'income'; coins: readonly number[] }
    | { is: 'returnsHostages'; seat: Seat; figures: readonly Kind[]; coins: number }
    | { is: 'teaBegins' }
    | { is: 'proposes'; seat: Seat; to: Seat; coins: number; phrase: Phrase }
    | { is: 'waits'; seat: Seat; phrase: Phrase }
    | { is: 'withdraws'; seat: Seat; phrase: Phrase }
    | { is: 'declines'; seat: Seat; to: Seat; phrase: Phrase }
    | { is: 'allies'; seat: Seat; with: Seat; coins: number; phrase: Phrase }
    | { is: 'teaEnds' }
    | { is: 'looks'; only: Seat; tiles: readonly Mandate[] }
    | { is: 'playsMandate'; seat: Seat; mandate: Mandate; isFaceDown: boolean }
    | { is: 'summons'; seat: Seat; kind: Kind; province: Province }
    | { is: 'worships'; seat: Seat; kind: Kind; shrine: Shrine }
    | { is: 'places'; seat: Seat; kind: Kind; province: Province; by: Card }
    | { is: 'moves'; seat: Seat; kind: Kind | 'stronghold'; from: Province; to: Province }
    | { is: 'charges'; seat: Seat; mover: Seat; isPaid: boolean }
    | { is: 'letsPass'; seat: Seat; mover: Seat }
    | { is: 'builds'; seat: Seat; province: Province; coins: number }
    | { is: 'buys'; seat: Seat; card: Card; coins: number }
    | { is: 'passesOnCoin'; seat: Seat; to: Seat }
    | { is: 'gains'; seat: Seat; from: From; points: number; coins: number; ronin: number }
    | { is: 'takesCoins'; seat: Seat; of: readonly Seat[]; by: Card }
    | { is: 'stealsPoints'; seat: Seat; of: Seat; points: number }
    | { is: 'harvests'; seat: Seat; provinces: readonly Province[]; coins: number; ronin: number }
    | { is: 'betrays'; seat: Seat; ally: Seat }
    | { is: 'replaces'; seat: Seat; owner: Seat; kind: Kind; by: Kind; place: Province | Shrine }
    | { is: 'honor'; seat: Seat; from: number; to: number }
    | { is: 'kamiTurn' }
    | { is: 'shrineWon'; seat: Seat; shrine: Shrine }
    | { is: 'declinesCard'; seat: Seat; card: Card }
    | { is: 'declinesShrine'; seat: Seat; shrine: Shrine }
    | { is: 'kills'; seat: Seat; owner: Seat; kind: Kind; count: number; province: Province }
    | { is: 'spares'; seat: Seat }
    | { is: 'ready'; seat: Seat }
    | { is: 'warBegins' }
    | { is: 'converts'; seat: Seat; ronin: number }
    | { is: 'noWar'; province: Province }
    | { is: 'takesToken'; seat: Seat; province: Province; how: 'alone' | 'ally' | 'battle' }
    | { is: 'battle'; province: Province; participants: readonly Seat[] }
    | { is: 'bids'; seat: Seat; bids: readonly number[] }
    | { is: 'winsAdvantage'; seat: Seat; advantage: Advantage; coins: number }
    | { is: 'declinesAdvantage'; seat: Seat; advantage: Advantage }
    | { is: 'seppuku'; seat: Seat; figures: number }
    | { is: 'takesHostage'; seat: Seat; owner: Seat; kind: Kind; points: number }
    | { is: 'hiresRonin'; seat: Seat; force: number }
    | { is: 'paysReparations'; seat: Seat; to: Seat; coins: number }
    | { is: 'seasonEnds'; season: Season }
    | { is: 'gives'; seat: Seat; to: Seat; coins: number; ronin: number }
    | {
        is: 'offers';
        only: Seat;
        seat: Seat;
        to: Seat;
        coins: number;
        ronin: number;
        forCoins: number;
        forRonin: number;
      }
    | { is: 'recalls'; only: Seat; seat: Seat }
    | { is: 'refuses'; only: Seat; seat: Seat; from: Seat }
    | { is: 'trades'; seat: Seat; with: Seat; coins: number; ronin: number; forCoins: number; forRonin: number }
    | { is: 'winter' }
    | { is: 'scores'; seat: Seat; points: number; honor: number }
    | { is: 'wins'; seat: Seat; with: Seat; isTie: boolean }
  );
