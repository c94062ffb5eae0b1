import type { Language } from '@engawa/kernel';

/** The games whose prints hang on the wall: all of the catalogue. */
export const PRINTS = ['tokaido', 'bamboo', 'white-castle', 'rising-sun', 'bitoku'] as const;
export type PrintId = (typeof PRINTS)[number];

export function isPrint(game: string): game is PrintId {
  return (PRINTS as readonly string[]).includes(game);
}

/** The lettering of a print: its lines, and their size on a print that is 218 units wide. */
interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * The rule of the lettering: the largest size up to 37 at which no line is wider than 190. Two lines take the upper part
 * of the picture away, so they stay below 31; the cloud of Bamboo has its own end. Measured with the real typeface.
 */
export const LETTERING: Readonly<Record<Language, Readonly<Record<PrintId, Lettering>>>> = {
  en: {
    tokaido: { lines: ['Tokaido'], size: 37 },
    bamboo: { lines: ['Bamboo'], size: 34.5 },
    'white-castle': { lines: ['The White', 'Castle'], size: 31 },
    'rising-sun': { lines: ['Rising', 'Sun'], size: 31 },
    bitoku: { lines: ['Bitoku'], size: 37 },
  },
  ru: {
    tokaido: { lines: ['Токайдо'], size: 36 },
    bamboo: { lines: ['Бамбук'], size: 37 },
    'white-castle': { lines: ['Белый', 'замок'], size: 31 },
    'rising-sun': { lines: ['Восходящее', 'солнце'], size: 25.5 },
    bitoku: { lines: ['Битоку'], size: 37 },
  },
  uk: {
    tokaido: { lines: ['Токайдо'], size: 36 },
    bamboo: { lines: ['Бамбук'], size: 37 },
    'white-castle': { lines: ['Білий', 'замок'], size: 31 },
    'rising-sun': { lines: ['Вранішнє', 'сонце'], size: 31 },
    bitoku: { lines: ['Бітоку'], size: 37 },
  },
};

/** A game's name before any of its code is loaded. */
export function gameName(language: Language, game: string): string {
  return isPrint(game) ? LETTERING[language][game].lines.join(' ') : game;
}
