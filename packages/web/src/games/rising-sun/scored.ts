import type { ScoreRow, Seat } from '@engawa/kernel';
import {
  CARD,
  CARD_NAMES,
  FIGURE_OF_CARD,
  FIRST_MONSTER,
  MONSTERS,
  NO_ONE,
  PROVINCES,
  type RisingSun,
  type RisingSunEvent,
  SEASONS,
  sheetOf,
} from '@engawa/rising-sun';
import type { Account, Scored } from '../face.ts';

/** Of a position what its score sheets look at. */
type Own = Pick<RisingSun['players'][number], 'points' | 'cards' | 'tokens' | 'seasonsAllied' | 'strongholds'>;

interface Counted {
  readonly players: Own[];
  readonly monsterOwners: Seat[];
}

/** Everybody begins with one stronghold; where the strongholds stand makes no difference. */
const nothingYet = (): Own => ({
  points: 0,
  cards: CARD_NAMES.map(() => 0),
  tokens: [],
  seasonsAllied: 0,
  strongholds: PROVINCES.map((_, province) => (province === 0 ? 1 : 0)),
});

/** Does to what is counted what an event tells, and says whose sheets it may have changed. */
function follow(counted: Counted, season: number, event: RisingSunEvent): readonly Seat[] {
  const own = (seat: Seat): Own => {
    counted.players[seat] ??= nothingYet();
    return counted.players[seat];
  };
  switch (event.is) {
    case 'gains':
      own(event.seat).points += event.points;
      return [event.seat];
    case 'stealsPoints':
      own(event.of).points -= event.points;
      return [event.of];
    case 'takesHostage':
      own(event.owner).points -= event.points;
      own(event.seat).points += event.points;
      return [event.owner, event.seat];
    case 'allies':
      own(event.seat).seasonsAllied += 1;
      own(event.with).seasonsAllied += 1;
      return [event.seat, event.with];
    case 'builds':
      own(event.seat).strongholds[0]! += 1;
      return [event.seat];
    case 'buys': {
      const card = CARD[event.card];
      own(event.seat).cards[card]! += 1;
      const kind = FIGURE_OF_CARD[card]!;
      if (kind >= 0) counted.monsterOwners[kind - FIRST_MONSTER] = event.seat;
      return [event.seat];
    }
    case 'takesToken':
      own(event.seat).tokens.push(season * PROVINCES.length + PROVINCES.indexOf(event.province));
      return [event.seat];
    default:
      return [];
  }
}

/**
 * What a thing is worth depends on what else there is: a token may complete a set, a winter upgrade counts strongholds. So
 * what counts is kept for every seat, and an event scores what it makes of a sheet.
 */
export function scored(): Account<RisingSunEvent> {
  const counted: Counted = { players: [], monsterOwners: MONSTERS.map(() => NO_ONE) };
  const sheets = new Map<Seat, readonly ScoreRow[]>();
  let season = 0;
  return (event) => {
    if (event.is === 'seasonBegins') season = SEASONS.indexOf(event.season);
    return follow(counted, season, event).flatMap((seat): Scored[] => {
      const before = new Map((sheets.get(seat) ?? []).map(({ row, points }) => [row, points]));
      const sheet = sheetOf(counted as unknown as RisingSun, seat);
      sheets.set(seat, sheet);
      return sheet.flatMap(({ row, points }) => {
        const more = points - (before.get(row) ?? 0);
        return more === 0 ? [] : [{ seat, row, points: more }];
      });
    });
  };
}
