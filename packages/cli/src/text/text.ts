import type { Language } from '@engawa/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

/** What a player can type instead of a number. */
export type Key = 'undo' | 'undoTurn' | 'log' | 'stillToCome' | 'whyNot' | 'scores' | 'save' | 'help' | 'quit';

/** Everything the program itself says to people who play, in one language. */
export interface Text {
  readonly languageName: string;
  /** The letter of each key in this language. Capitals count only where two keys differ by nothing else. */
  readonly keys: Readonly<Record<Key, string>>;
  readonly keyHelp: Readonly<Record<Key, string>>;
  readonly keyboardHelp: string;

  readonly human: string;
  humanNumber(n: number): string;
  readonly botNames: readonly string[];
  /** A kind of bot, from its name in the registry. */
  bot(name: string): string;

  readonly menuGame: string;
  menuSeats(min: number, max: number): string;
  readonly menuBots: string;
  readonly menuHotSeat: string;
  menuBot(bot: string): string;
  menuDefault(answer: number): string;
  menuAgain(min: number, max: number): string;
  seats(n: number): string;

  welcome(game: string): string;
  sitting(name: string, bot: string): string;
  readonly hint: string;
  readonly since: string;
  turnOf(name: string): string;
  readonly outOfTurn: string;
  ask(most: number): string;
  readonly askOnly: string;
  notUnderstood(typed: string, most: number): string;
  notOnList(most: number): string;

  readonly log: string;
  readonly logEmpty: string;
  readonly stillToCome: string;
  readonly nothingToCome: string;
  readonly whyNot: string;
  readonly nothingForbidden: string;
  readonly scores: string;
  readonly total: string;
  readonly help: string;
  readonly helpNumber: string;
  undone(count: number): string;

  hideTable(next: string): string;
  handOver(name: string): string;

  readonly saveNeedsFile: string;
  saved(file: string): string;
  readonly saveExists: string;
  readonly saveFails: string;
  readonly offerSave: string;
  readonly notSaved: string;

  readonly inputEnded: string;
  readonly goodbye: string;
  readonly gameOver: string;
  place(place: number, name: string, score: number): string;
  winner(name: string): string;
  sharedVictory(names: readonly string[]): string;
  tieBroken(names: readonly string[], score: number): string;
  tieStands(names: readonly string[], score: number): string;

  replayHead(game: string, seats: number, version: number): string;
  readonly replaySetup: string;
  replayAt(at: number, entries: number): string;
  readonly replayOptions: string;

  readonly reviewChances: string;
  readonly reviewAlone: string;
  /** At first, by own choices, by those of others, by luck, in the end. */
  readonly reviewColumns: readonly string[];
  readonly reviewMoments: string;
  readonly reviewNoMoments: string;
  readonly reviewLuck: string;
  readonly reviewBetter: string;

  noGames(): string;
  unknownGame(asked: string, known: readonly string[]): string;
  badSeats(game: string, min: number, max: number): string;
  unknownBot(asked: string, known: readonly string[]): string;
  tooManyBots(bots: number, seats: number): string;
  badOptions(asked: string, known: readonly string[]): string;
}

/** A language with a missing sentence does not compile. */
export const TEXTS: Readonly<Record<Language, Text>> = { en, ru, uk };
