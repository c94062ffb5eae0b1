import { BOTS, STAND_IN } from '@engawa/bots';
import { appliesTo, fitsSeats, type Game, hex, type Options, parseOptions } from '@engawa/kernel';
import { cleanName, Refused } from '@engawa/wire';
import type { KeptGame, LocalSeat } from './kept.ts';

/** Who plays what, before the table is there. */
export interface Plan {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Options;
}

/**
 * Reads `?game=tokaido&seats=me,me:Olha,bot:master&options=culinary:true,gourmet:printed`. Somebody without a name is
 * called by `nameOf`, with the number of the seat.
 */
export function readPlan(query: URLSearchParams, game: Game, nameOf: (number: number) => string): Plan {
  const words = (query.get('seats') ?? 'me,bot').split(',');
  if (!fitsSeats(game, words.length)) throw new Refused('no-seats');
  const seats = words.map((word, seat): LocalSeat => {
    const [kind = '', detail = ''] = split(word);
    if (kind === 'bot') {
      const bot = detail === '' ? STAND_IN.name : detail;
      if (!BOTS.some(({ name }) => name === bot)) throw new Refused('no-bot');
      return { is: 'bot', bot };
    }
    return { is: 'person', name: cleanName(detail) ?? nameOf(seat + 1) };
  });
  return { game: game.id, seats, options: readOptionsOf(game, seats.length, query.get('options') ?? '') };
}

function split(word: string): [string, string] {
  const colon = word.indexOf(':');
  return colon < 0 ? [word, ''] : [word.slice(0, colon), word.slice(colon + 1)];
}

/** An option that means nothing with so many seats stays as it is by itself. */
function readOptionsOf(game: Game, seats: number, text: string): Options {
  try {
    const asked = parseOptions(game.options, text.replaceAll(':', '='));
    return Object.fromEntries(Object.entries(asked).filter(([key]) => appliesTo(game.options[key]!, seats)));
  } catch {
    throw new Refused('bad-options');
  }
}

/** The address that opens such a table. */
export function planAddress({ game, seats, options }: Plan): string {
  const query = new URLSearchParams({ game, seats: seats.map(seatWord).join(',') });
  const chosen = Object.entries(options).map(([key, value]) => `${key}:${value}`);
  if (chosen.length > 0) query.set('options', chosen.join(','));
  return `/here/new?${query}`;
}

function seatWord(seat: LocalSeat): string {
  return seat.is === 'bot' ? `bot:${seat.bot}` : `me:${seat.name}`;
}

/** A new table with luck that nobody can foresee. */
export function openGame(plan: Plan, version: number, now: number): KeptGame {
  const { game, seats, options } = plan;
  const [id, seed] = [randomHex(6), randomHex(32)];
  return { id, game, version, seats, options, seed, createdAt: now, changedAt: now, isOver: false, log: [] };
}

function randomHex(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}
