import { type Bot, botByName } from '@engawa/bots';
import { fitsSeats, type Game, LANGUAGES, type Language, sha256 } from '@engawa/kernel';
import { type Args, shorten } from './args.ts';
import type { Catalogue } from './command.ts';
import { messageOf, UsageFailure } from './failure.ts';
import type { Io } from './io.ts';

export function gameNamed(catalogue: Catalogue, id: string): Game {
  const game = catalogue.find((one) => one.id === id);
  if (game) return game;
  if (catalogue.length === 0) throw new UsageFailure('There are no games in this checkout yet.');
  const ids = catalogue.map((one) => one.id).join(', ');
  throw new UsageFailure(`There is no game "${shorten(id)}"; the games are: ${ids}.`);
}

export function seatsOf(args: Args, game: Game): number | undefined {
  const seats = args.count('seats', 1, 99);
  if (seats !== undefined) checkSeats(game, seats);
  return seats;
}

export function checkSeats(game: Game, seats: number): void {
  const { min, max } = game.seats;
  if (!fitsSeats(game, seats)) {
    throw new UsageFailure(`The game ${game.id} is played with ${min} to ${max} seats, not with ${seats}.`);
  }
}

export function botsNamed(names: readonly string[]): Bot[] {
  try {
    return names.map((name) => botByName(shorten(name)));
  } catch (error) {
    throw new UsageFailure(messageOf(error));
  }
}

/** A number as it is, any other word through its hash: people may use whatever they can remember. */
export function seedNumber(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  return new DataView(sha256(`engawa ${word}`).buffer).getInt32(0);
}

/** What was asked for, or else what the shell speaks, or else English. */
export function languageOf(args: Args, io: Io): Language {
  const asked = args.value('lang');
  if (asked !== undefined) {
    const language = LANGUAGES.find((one) => one === asked);
    if (language) return language;
    throw new UsageFailure(`There is no language "${shorten(asked)}"; the languages are: ${LANGUAGES.join(', ')}.`);
  }
  const locale = io.env.LC_ALL || io.env.LC_MESSAGES || io.env.LANG || '';
  return LANGUAGES.find((one) => locale.toLowerCase().startsWith(one)) ?? 'en';
}
