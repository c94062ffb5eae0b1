import { randomBytes } from 'node:crypto';
import { BOTS, type Bot, LEVELS } from '@engawa/bots';
import {
  type Game,
  type Language,
  OptionError,
  type Options,
  parseOptions,
  readOptions,
  SearchLuck,
  seedFrom,
  Table,
  TableLuck,
} from '@engawa/kernel';
import { type Args, shorten } from '../args.ts';
import { languageOf, seedNumber } from '../asked.ts';
import type { Catalogue, Command } from '../command.ts';
import { UsageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { companyOf } from '../play/company.ts';
import { askBots, askGame, askLanguage, askSeats } from '../play/menu.ts';
import { paintFor } from '../play/paint.ts';
import { Session } from '../play/session.ts';
import { TEXTS } from '../text/text.ts';

/** The word that asks for people in all seats. */
const NOBODY = 'none';

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal; without the name of a game it asks what you would like.',
  operands: ['[game]'],
  flags: {
    seats: { value: 'n', help: 'How many seats (one for you, one for each bot).' },
    bots: { value: 'a,…|none', help: 'Who sits in the other seats (greedy); none: people, all at this terminal.' },
    lang: { value: 'en|ru|uk', help: 'The language.' },
    options: { value: 'k=v,…', help: "The game's options." },
    seed: { value: 's', help: 'A word: the same word gives the same luck.' },
    'no-color': { help: 'No colours.' },
  },
  notes: ['Every line of standard input is an answer, so a script can play. Type ? in the game for all keys.'],
  async run(args, io, catalogue) {
    const usual = languageOf(args, io);
    if (catalogue.length === 0) throw new UsageFailure(TEXTS[usual].noGames());
    const [id] = args.operands;
    // Whoever names neither a game nor a language has come to be asked.
    const language = id === undefined && !args.has('lang') ? await askLanguage(io, usual) : usual;
    const wish = language === undefined ? undefined : await wishOf(args, io, language, catalogue);
    if (wish) return sitDown(args, io, wish);
    io.out(`\n${TEXTS[language ?? usual].inputEnded}\n`);
    return 1;
  },
};

interface Wish {
  readonly language: Language;
  readonly game: Game;
  readonly seats?: number | undefined;
  /** Empty for people only. */
  readonly bots?: readonly Bot[] | undefined;
}

function askedFor(args: Args, language: Language): Pick<Wish, 'seats' | 'bots'> {
  return { seats: args.count('seats', 1, 99), bots: botsOf(args, language) };
}

function botsOf(args: Args, language: Language): Bot[] | undefined {
  const names = args.list('bots');
  if (names?.length === 1 && names[0] === NOBODY) return [];
  return names?.map((name) => {
    const bot = BOTS.find((one) => one.name === name);
    if (bot) return bot;
    const known = LEVELS.map((one) => one.name);
    throw new UsageFailure(TEXTS[language].unknownBot(shorten(name), known));
  });
}

function gameNamedIn(language: Language, id: string, catalogue: Catalogue): Game {
  const game = catalogue.find((one) => one.id === id);
  if (game) return game;
  const known = catalogue.map((one) => one.id);
  throw new UsageFailure(TEXTS[language].unknownGame(shorten(id), known));
}

/** What the flags say. Without the name of a game the rest is asked for; undefined when the answers end too early. */
async function wishOf(args: Args, io: Io, language: Language, catalogue: Catalogue): Promise<Wish | undefined> {
  const [id] = args.operands;
  if (id !== undefined) return { language, game: gameNamedIn(language, id, catalogue), ...askedFor(args, language) };
  const game = await askGame(io, language, catalogue);
  if (game === undefined) return undefined;
  const given = askedFor(args, language);
  const seats = given.seats ?? (await askSeats(io, TEXTS[language], game));
  if (seats === undefined) return undefined;
  const bots = given.bots ?? (seats === 1 ? [] : await askBots(io, TEXTS[language]));
  return bots === undefined ? undefined : { language, game, seats, bots };
}

function sitDown(args: Args, io: Io, wish: Wish): Promise<number> {
  const { language, game } = wish;
  const text = TEXTS[language];
  const { min, max } = game.seats;
  const seats = wish.seats ?? Math.max(min, (wish.bots?.length ?? 0) + 1);
  if (seats < min || seats > max) throw new UsageFailure(text.badSeats(game.words[language].name, min, max));
  const bots = wish.bots ?? (seats === 1 ? [] : [LEVELS.at(-1)!]);
  if (bots.length > 0 && bots.length >= seats) throw new UsageFailure(text.tooManyBots(bots.length, seats));
  const options = optionsIn(language, args.value('options') ?? '', game, seats);
  const word = args.value('seed');
  const luck = new TableLuck(word === undefined ? randomBytes(32).toString('hex') : seedFrom(word));
  const thinking = SearchLuck.seeded(word === undefined ? randomBytes(4).readInt32LE() : seedNumber(word));
  const table = new Table(game, seats, options, luck);
  const company = companyOf(seats, bots, text);
  return new Session({ table, company, language, luck, thinking }, io, paintFor(args, io)).play();
}

/** The kernel's own sentences about options are English; here the player's language is spoken. */
function optionsIn(language: Language, asked: string, game: Game, seats: number): Options {
  try {
    return readOptions(game.options, seats, parseOptions(game.options, asked));
  } catch (error) {
    if (language === 'en' || !(error instanceof OptionError)) throw error;
    const known = Object.entries(game.options).map(([key, { values }]) => `${key}=${values.join('|')}`);
    throw new UsageFailure(TEXTS[language].badOptions(shorten(asked), known));
  }
}
