import { rank, type ScoreRow, type Seat, type Standing, total } from '@engawa/kernel';
import { CARD, SEASONS, SET_POINTS, TOKEN_POINTS, WINTER_POINTS } from './components.ts';
import { virtuesOf } from './rules/cards.ts';
import { monstersOf, PROVINCE_COUNT, strongholdsOnMap } from './rules/figures.ts';
import { rankOf } from './rules/honor.ts';
import { oniOf } from './rules/war.ts';
import { NO_ONE, type Player, type RisingSun } from './state.ts';

/** The winter upgrades, and what each of them counts. */
const FORMS = [
  { row: 'kitsune', card: CARD['form-of-the-kitsune'], counts: strongholdsOnMap },
  { row: 'phoenix', card: CARD['form-of-the-phoenix'], counts: (state, seat) => virtuesOf(state.players[seat]!) },
  { row: 'demon', card: CARD['form-of-the-demon'], counts: oniOf },
  { row: 'kindred', card: CARD['form-of-the-kindred'], counts: (state, seat) => state.players[seat]!.seasonsAllied },
  { row: 'beast', card: CARD['form-of-the-beast'], counts: monstersOf },
] as const satisfies readonly {
  row: string;
  card: number;
  counts: (state: RisingSun, seat: Seat) => number;
}[];

export type ScoreRowName = 'played' | (typeof FORMS)[number]['row'] | (typeof SEASONS)[number] | 'set';

/** P. 25: the points on the track, the winter upgrades, the war province tokens and the set of different provinces. */
export function sheetOf(state: RisingSun, seat: Seat): (ScoreRow & { readonly row: ScoreRowName })[] {
  const player = state.players[seat]!;
  const sheet: (ScoreRow & { readonly row: ScoreRowName })[] = [{ row: 'played', points: player.points }];
  for (const { row, card, counts } of FORMS) {
    const copies = player.cards[card]!;
    if (copies > 0) sheet.push({ row, points: copies * WINTER_POINTS * counts(state, seat) });
  }
  SEASONS.forEach((row, season) => {
    const tokens = player.tokens.filter((token) => seasonOf(token) === season).length;
    sheet.push({ row, points: tokens * TOKEN_POINTS[season]! });
  });
  sheet.push({ row: 'set', points: SET_POINTS[differentProvinces(player)]! });
  return sheet;
}

export const seasonOf = (token: number): number => Math.floor(token / PROVINCE_COUNT);
export const provinceOf = (token: number): number => token % PROVINCE_COUNT;

const BITS = Array.from({ length: 256 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

export function differentProvinces({ tokens }: Player): number {
  let mask = 0;
  for (let i = 0; i < tokens.length; i++) mask |= 1 << provinceOf(tokens[i]!);
  return BITS[mask]!;
}

/**
 * P. 25: most points, of equals the most honorable. Allies who would win with the same points win together: then both
 * count with the honor of the more honorable one.
 */
export function standings(state: RisingSun): Standing[] {
  const seats = state.players.length;
  const sheets = state.players.map((_, seat) => sheetOf(state, seat));
  const scores = sheets.map(total);
  const first = state.honor.reduce((best, seat) => (scores[seat]! > scores[best]! ? seat : best));
  const { ally } = state.players[first]!;
  return rank(
    sheets.map((sheet, seat) => {
      const shares = ally !== NO_ONE && seat === ally && scores[seat] === scores[first];
      return { seat, sheet, score: scores[seat]!, tieBreakers: [seats - rankOf(state, shares ? first : seat)] };
    }),
  );
}
