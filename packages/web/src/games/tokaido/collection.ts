import { cardsLeft, HIDDEN, type Seat } from '@engawa/kernel';
import {
  type Achievement,
  type FINAL_ACHIEVEMENTS,
  FRAGMENTS,
  holdersOf,
  type MealCard,
  mealsAtInn,
  PANORAMAS,
  roadOf,
  SET_POINTS,
  SOUVENIR_KINDS,
  SOUVENIRS,
  type SouvenirCard,
  type SouvenirKind,
  type Tokaido,
  templePointsFor,
} from '@engawa/tokaido';

/** One place of a set of souvenirs: what lies there, and what it scored or would score. */
export interface SetPlace {
  readonly kind: SouvenirKind;
  readonly card: SouvenirCard | undefined;
  readonly points: number;
}

/**
 * Souvenirs as they lie: every card joins the longest set without its kind, and scores by its place there. The free
 * places of a set say what the next card there would bring.
 */
export function souvenirSets(owned: readonly SouvenirCard[]): SetPlace[][] {
  const sets: SouvenirCard[][] = [];
  for (const card of owned) {
    const { kind } = SOUVENIRS[card];
    const open = sets.filter((set) => set.every((one) => SOUVENIRS[one].kind !== kind));
    const longest = open.reduce<SouvenirCard[] | undefined>(
      (best, set) => (best && best.length >= set.length ? best : set),
      undefined,
    );
    if (longest) longest.push(card);
    else sets.push([card]);
  }
  if (sets.length === 0) sets.push([]);
  return sets.map((set) =>
    SOUVENIR_KINDS.map((kind): SetPlace => {
      const place = set.findIndex((card) => SOUVENIRS[card].kind === kind);
      return place < 0
        ? { kind, card: undefined, points: SET_POINTS[set.length]! }
        : { kind, card: set[place]!, points: SET_POINTS[place]! };
    }),
  );
}

/** Points of all souvenirs. */
export function souvenirScore(owned: readonly SouvenirCard[]): number {
  return souvenirSets(owned)
    .flat()
    .reduce((sum, { card, points }) => (card ? sum + points : sum), 0);
}

export function panoramaScore(fragments: number): number {
  return (fragments * (fragments + 1)) / 2;
}

interface MealTable {
  readonly inn: string;
  readonly laid: number;
  /** What is left; undefined where these eyes see a back. */
  readonly left: readonly (MealCard | undefined)[];
  /** Who has eaten from this table, as far as it can be told from the collections. */
  readonly eaten: readonly { readonly seat: Seat; readonly card: MealCard }[];
}

/** The inn where meals are laid, or the next one that somebody will reach. */
export function mealTable(view: Tokaido, seat: Seat | null): MealTable | undefined {
  const road = roadOf(view);
  if (view.mealSet === null) {
    const first = Math.max(...view.pieces.map(({ at }) => at));
    const next = road.find((stop, at) => at > first && stop.space === 'inn');
    return next && { inn: next.id, laid: 0, left: [], eaten: [] };
  }
  const at = Math.max(...view.pieces.filter((piece) => road[piece.at]!.space === 'inn').map((piece) => piece.at));
  const laid = mealsAtInn(view);
  const left = view.mealSet.map((slot) => {
    const isMixed = slot.mix > 0 && seat !== null && (slot.seen & (1 << seat)) === 0;
    return (slot.card as string) === HIDDEN || isMixed ? undefined : slot.card;
  });
  return { inn: road[at]!.id, laid, left, eaten: eatenHere(view, at, laid - left.length) };
}

/** Everybody who has arrived has eaten if as many meals are gone: then it was the last meal of each. */
function eatenHere(view: Tokaido, at: number, gone: number): { seat: Seat; card: MealCard }[] {
  const asked = view.agenda.flatMap((step) => ('seat' in step && step.do !== 'move' ? [step.seat] : []));
  const guests = view.players.flatMap(({ meals }, seat) => {
    const isHere = view.pieces[seat]!.at === at && !asked.includes(seat);
    return isHere && meals.length > 0 ? [{ seat, card: meals[meals.length - 1]! }] : [];
  });
  return guests.length === gone ? guests : [];
}

interface Cup {
  /** Null for the neutral traveller. */
  readonly seat: Seat | null;
  readonly coins: number;
  /** What its rank would score if the journey ended now. */
  readonly points: number;
}

/** The temple's cups, the fullest first; `more` coins of a seat are weighed before they are given. */
export function cups(view: Tokaido, more?: { readonly seat: Seat; readonly coins: number }): Cup[] {
  const players = view.players.map((player, seat) =>
    more?.seat === seat ? { ...player, donated: player.donated + more.coins } : player,
  );
  const weighed: Tokaido = { ...view, players };
  const all: Cup[] = players.map(({ donated }, seat) => ({
    seat,
    coins: donated,
    points: templePointsFor(weighed, donated),
  }));
  if (view.pieces.length > view.players.length) all.push({ seat: null, coins: view.neutralDonated, points: 0 });
  return all.sort((a, b) => b.coins - a.coins);
}

/** Who has an achievement, or would have it if the journey ended now. */
export function leaders(view: Tokaido, achievement: Achievement): Seat[] {
  const isPanorama = PANORAMAS.some((of) => of === achievement);
  const isOver = view.agenda.length === 0;
  if (isPanorama || isOver) {
    return view.players.flatMap((player, seat) => (player.achievements.includes(achievement) ? [seat] : []));
  }
  return holdersOf(view, achievement as (typeof FINAL_ACHIEVEMENTS)[number]);
}

export const PILES = ['meals', 'souvenirs', 'encounters', 'springs', ...PANORAMAS] as const;
export type Pile = (typeof PILES)[number];

const COPIES = 5;

/** Cards left in every pile. */
export function pileSize(view: Tokaido, pile: Pile): number {
  switch (pile) {
    case 'meals':
    case 'souvenirs':
    case 'encounters':
    case 'springs':
      return cardsLeft(view[pile]);
    default:
      return COPIES * FRAGMENTS[pile] - view.players.reduce((sum, { panoramas }) => sum + panoramas[pile], 0);
  }
}

/** The first leg that is not walked yet by all: 1 to 4. */
export function legOf(view: Tokaido): number {
  const last = Math.min(...view.pieces.map(({ at }) => at));
  return Math.min(4, roadOf(view).filter((stop, at) => stop.space === 'inn' && at <= last).length);
}
