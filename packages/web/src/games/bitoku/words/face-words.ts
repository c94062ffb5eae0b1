import type { Display, MitamaCost, Phase } from '@engawa/bitoku';

/** What the drawn table says besides the words of the rules: labels, names of parts, short hints. */
export interface FaceWords {
  readonly board: string;
  readonly pages: Readonly<Record<'forest' | 'hills' | 'market' | 'mat', string>>;
  readonly year: string;
  readonly seasons: Readonly<Record<Phase, string>>;
  /** "2 of 4". */
  ofAll(n: number, all: number): string;
  order(names: readonly string[]): string;

  dieOf(value: number, who: string): string;
  dieSpaces(region: string): string;
  needsAtLeast(value: number): string;
  /** What the copying space does, in one or two words. */
  readonly copies: string;
  pond(region: string): string;
  kodamaOf(who: string, cell: number): string;
  hill(region: string): string;
  readonly noCard: string;
  readonly covered: string;

  readonly paths: string;
  bridge(visited: number): string;
  onwards(cell: number): string;
  cell(path: number, cell: number): string;
  insight(points: string): string;
  torii(points: string, gives: string): string;

  readonly markets: Readonly<Record<Display, string>>;
  stack(n: number): string;
  mitamaPrice(cost: MitamaCost): string;
  /** Below zero it is gained. */
  price(resources: number): string;
  readonly garden: string;
  readonly riftShort: string;
  rift(cards: number): string;

  readonly mat: string;
  readonly guardians: string;
  readonly buildings: string;
  readonly stonePath: string;
  readonly crystals: string;
  readonly spirits: string;
  readonly pairs: string;
  readonly bitokuPath: string;
  readonly visions: string;
  readonly visited: string;
  readonly noRock: string;
  readonly nothingYet: string;
  cardSpace(slot: string): string;
  sleeping(place: string, points: number): string;
  awake(n: number): string;
  built(n: number): string;
  kinds(n: number): string;
  hand(n: number): string;
  piles(deck: number, discard: number): string;
  removed(n: number): string;
  worth(points: number): string;

  readonly handName: string;
  readonly resources: string;
  readonly amulets: string;
  readonly awakeName: string;

  readonly stillToCome: string;
  readonly answers: string;
  readonly hints: Readonly<
    Record<
      | 'placeDie'
      | 'crossReward'
      | 'move'
      | 'back'
      | 'iwakura'
      | 'pilgrim'
      | 'mitama'
      | 'dragonfly'
      | 'build'
      | 'crystal',
      string
    >
  >;
  readonly pays: string;
  readonly gets: string;

  readonly favourite: string;
  readonly tenguActive: string;
  readonly tenguCalm: string;

  /** What somebody answers every time. */
  readonly always: {
    readonly ownerPoint: string;
    readonly ownerAmulet: string;
    resource(name: string): string;
    readonly keepCards: string;
    readonly noAmulet: string;
  };
}
