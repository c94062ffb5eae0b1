import { type Line, type Seat, total, type Who } from '@engawa/kernel';
import {
  type Block,
  BOARD_SPACES,
  CASTLE_CARDS,
  DAIMYOS,
  FIGURES,
  FIRST_SLOT,
  GARDENS,
  giftOfTile,
  LANTERNS,
  OUTSIDE,
  ROOMS,
  SEASONS,
  SOLO_CARDS,
  YARDS,
} from '../components.ts';
import { COLOURS } from '../effects.ts';
import { diceOn } from '../rules/dice.ts';
import { yardEffects } from '../rules/warriors.ts';
import { rivalSheet, sheetOf } from '../scoring.ts';
import {
  type Clan,
  courtiersOn,
  gardenersLeft,
  type Household,
  hasGardener,
  householdOf,
  isRival,
  NOBODY_YET,
  type Player,
  type WhiteCastle,
  warriorsLeft,
} from '../state.ts';
import type { Dictionary } from './dictionary.ts';

/** The table as text: the board from the river to the yards, then the clans. */
export function drawTable(words: Dictionary, view: WhiteCastle, seat: Seat | null, who: Who): Line[] {
  const name = (clan: Clan) => (isRival(view, clan) ? words.rival : who(clan));
  const say = words.table;
  return [
    [{ text: say.round(view.round), tone: 'strong' }, ` · ${say.order(view.order.map(name))}`],
    ...drawBridges(words, view, name),
    [{ text: say.castle, tone: 'strong' }],
    ...ROOMS.map((_, room) => drawRoom(words, view, room)),
    [`  ${drawDaimyo(words, view, name)}`],
    [`  ${say.decks(view.stewards.length, view.diplomats.length)}`],
    [{ text: say.outside, tone: 'strong' }],
    ...(['outside-1', 'outside-2'] as const).map((space): Line => {
      const gives = words.choices.oneOf(OUTSIDE[space].map(words.effect));
      return [`  ${words.spaces[space]} [5]: ${gives}${diceAt(words, view, BOARD_SPACES.indexOf(space))}`];
    }),
    [
      `  ${say.well(block(words, ['seal:1', ...view.well.map(giftOfTile)]), view.spaces[BOARD_SPACES.indexOf('well')]!.length)}`,
    ],
    [{ text: say.yards, tone: 'strong' }],
    ...YARDS.map((yard, at) => drawYard(words, view, at, block(words, yardEffects(view, yard)), name)),
    [],
    ...view.players.flatMap((player, one) => drawPlayer(words, view, player, one, one === seat, who)),
    ...(view.rival === null ? [] : drawRival(words, view, view.rival)),
  ];
}

const block = (words: Dictionary, effects: Block): string => words.list(effects.map(words.effect));

/** A bridge from left to right, and the gardens under it with those who tend them. */
function drawBridges(words: Dictionary, view: WhiteCastle, name: (clan: Clan) => string): Line[] {
  const lines: Line[] = [[{ text: `${words.table.bridges}, ${words.table.gardens.toLowerCase()}`, tone: 'strong' }]];
  COLOURS.forEach((colour, bridge) => {
    const dice = diceOn(view.bridges[bridge]!);
    lines.push([`  ${words.colours[colour]}: ${dice.length > 0 ? dice.join(' ') : words.table.none}`]);
    for (const garden of [bridge * 2, bridge * 2 + 1]) {
      const card = view.gardens[garden]!;
      const { food, points, action } = GARDENS[card];
      const text = words.choices.garden(words.gardens[card], food, points, words.effect(action));
      lines.push([
        { text: `    ${text}${there(view, name, (one) => (hasGardener(one, garden) ? 1 : 0))}`, tone: 'dim' },
      ]);
    }
  });
  return lines;
}

/** Who is there, with numbers above one. */
function there(view: WhiteCastle, name: (clan: Clan) => string, count: (of: Household) => number): string {
  const names = view.order.flatMap((clan) => {
    const n = count(householdOf(view, clan));
    return n === 0 ? [] : [n === 1 ? name(clan) : `${name(clan)} ×${n}`];
  });
  return names.length > 0 ? ` · ${names.join(', ')}` : '';
}

function drawRoom(words: Dictionary, view: WhiteCastle, room: number): Line {
  const id = ROOMS[room]!;
  const card = view.rooms[room];
  const value = id.startsWith('steward') ? 3 : 4;
  if (card == null) return [`  ${words.spaces[id]} [${value}]: ${words.table.none}`];
  const blocks = CASTLE_CARDS[card].blocks.map((one, slot) => {
    const colour = words.colours[view.tiles[FIRST_SLOT[room]! + slot]!];
    return `${colour}: ${block(words, one)}`;
  });
  return [`  ${words.spaces[id]} [${value}], ${words.card(card)} · ${blocks.join(' · ')}${diceAt(words, view, room)}`];
}

function diceAt(words: Dictionary, view: WhiteCastle, space: number): string {
  const dice = view.spaces[space]!;
  return dice.length === 0
    ? ''
    : ` (${dice.map(({ colour, value }) => `${words.colours[colour]} ${value}`).join(', ')})`;
}

function drawDaimyo(words: Dictionary, view: WhiteCastle, name: (clan: Clan) => string): string {
  const favours = DAIMYOS[view.daimyo].map((effect, place) => {
    const clan = view.favours[place]!;
    return clan === NOBODY_YET ? words.effect(effect) : `${words.effect(effect)} (${name(clan)})`;
  });
  return words.table.daimyo(favours.join(' · '));
}

function drawYard(words: Dictionary, view: WhiteCastle, at: number, gives: string, name: (clan: Clan) => string): Line {
  return [`  ${words.yards[YARDS[at]!]}: ${gives}${there(view, name, ({ warriors }) => warriors[at]!)}`];
}

function drawPlayer(
  words: Dictionary,
  view: WhiteCastle,
  player: Player,
  seat: Seat,
  isViewer: boolean,
  who: Who,
): Line[] {
  const say = words.table;
  const score = total(sheetOf(view, player));
  const symbols = player.lantern.map((card) => LANTERNS[card]);
  const rows = [
    say.goods(player),
    figures(words, player),
    say.lantern(symbols.length > 0 ? block(words, symbols) : say.none),
    ...(player.card === null ? [] : [say.card(words.card(player.card))]),
  ];
  return [
    [
      { text: `${seat + 1} ${who(seat)}`, seat, ...(isViewer ? { tone: 'strong' as const } : {}) },
      ` · ${say.points(player.points)}, ${say.estimate(score)} · ${time(words, player)}`,
    ],
    ...rows.map((row): Line => [{ text: `    ${row}`, tone: 'dim' }]),
  ];
}

function drawRival(words: Dictionary, view: WhiteCastle, rival: Household): Line[] {
  const say = words.table;
  const top = view.solo.over.at(-1)?.card;
  const score = total(rivalSheet(view, rival));
  const rows = [say.coins(rival.coins), figures(words, rival)];
  if (top !== undefined) {
    const { bridge, at, place } = SOLO_CARDS[top];
    rows.push(say.nextDie(bridge, at, place));
  }
  return [
    [
      { text: words.rival, tone: 'warn' },
      ` · ${say.points(rival.points)}, ${say.estimate(score)} · ${time(words, rival)}`,
    ],
    ...rows.map((row): Line => [{ text: `    ${row}`, tone: 'dim' }]),
  ];
}

function figures(words: Dictionary, household: Household): string {
  return words.table.figures({
    gate: courtiersOn(household, 0),
    first: courtiersOn(household, 1),
    second: courtiersOn(household, 2),
    third: courtiersOn(household, 3),
    warriors: FIGURES - warriorsLeft(household),
    gardeners: FIGURES - gardenersLeft(household),
  });
}

function time(words: Dictionary, { time: space }: Household): string {
  const season = SEASONS.filter(({ from }) => from <= space).length - 1;
  return words.table.time(space, words.seasons[season as 0 | 1 | 2 | 3]);
}
