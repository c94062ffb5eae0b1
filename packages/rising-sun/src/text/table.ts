import { EVERYBODY, HIDDEN, type Line, type Seat, total, type Who } from '@engawa/kernel';
import { CARD_NAMES, KINDS, PROVINCES, SEASONS, SHRINES_IN_PLAY, STRONGHOLDS } from '../components.ts';
import { ALL_PROVINCES, countAt, countInReserve, strongholdsOnMap } from '../rules/figures.ts';
import { forceOf, presentIn, strongestIn } from '../rules/force.ts';
import { differentProvinces, provinceOf, sheetOf } from '../scoring.ts';
import { FIRST_SHRINE, NO_ONE, type RisingSun } from '../state.ts';
import type { Dictionary } from './dictionary.ts';

/** The table as text: tracks and shrines, the map with the war provinces, the cards, then the clans around it. */
export function drawTable(words: Dictionary, view: RisingSun, seat: Seat | null, who: Who): Line[] {
  const say = words.table;
  const season = words.seasons[SEASONS[view.season] ?? 'winter'];
  const strong = (text: string): Line => [{ text, tone: 'strong' }];
  const circle = view.circle.length > 0 ? view.circle : view.players.map((_, one) => one);
  return [
    strong(say.season(season, words.phases[view.phase])),
    [`${say.honor}: ${view.honor.map(who).join(' > ')}`],
    strong(say.shrines),
    ...Array.from({ length: SHRINES_IN_PLAY }, (_, at) => drawShrine(words, view, at, who)),
    [`${say.mandates}: ${drawMandates(words, view)}`],
    ...drawTiles(words, view),
    strong(say.map),
    ...ALL_PROVINCES.map((province) => drawProvince(words, view, province, who)),
    [`${say.cards}: ${drawCards(words, view.display)}`],
    [],
    ...circle.flatMap((one) => drawPlayer(words, view, one, one === seat, who)),
  ];
}

function drawShrine(words: Dictionary, view: RisingSun, at: number, who: Who): Line {
  const { name, effect } = words.shrines[view.shrines[at]!];
  const there = view.players.flatMap((_, seat) => {
    const count = KINDS.reduce((sum, _kind, kind) => sum + countAt(view, seat, kind, FIRST_SHRINE + at), 0);
    return count > 0 ? [`${who(seat)} ×${count}`] : [];
  });
  return [`  ${name}: ${effect}${there.length > 0 ? ` · ${there.join(', ')}` : ''}`];
}

function drawMandates(words: Dictionary, view: RisingSun): string {
  if (view.played.length === 0) return words.table.none;
  const names = view.played.map(({ mandate, tile }) => {
    if (mandate === null) return words.table.faceDown;
    return tile.seen === EVERYBODY
      ? words.mandates[mandate].name
      : `${words.mandates[mandate].name} (${words.table.faceDown})`;
  });
  return names.join(', ');
}

/** The tiles that whoever looks at the table may see. */
function drawTiles(words: Dictionary, view: RisingSun): Line[] {
  const seen = view.looking.flatMap(({ card }) => ((card as string) === HIDDEN ? [] : [words.mandates[card].name]));
  return seen.length > 0 ? [[`${words.table.looks}: ${seen.join(', ')}`]] : [];
}

/** Number of the war, who is there with what force and which figures, who has strongholds. */
function drawProvince(words: Dictionary, view: RisingSun, province: number, who: Who): Line {
  const war = view.wars.indexOf(province);
  const number = war < 0 ? '' : war < view.settled ? ' (×)' : ` (${war + 1})`;
  const strongest = strongestIn(view, province);
  const there = presentIn(view, province).map((seat) => {
    const figures = KINDS.flatMap((kind, at) => {
      const count = countAt(view, seat, at, province);
      return count === 0 ? [] : [count > 1 ? `${words.kinds[kind]} ×${count}` : words.kinds[kind]];
    });
    const mark = seat === strongest ? ` ${words.table.strongest}` : '';
    return `${who(seat)} ${forceOf(view, seat, province)}${mark}${figures.length > 0 ? ` [${figures.join(', ')}]` : ''}`;
  });
  const built = view.players.flatMap(({ strongholds }, seat) =>
    strongholds[province]! > 0 ? [`${who(seat)} ×${strongholds[province]}`] : [],
  );
  const parts = [there.join('; '), built.length > 0 ? `${words.kinds.stronghold}: ${built.join(', ')}` : ''];
  const text = parts.filter((part) => part !== '').join(' · ');
  return [
    { text: `  ${words.provinces[PROVINCES[province]!]}${number}`, tone: 'strong' },
    text === '' ? '' : `: ${text}`,
  ];
}

function drawCards(words: Dictionary, copies: readonly number[]): string {
  const names = CARD_NAMES.flatMap((card, at) => {
    const count = copies[at]!;
    return count === 0 ? [] : [count > 1 ? `${words.cards[card].name} ×${count}` : words.cards[card].name];
  });
  return names.length > 0 ? names.join(', ') : words.table.none;
}

function drawPlayer(words: Dictionary, view: RisingSun, seat: Seat, isViewer: boolean, who: Who): Line[] {
  const say = words.table;
  const player = view.players[seat]!;
  const clan = player.clan === null ? [] : [`${words.clans[player.clan]}`];
  const ally = player.ally === NO_ONE ? [] : [say.ally(who(player.ally))];
  const reserve = KINDS.flatMap((kind, at) => {
    const count = countInReserve(view, seat, at);
    return count === 0 ? [] : [count > 1 ? `${words.kinds[kind]} ×${count}` : words.kinds[kind]];
  });
  const left = STRONGHOLDS - strongholdsOnMap(view, seat);
  if (left > 0) reserve.push(`${words.kinds.stronghold} ×${left}`);
  const rows = [say.reserve(reserve.length > 0 ? reserve.join(', ') : say.none)];
  if (player.cards.some((copies) => copies > 0)) rows.push(say.owned(drawCards(words, player.cards)));
  if (player.tokens.length > 0) {
    const tokens = player.tokens.map((token) => words.provinces[PROVINCES[provinceOf(token)]!]);
    rows.push(say.tokens(tokens.join(', '), differentProvinces(player)));
  }
  if (player.hostages.length > 0) {
    rows.push(
      say.hostages(player.hostages.map(({ kind, owner }) => `${words.kinds[KINDS[kind]!]} (${who(owner)})`).join(', ')),
    );
  }
  const goods = words.holds({ points: player.points, coins: player.coins, ronin: player.ronin });
  const facts = [...clan, goods, say.estimate(total(sheetOf(view, seat))), ...ally];
  return [
    [
      { text: `${seat + 1} ${who(seat)}`, seat, ...(isViewer ? { tone: 'strong' as const } : {}) },
      ` · ${facts.join(' · ')}`,
    ],
    ...rows.map((row): Line => [{ text: `    ${row}`, tone: 'dim' }]),
  ];
}
