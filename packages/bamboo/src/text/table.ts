import { type Line, type Seat, total, type Who } from '@engawa/kernel';
import {
  COLOURS,
  FOODS,
  type Food,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_COLUMNS,
  HOME_ROWS,
  HOME_TILES,
  PARTS,
  SHOOTS,
  type Shoot,
  TYPES,
} from '../components.ts';
import { fulfilmentOf } from '../conditions.ts';
import { priceOf } from '../rules/home.ts';
import { comfortIn, sheetOf } from '../scoring.ts';
import { type Bamboo, GHOST, happinessOf, isAwake, type Player, tilesInHome } from '../state.ts';
import type { Dictionary } from './dictionary.ts';

/** The table as text: the board from the field to the food, then the mats. */
export function drawTable(words: Dictionary, view: Bamboo, seat: Seat | null, who: Who): Line[] {
  const say = words.table;
  return [
    [{ text: say.round(view.round, words.seasons[view.season]), tone: 'strong' }, ` · ${say.first(who(view.first))}`],
    heading(say.field),
    ...view.grooves.map((cells, groove): Line => [`  ${say.groove(groove + 1, shoots(words, cells))}`]),
    ...(view.draft.length > 0 ? [[`${say.draft}: ${shoots(words, view.draft)}`]] : []),
    ...(view.gifts.length > 0 ? [[`${say.gifts}: ${view.gifts.map((gift) => words.symbols[gift]).join(' · ')}`]] : []),
    heading(say.temples),
    ...view.temples.map((_, temple) => drawTemple(words, view, temple, who)),
    heading(say.market),
    ...TYPES.flatMap((_, type) => drawMarket(words, view, type)),
    heading(say.harmony),
    ...PARTS.flatMap((_, part) => drawHarmony(words, view, part)),
    [
      `${say.food}: ${foodWords(
        words,
        view.food.filter((food) => food !== null),
      )}`,
    ],
    [],
    ...view.players.flatMap((player, one) => drawPlayer(words, view, player, one, one === seat, who)),
  ];
}

const heading = (text: string): Line => [{ text, tone: 'strong' }];

function shoots(words: Dictionary, some: readonly Shoot[]): string {
  const named = some.map((shoot) => {
    const { colour, symbol } = SHOOTS[shoot]!;
    return `${words.colours[COLOURS[colour]!]} ${words.symbols[symbol]}`;
  });
  return named.length > 0 ? named.join(' · ') : words.table.none;
}

function drawTemple(words: Dictionary, view: Bamboo, at: number, who: Who): Line {
  const { spirit, below, sticks } = view.temples[at]!;
  const names = sticks.map((owner) => (owner === GHOST ? words.ghost : who(owner)));
  const name = spirit === null ? words.table.none : words.spirits[spirit];
  const lying = names.length > 0 ? names.join(' · ') : words.table.none;
  return [`  ${words.table.temple(words.temples[COLOURS[at]!], name, below, lying)}`];
}

/** From the top row down, as on the board. */
function drawMarket(words: Dictionary, view: Bamboo, type: number): Line[] {
  const column = view.market[type]!;
  return column
    .map((tile): Line => {
      const { coins, points } = priceOf(view, tile);
      return [`  ${type === 0 ? '①' : '②'} ${words.choices.buy(tile, coins, points)}`];
    })
    .reverse();
}

function drawHarmony(words: Dictionary, view: Bamboo, part: number): Line[] {
  return view.harmony[part]!.map((tile): Line => [`  ${tileWords(words, tile)}`]).reverse();
}

function tileWords(words: Dictionary, tile: HarmonyTile): string {
  return `${words.harmonyTile(tile)} (${words.table.points(HARMONY_TILES[tile].points)})`;
}

function foodWords(words: Dictionary, food: readonly Food[]): string {
  const counted = FOODS.flatMap((kind) => {
    const n = food.filter((one) => one === kind).length;
    return n === 0 ? [] : [`${words.foods[kind]} ×${n}`];
  });
  return counted.length > 0 ? counted.join(' · ') : words.table.none;
}

function drawPlayer(words: Dictionary, view: Bamboo, player: Player, seat: Seat, isViewer: boolean, who: Who): Line[] {
  const say = words.table;
  const goods = say.goods({
    coins: player.coins,
    sticks: player.sticks,
    later: player.roundSticks,
    food: foodWords(words, player.food),
  });
  const rows = [
    goods,
    ...COLOURS.map((colour, area) => {
      const mark = player.marker === area ? ` (${say.marker})` : '';
      return `${words.areas[colour]}${mark}: ${shoots(words, player.areas[area]!)}`;
    }),
    say.home(comfortIn(player, 'left'), comfortIn(player, 'right'), tilesInHome(player)),
    ...Array.from({ length: HOME_ROWS }, (_, row) => `  ${homeRow(words, player, row)}`),
    ...player.harmony
      .flat()
      .map((tile) => `${say.mat}: ${tileWords(words, tile)}, ${stateOf(words, view, player, tile)}`),
    ...(player.fan.length > 0 ? [say.fan(player.fan.length)] : []),
    ...(player.spirits.length > 0 ? [`${say.spirits}: ${spiritWords(words, player)}`] : []),
  ];
  return [
    [
      { text: `${seat + 1} ${who(seat)}`, seat, ...(isViewer ? { tone: 'strong' as const } : {}) },
      ` · ${say.points(happinessOf(player))}, ${say.estimate(total(sheetOf(view, player)))}`,
    ],
    ...rows.map((row): Line => [{ text: `    ${row}`, tone: 'dim' }]),
  ];
}

function homeRow(words: Dictionary, { home }: Player, row: number): string {
  const cells = home.slice(row * HOME_COLUMNS, (row + 1) * HOME_COLUMNS);
  return cells
    .map((tile) => (tile === null ? '—' : `${words.kinds[HOME_TILES[tile].kind]} ${HOME_TILES[tile].comfort}`))
    .join(' | ');
}

/** Fulfilled, or what is still missing. */
function stateOf(words: Dictionary, view: Bamboo, player: Player, tile: HarmonyTile): string {
  const say = words.table;
  const { is, missing, comfort } = fulfilmentOf(player.home, tile, view.options.night);
  if (is === 'fulfilled') return say.isFulfilled;
  if (is === 'impossible') return say.isImpossible;
  const cells = missing.map(({ cell, kind }) =>
    kind === null ? words.cell(cell) : `${words.cell(cell)} ${words.kinds[kind]}`,
  );
  return say.missing(cells.join(', '), comfort);
}

function spiritWords(words: Dictionary, player: Player): string {
  return player.spirits
    .map((spirit, at) =>
      isAwake(player, at) ? words.spirits[spirit] : `${words.spirits[spirit]} (${words.table.asleep})`,
    )
    .join(' · ');
}
