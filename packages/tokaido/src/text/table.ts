import { cardsLeft, HIDDEN, type Line, type Seat, type Span, type Who } from '@engawa/kernel';
import { FRAGMENTS, PANORAMAS, SOUVENIR_KINDS, SOUVENIRS } from '../components.ts';
import { isNeutral, type Player, roadOf, type Tokaido, usesSecondPlaces } from '../state.ts';
import type { Dictionary } from './dictionary.ts';
import { stopName } from './words.ts';

const CELL = 4;
const NEUTRAL_MARK = '*';

/** The table as text: the road leg by leg, the people with their collections, what lies in the middle. */
export function drawTable(words: Dictionary, view: Tokaido, seat: Seat | null, who: Who): Line[] {
  return [
    ...drawRoad(words, view),
    [{ text: drawLegend(words, view), tone: 'dim' }],
    [],
    ...view.players.flatMap((player, one) => drawPlayer(words, player, one, one === seat, who)),
    ...(view.mealSet === null ? [] : [drawMeals(words, view, view.mealSet, seat)]),
    [{ text: words.table.decks(deckSizes(view)), tone: 'dim' }],
  ];
}

function drawLegend(words: Dictionary, view: Tokaido): string {
  const hasNeutral = view.pieces.length > view.players.length;
  if (!hasNeutral) return words.table.legend;
  return `${words.table.legend} · ${NEUTRAL_MARK} ${words.table.neutral}, ${words.table.donated(view.neutralDonated)}`;
}

function deckSizes(view: Tokaido) {
  return {
    meals: cardsLeft(view.meals),
    souvenirs: cardsLeft(view.souvenirs),
    encounters: cardsLeft(view.encounters),
    springs: cardsLeft(view.springs),
  };
}

/** Two lines a leg: the stops, and under them who stands there. Only legs where somebody walks, and the one after. */
function drawRoad(words: Dictionary, view: Tokaido): Line[] {
  const road = roadOf(view);
  const lines: Line[] = [];
  const last = Math.min(...view.pieces.map((piece) => piece.at));
  const first = Math.max(...view.pieces.map((piece) => piece.at));
  let from = 0;
  for (let at = 1; at < road.length; at++) {
    if (road[at]!.space !== 'inn') continue;
    if (at >= last && from <= first) {
      const name = words.table.leg(stopName(words, road[from]!.id), stopName(words, road[at]!.id));
      lines.push([{ text: name, tone: 'strong' }], drawSigns(words, view, from, at), drawPieces(view, from, at));
    }
    from = at;
  }
  return lines;
}

function drawSigns(words: Dictionary, view: Tokaido, from: number, to: number): Line {
  const road = roadOf(view);
  return road.slice(from, to + 1).map(({ space, double }): Span => {
    const sign = `${words.signs[space]}${double && usesSecondPlaces(view) ? '²' : ''}`;
    return space === 'inn' ? { text: sign.padEnd(CELL), tone: 'warn' } : sign.padEnd(CELL);
  });
}

/** Seats by their numbers, the neutral traveller as a star; who stands behind is named first. */
function drawPieces(view: Tokaido, from: number, to: number): Line {
  const standing = view.pieces
    .map((piece, i) => ({ ...piece, i }))
    .filter(({ at }) => at >= from && at <= to)
    .sort((a, b) => a.at - b.at || b.slot - a.slot);
  const line: Span[] = [];
  let column = 0;
  for (const { at, i } of standing) {
    const gap = (at - from) * CELL - column;
    if (gap > 0) line.push(' '.repeat(gap));
    column += Math.max(0, gap) + 1;
    line.push(isNeutral(view, i) ? { text: NEUTRAL_MARK, tone: 'strong' } : { text: `${i + 1}`, seat: i });
  }
  return line;
}

function drawPlayer(words: Dictionary, player: Player, seat: Seat, isViewer: boolean, who: Who): Line[] {
  const say = words.table;
  const traveller = player.traveller === 'none' ? '' : ` · ${words.travellers[player.traveller]}`;
  const panoramas = PANORAMAS.map((of) => `${words.panoramas[of]} ${player.panoramas[of]}/${FRAGMENTS[of]}`).join(', ');
  const souvenirs = SOUVENIR_KINDS.flatMap((kind) => {
    const count = player.souvenirs.filter((card) => SOUVENIRS[card].kind === kind).length;
    return count > 0 ? [`${words.kinds[kind]} ${count}`] : [];
  });
  const rows = [
    `${say.panoramas}: ${panoramas}`,
    `${say.souvenirs}: ${souvenirs.join(', ') || say.none} · ${say.springs}: ${player.springs.length} · ${say.encounters}: ${player.encounters.length}`,
    player.meals.length > 0
      ? `${say.meals}: ${player.meals.map((card) => words.meals[card]).join(', ')} (${say.coins(player.paidForMeals)})`
      : `${say.meals}: ${say.none}`,
    ...(player.achievements.length > 0
      ? [`${say.achievements}: ${player.achievements.map((one) => words.achievements[one]).join(', ')}`]
      : []),
  ];
  return [
    [
      { text: `${seat + 1} ${who(seat)}`, seat, ...(isViewer ? { tone: 'strong' as const } : {}) },
      `${traveller} · ${say.score(player.score)} · ${say.coins(player.coins)} · ${say.donated(player.donated)}`,
    ],
    ...rows.map((row): Line => [{ text: `    ${row}`, tone: 'dim' }]),
  ];
}

/** Once the neutral traveller has taken one, who had seen them knows which meals these were, not which of them lie here. */
function drawMeals(
  words: Dictionary,
  view: Tokaido,
  mealSet: NonNullable<Tokaido['mealSet']>,
  seat: Seat | null,
): Line {
  const known = mealSet.filter((slot) => (slot.card as string) !== HIDDEN);
  const mixed = seat === null ? undefined : known.find((slot) => slot.mix > 0 && (slot.seen & (1 << seat)) === 0);
  const group = mixed ? [...mealSet, ...view.meals.under].filter((slot) => slot.mix === mixed.mix) : known;
  const list = group.map((slot) => words.meals[slot.card]).join(', ');
  const names = mixed ? words.table.someOf(list) : list;
  const about = mealSet.length === 0 ? '' : ` (${names || words.table.facedown})`;
  return [`${words.table.mealTable(mealSet.length)}${about}`];
}
