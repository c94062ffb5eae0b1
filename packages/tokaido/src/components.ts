/** The box: everything that is printed, as tables. Where the figures come from is in docs/fidelity.md. */

export const PANORAMAS = ['paddy', 'mountain', 'sea'] as const;
export type Panorama = (typeof PANORAMAS)[number];

/** Fragments of a full panorama; fragment n scores n points. */
export const FRAGMENTS: Readonly<Record<Panorama, number>> = { paddy: 3, mountain: 4, sea: 5 };

export type Space = 'village' | 'farm' | Panorama | 'hot-spring' | 'temple' | 'encounter' | 'inn';

export interface Stop {
  readonly id: string;
  readonly space: Space;
  /** A second place on a side branch, used with four or five travellers. */
  readonly double: boolean;
  readonly panorama: Panorama | undefined;
}

/** The road from Kyoto to Edo, one leg a line; `+` marks a double space. */
const LEGS = [
  'inn-kyoto village+ temple encounter paddy hot-spring+ mountain+ farm+ village temple+ encounter sea+ mountain hot-spring',
  'inn-1 sea temple farm+ paddy+ mountain+ encounter+ temple hot-spring+ mountain sea+ village farm',
  'inn-2 paddy village encounter+ farm mountain+ hot-spring sea+ paddy temple+ farm+ encounter sea village+',
  'inn-3 hot-spring temple+ encounter village+ sea farm+ hot-spring+ encounter mountain paddy+ sea+ village',
  'inn-edo',
];

/** Spaces are numbered along the road: village-1, village-2, … */
function layRoad(): readonly Stop[] {
  const count = new Map<string, number>();
  return LEGS.join(' ')
    .split(' ')
    .map((word) => {
      const double = word.endsWith('+');
      const name = double ? word.slice(0, -1) : word;
      if (name.startsWith('inn-')) return stopAt(name, 'inn', double);
      const number = (count.get(name) ?? 0) + 1;
      count.set(name, number);
      return stopAt(`${name}-${number}`, name as Space, double);
    });
}

function stopAt(id: string, space: Space, double: boolean): Stop {
  return { id, space, double, panorama: PANORAMAS.find((of) => of === space) };
}

export const ROAD: readonly Stop[] = layRoad();

export const SOUVENIR_KINDS = ['small-object', 'food', 'clothing', 'art'] as const;
export type SouvenirKind = (typeof SOUVENIR_KINDS)[number];

interface Souvenir {
  readonly kind: SouvenirKind;
  readonly price: number;
}

/** 24 cards, each of them once. */
export const SOUVENIRS = {
  gofu: { kind: 'small-object', price: 1 },
  hashi: { kind: 'small-object', price: 1 },
  koma: { kind: 'small-object', price: 1 },
  uchiwa: { kind: 'small-object', price: 1 },
  washi: { kind: 'small-object', price: 1 },
  yunomi: { kind: 'small-object', price: 1 },
  kamaboko: { kind: 'food', price: 1 },
  konpeito: { kind: 'food', price: 1 },
  manju: { kind: 'food', price: 1 },
  daifuku: { kind: 'food', price: 2 },
  ocha: { kind: 'food', price: 2 },
  sake: { kind: 'food', price: 2 },
  furoshiki: { kind: 'clothing', price: 2 },
  geta: { kind: 'clothing', price: 2 },
  haori: { kind: 'clothing', price: 2 },
  kanzashi: { kind: 'clothing', price: 2 },
  sandogasa: { kind: 'clothing', price: 2 },
  yukata: { kind: 'clothing', price: 2 },
  jubako: { kind: 'art', price: 2 },
  netsuke: { kind: 'art', price: 2 },
  shikki: { kind: 'art', price: 2 },
  shamisen: { kind: 'art', price: 3 },
  sumie: { kind: 'art', price: 3 },
  ukiyoe: { kind: 'art', price: 3 },
} as const satisfies Record<string, Souvenir>;
export type SouvenirCard = keyof typeof SOUVENIRS;

/** Points of the first, second, third and fourth souvenir of a set. */
export const SET_POINTS: readonly number[] = [1, 3, 5, 7];

interface Dish {
  readonly price: number;
  readonly copies: number;
}

/** 25 meals. Copies of a dish are alike, so a card is known by its dish. */
export const MEALS = {
  dango: { price: 1, copies: 3 },
  misoshiru: { price: 1, copies: 3 },
  nigirimeshi: { price: 1, copies: 3 },
  soba: { price: 2, copies: 2 },
  sushi: { price: 2, copies: 2 },
  tempura: { price: 2, copies: 2 },
  tofu: { price: 2, copies: 2 },
  yakitori: { price: 2, copies: 2 },
  donburi: { price: 3, copies: 1 },
  fugu: { price: 3, copies: 1 },
  sashimi: { price: 3, copies: 1 },
  'tai-meshi': { price: 3, copies: 1 },
  udon: { price: 3, copies: 1 },
  unagi: { price: 3, copies: 1 },
} as const satisfies Record<string, Dish>;
export type MealCard = keyof typeof MEALS;

export const MEAL_POINTS = 6;

/** 12 hot springs. */
export const SPRINGS = {
  'spring-2': { points: 2, copies: 6 },
  'spring-3': { points: 3, copies: 6 },
} as const;
export type SpringCard = keyof typeof SPRINGS;

interface Encounter {
  readonly copies: number;
  /** What it brings: a souvenir, the next fragment of a panorama, points, coins, or coins from the reserve to the temple. */
  readonly souvenir?: true;
  readonly guide?: Panorama;
  readonly points?: number;
  readonly coins?: number;
  readonly donation?: number;
}

/** 14 encounters. */
export const ENCOUNTERS = {
  shokunin: { copies: 2, souvenir: true },
  'annaibito-paddy': { copies: 1, guide: 'paddy' },
  'annaibito-mountain': { copies: 2, guide: 'mountain' },
  'annaibito-sea': { copies: 3, guide: 'sea' },
  samurai: { copies: 2, points: 3 },
  kuge: { copies: 2, coins: 3 },
  miko: { copies: 2, donation: 1 },
} as const satisfies Record<string, Encounter>;
export type EncounterCard = keyof typeof ENCOUNTERS;
export const encounterOf = (card: EncounterCard): Encounter => ENCOUNTERS[card];

/** What a traveller can do that others cannot. */
export interface Powers {
  /** Coins at the start. */
  readonly coins: number;
  /** At the three inns between the ends of the road, before the meal. */
  readonly atInn: 'nothing' | 'panorama' | 'encounter';
  readonly mealDiscount: number;
  readonly encountersDrawn: number;
  readonly freeMealOffered: boolean;
  readonly perSpring: number;
  readonly perAchievement: number;
  /** The cheapest of two or more souvenirs costs nothing. */
  readonly cheapestFree: boolean;
  /** One souvenir a village costs one coin. */
  readonly oneForOneCoin: boolean;
  /** Coins from the reserve that go with every donation. */
  readonly extraDonation: number;
  readonly perEncounter: { readonly points: number; readonly coins: number };
}

/** A traveller without any power: also what everybody is in the initiatory journey, with seven coins. */
const ANYBODY: Powers = {
  coins: 7,
  atInn: 'nothing',
  mealDiscount: 0,
  encountersDrawn: 1,
  freeMealOffered: false,
  perSpring: 0,
  perAchievement: 0,
  cheapestFree: false,
  oneForOneCoin: false,
  extraDonation: 0,
  perEncounter: { points: 0, coins: 0 },
};

export const TRAVELLERS = {
  hiroshige: { ...ANYBODY, coins: 3, atInn: 'panorama' },
  chuubei: { ...ANYBODY, coins: 4, atInn: 'encounter' },
  kinko: { ...ANYBODY, coins: 7, mealDiscount: 1 },
  yoshiyasu: { ...ANYBODY, coins: 9, encountersDrawn: 2 },
  satsuki: { ...ANYBODY, coins: 2, freeMealOffered: true },
  mitsukuni: { ...ANYBODY, coins: 6, perSpring: 1, perAchievement: 1 },
  sasayakko: { ...ANYBODY, coins: 5, cheapestFree: true },
  hirotada: { ...ANYBODY, coins: 8, extraDonation: 1 },
  umegae: { ...ANYBODY, coins: 5, perEncounter: { points: 1, coins: 1 } },
  'zen-emon': { ...ANYBODY, coins: 6, oneForOneCoin: true },
  /** Not a card: nobody has a traveller in the initiatory journey, or before it is chosen. */
  none: ANYBODY,
} as const satisfies Record<string, Powers>;
export type Traveller = keyof typeof TRAVELLERS;
export const TRAVELLER_CARDS = (Object.keys(TRAVELLERS) as Traveller[]).filter((card) => card !== 'none');

export const ACHIEVEMENTS = ['paddy', 'mountain', 'sea', 'gourmet', 'bather', 'chatterbox', 'collector'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];
export const ACHIEVEMENT_POINTS = 3;

/** Points for the first, second and third largest gift to the temple; whoever gave less gets the last, no gift nothing. */
export const TEMPLE_RANK_POINTS: readonly number[] = [10, 7, 4, 2];

export const COINS = 50;
export const FARM_COINS = 3;
export const OFFERED_SOUVENIRS = 3;
export const LARGEST_DONATION = 3;

/** Preparations: coins more or fewer by place in the line at the start; the first place is nearest to the road. */
export const PREPARATION_COINS: readonly number[] = [2, 1, 0, -1, -1];

/** Every card of a deck, copies repeated. */
export function cardsOf<C extends string>(table: Readonly<Record<C, { readonly copies: number }>>): C[] {
  return (Object.keys(table) as C[]).flatMap((card) => new Array<C>(table[card].copies).fill(card));
}
