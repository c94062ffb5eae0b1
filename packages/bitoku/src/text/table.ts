import { cardsLeft, HIDDEN, type Line, type Seat, total, type Who } from '@engawa/kernel';
import {
  DISPLAYS,
  type Display,
  HILLS,
  HOUSE,
  LAKE_TREASURES,
  NEUTRAL_KODAMA_CELL,
  REGIONS,
  SIDE_PATHS,
} from '../components.ts';
import { restingOf } from '../rules/winter.ts';
import { arrivedAt, PATH_CELLS } from '../rules/wisdom.ts';
import { sheetOf, tenguSheet } from '../scoring.ts';
import {
  type Bitoku,
  buildingsOf,
  houseOf,
  isSmall,
  isTengu,
  type Player,
  type Realm,
  realmOf,
  type Spirit,
  spiritsOf,
  TENGU,
  type Tengu,
  totalPoints,
} from '../state.ts';
import type { Dictionary } from './dictionary.ts';
import { bitokuGives, crystalGives, dragonflyGives, visionLine } from './tiles.ts';

type Name = (spirit: Spirit) => string;

/** The table as text: the board from the paths to the tiles, then the spirits. */
export function drawTable(words: Dictionary, view: Bitoku, seat: Seat | null, who: Who): Line[] {
  const name: Name = (spirit) => (isTengu(view, spirit) ? words.tengu : who(spirit));
  const say = words.table;
  return [
    [{ text: say.year(view.round, words.phases[view.phase]), tone: 'strong' }, ` · ${say.order(view.order.map(name))}`],
    [{ text: say.paths, tone: 'strong' }],
    ...drawPaths(words, view, name),
    [{ text: say.hills, tone: 'strong' }],
    ...HILLS.map((_, hill) => drawHill(words, view, hill)),
    [{ text: say.forest, tone: 'strong' }],
    ...REGIONS.map((_, region) => drawRegion(words, view, region, name)),
    [{ text: say.tiles, tone: 'strong' }],
    ...DISPLAYS.map((display): Line => [`  ${say.row(display, drawTiles(words, view, display))}`]),
    [
      `  ${say.garden(
        joined(
          words,
          view.garden.flatMap((tile) => (tile === null ? [] : [words.iwakura(tile)])),
        ),
      )}`,
    ],
    [],
    ...view.players.flatMap((player, one) => drawPlayer(words, view, player, one, one === seat, who)),
    ...(view.tengu === null ? [] : drawTengu(words, view, view.tengu)),
  ];
}

const joined = (words: Dictionary, parts: readonly string[]): string =>
  parts.length === 0 ? words.table.none : parts.join(', ');

function drawPaths(words: Dictionary, view: Bitoku, name: Name): Line[] {
  return Array.from({ length: view.sides.length / PATH_CELLS }, (_, path): Line => {
    const cells = SIDE_PATHS.map((_, cell) => {
      const at = path * PATH_CELLS + cell;
      const walking = view.order.filter((spirit) => realmOf(view, spirit).walkers[at]! > 0).map(name);
      const beside = view.sides[at]!.map(name);
      const there = [...walking, ...(beside.length > 0 ? [`[${beside.join(', ')}]`] : [])];
      return there.length > 0 ? `${cell + 1} ${there.join(', ')}` : `${cell + 1}`;
    });
    return [`  ${words.table.path(path + 1, cells.join(' · '))}`];
  });
}

function drawHill(words: Dictionary, view: Bitoku, hill: number): Line {
  const { bitoku, yokai, covered } = view.hills[hill]!;
  const none = words.table.none;
  const left =
    bitoku === null || (covered & 1) !== 0 ? none : `${words.bitoku(bitoku)} (${bitokuGives(words, bitoku)})`;
  const right = yokai === null || (covered & 2) !== 0 ? none : words.yokai(yokai);
  return [`  ${words.table.hill(words.regions[HILLS[hill]!], left, right, (covered & 4) === 0)}`];
}

function drawRegion(words: Dictionary, view: Bitoku, region: number, name: Name): Line {
  const say = words.table;
  const dice: string[] = [];
  const kodama: string[] = [];
  for (let spirit = 0; spirit < spiritsOf(view); spirit++) {
    const realm = realmOf(view, spirit);
    for (const { at, place, space, value } of realm.dice) {
      if (at !== 'forest' || place !== region) continue;
      const where = region === HOUSE ? ` (${words.house(houseOf(view)[space]!)})` : '';
      dice.push(`${name(spirit)} ${value}${where}`);
    }
    kodama.push(`${name(spirit)} ${realm.kodama[region]}`);
  }
  if (isSmall(view)) kodama.push(`· ${NEUTRAL_KODAMA_CELL}`);
  const treasure = view.treasures[region]!;
  const built = view.cells.flatMap((one, cell) =>
    one !== null && REGIONS[region] === HILLS[cell >> 2] ? [words.building(one.tile)] : [],
  );
  const parts = [
    ...(dice.length > 0 ? [say.dice(dice)] : []),
    ...(built.length > 0 ? [built.join(', ')] : []),
    say.kodama(kodama.join(', ')),
    say.treasure(words.treasures[treasure], LAKE_TREASURES[treasure]),
  ];
  return [`  ${words.regions[REGIONS[region]!]} · ${parts.join(' · ')}`];
}

function drawTiles(words: Dictionary, view: Bitoku, display: Display): string {
  const named: { [K in Display]: (tile: never) => string } = {
    mitama: words.mitama,
    dragonfly: (tile) => dragonflyGives(words, tile),
    building: words.building,
    crystal: (tile) => crystalGives(words, tile),
  };
  return view.open[display]
    .map((tile, i) => `${i + 1}. ${tile === null ? '–' : named[display](tile as never)}`)
    .join(' · ');
}

function drawPlayer(words: Dictionary, view: Bitoku, player: Player, seat: Seat, isViewer: boolean, who: Who): Line[] {
  const say = words.table;
  const hand = [...player.hand, ...player.taken].map(({ card }) => card);
  const seen = hand.filter((card) => (card as string) !== HIDDEN).map(words.yokai);
  const own = seen.length === hand.length ? joined(words, seen) : [say.handOf(hand.length), ...seen].join(', ');
  const played = player.mat.flatMap((card) => (card === null ? [] : [words.yokai(card)]));
  const rows = [
    say.goods(player),
    ...commonRows(words, view, player, seat),
    say.cards(own, cardsLeft(player.deck), player.discard.length, joined(words, played)),
    say.pilgrims(player.awake, walking(player), arrived(view, seat), restingOf(player)),
    say.crystals(
      joined(
        words,
        player.crystals.flatMap((tile) => (tile === null ? [] : [crystalGives(words, tile)])),
      ),
    ),
    say.visions(
      joined(
        words,
        player.visions.map((card) => visionLine(words, card)),
      ),
    ),
  ];
  return [
    [
      { text: `${seat + 1} ${who(seat)}`, seat, ...(isViewer ? { tone: 'strong' as const } : {}) },
      ` · ${say.points(totalPoints(player), total(sheetOf(view, seat)))}`,
    ],
    ...rows.map((row): Line => [{ text: `    ${row}`, tone: 'dim' }]),
  ];
}

function commonRows(words: Dictionary, view: Bitoku, realm: Realm, spirit: Spirit): string[] {
  const say = words.table;
  const waiting = [...realm.mitama.map(words.mitama), ...realm.dragonflies.map((tile) => dragonflyGives(words, tile))];
  return [
    say.ownDice(realm.dice.map(({ value, at }) => say.die(value, at))),
    `${say.bitokuPath(joined(words, realm.path.map(words.bitoku)), realm.visited)}; ${say.buildings(buildingsOf(view, spirit))}`,
    say.mitama(joined(words, waiting), realm.pairs.length),
    say.iwakura(joined(words, realm.iwakura.map(words.iwakura))),
  ];
}

function drawTengu(words: Dictionary, view: Bitoku, tengu: Tengu): Line[] {
  const say = words.table;
  const rows = [
    say.goods({ ...tengu, amulets: [0, 0, 0] }),
    ...commonRows(words, view, tengu, TENGU),
    say.pilgrims(tengu.awake, walking(tengu), arrived(view, TENGU), 0),
    say.tenguRow(tengu.row.map(words.tenguCard).join(', '), tengu.isActive),
  ];
  return [
    [{ text: words.tengu, tone: 'warn' }, ` · ${say.points(totalPoints(tengu), total(tenguSheet(view)))}`],
    ...rows.map((row): Line => [{ text: `    ${row}`, tone: 'dim' }]),
  ];
}

const walking = ({ walkers }: Realm): number => walkers.reduce((sum, count) => sum + count, 0);
const arrived = (view: Bitoku, spirit: Spirit): number =>
  arrivedAt(view, spirit, true) + arrivedAt(view, spirit, false);
