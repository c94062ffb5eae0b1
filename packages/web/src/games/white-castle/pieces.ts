import {
  CLAN_MEMBERS,
  type Clan,
  type ClanMember,
  COLOURS,
  COURT,
  type Colour,
  clansOf,
  FIGURES,
  hasGardener,
  householdOf,
  RIVAL,
  type WhiteCastle,
  type WhiteCastleStep,
  YARDS,
} from '@engawa/white-castle';
import { follow, type Whereabouts } from '../follow.ts';

/** The colours of the sixth seat are never played here: they are the visiting clan's. */
export const RIVAL_SEAT = 5;

/** Whose colours a clan wears. */
export function seatOfClan(view: WhiteCastle, clan: Clan): number {
  return view.rival !== null && clan === RIVAL ? RIVAL_SEAT : clan;
}

export const clansIn = (view: WhiteCastle): Clan[] => Array.from({ length: clansOf(view) }, (_, clan) => clan);

type InHand = Extract<WhiteCastleStep, { do: 'placeDie' }>;

/** The die that was taken and not placed yet. */
export function dieInHand(view: WhiteCastle): InHand | undefined {
  return view.agenda.find((step): step is InHand => step.do === 'placeDie');
}

/** The name of every die of a colour where it lies: on the bridge from left to right, on the spaces, on the mats. */
interface DiceNames {
  readonly bridge: readonly string[];
  spaceDie(space: number, at: number): string;
  rowDie(seat: number): string;
  readonly hand: string;
}

/**
 * Dice that show the same are alike, and still every one of them walks its own way: they are numbered by value, those that
 * have left the bridge before those that lie there.
 */
export function diceNames(view: WhiteCastle, colour: Colour): DiceNames {
  const row = COLOURS.indexOf(colour);
  const lying: { readonly where: string; readonly value: number }[] = [];
  view.spaces.forEach((dice, space) => {
    dice.forEach((die, at) => {
      if (die.colour === colour) lying.push({ where: `space ${space} ${at}`, value: die.value });
    });
  });
  view.players.forEach(({ rows }, seat) => {
    if (rows[row]! > 0) lying.push({ where: `row ${seat}`, value: rows[row]! });
  });
  const hand = dieInHand(view);
  if (hand?.colour === colour) lying.push({ where: 'hand', value: hand.value });
  const { left, middle, right } = view.bridges[row]!;
  [left, ...middle, right].forEach((value, at) => {
    if (value > 0) lying.push({ where: `bridge ${at}`, value });
  });
  const sorted = lying.map((die, i) => ({ ...die, i })).sort((a, b) => a.value - b.value || a.i - b.i);
  const names = new Map(sorted.map(({ where }, rank) => [where, `die-${colour}-${rank}`]));
  return {
    bridge: Array.from({ length: middle.length + 2 }, (_, at) => names.get(`bridge ${at}`) ?? ''),
    spaceDie: (space, at) => names.get(`space ${space} ${at}`) ?? '',
    rowDie: (seat) => names.get(`row ${seat}`) ?? '',
    hand: names.get('hand') ?? '',
  };
}

/** For figures that have not left the mat. */
export const MAT_PLACE = 'mat';

function placesOf(view: WhiteCastle, clan: Clan, member: ClanMember): string[] {
  const household = householdOf(view, clan);
  const { courtiers, warriors } = household;
  const times = (place: string, count: number) => new Array<string>(count).fill(place);
  const there: string[] =
    member === 'courtier'
      ? COURT.flatMap((place, at) => times(place, courtiers[at]!))
      : member === 'warrior'
        ? YARDS.flatMap((yard, at) => times(yard, warriors[at]!))
        : view.gardens.filter((_, garden) => hasGardener(household, garden));
  return [...there, ...new Array<string>(FIGURES - there.length).fill(MAT_PLACE)];
}

type Figures = ReadonlyMap<string, Whereabouts>;
const known = new WeakMap<WhiteCastle, Figures>();
/** The position that was looked at before: only from one to the next can a figure be followed. */
let latest: Figures = new Map();

/** Board and mat name the figures alike, so that one walks from the one to the other. */
function figuresIn(view: WhiteCastle): Figures {
  const found = known.get(view);
  if (found) return found;
  const figures = new Map<string, Whereabouts>();
  for (const clan of clansIn(view)) {
    for (const member of CLAN_MEMBERS) {
      const key = `${member}-${clan}`;
      figures.set(key, follow(latest.get(key), placesOf(view, clan, member)));
    }
  }
  known.set(view, figures);
  latest = figures;
  return figures;
}

/** A figure on the table. */
export interface Figure {
  readonly clan: Clan;
  readonly seat: number;
  /** What it is called in the drawing. */
  readonly piece: string;
}

/** The figures of a kind at a place, clan by clan. */
export function figuresAt(view: WhiteCastle, member: ClanMember, place: string): Figure[] {
  const figures = figuresIn(view);
  return clansIn(view).flatMap((clan) =>
    figures.get(`${member}-${clan}`)!.flatMap((at, i) => {
      return at === place ? [{ clan, seat: seatOfClan(view, clan), piece: `${member}-${clan}-${i}` }] : [];
    }),
  );
}
