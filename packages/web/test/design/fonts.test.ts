import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { styleSheet } from './kit/style-sheet.ts';
import { charactersOf } from './kit/woff2.ts';

const require = createRequire(new URL('../../package.json', import.meta.url));

const RUSSIAN = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const UKRAINIAN = 'ІЇЄҐ';
const LETTERS = [...RUSSIAN, ...UKRAINIAN].flatMap((letter) => [letter, letter.toLowerCase()]);
const LATIN = [...'ABCXYZabcxyz0123456789.,:;!?()/+-–—«»“”’…·×'];

interface Face {
  readonly family: string;
  readonly path: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const FACES: readonly Face[] = [...styleSheet('fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, block]) => {
  const value = (pattern: RegExp) => pattern.exec(block!)![1]!;
  return {
    family: value(/font-family: "([^"]+)"/),
    path: require.resolve(value(/url\("([^"]+)"\)/)),
    ranges: value(/unicode-range:\s*([^;]+)/)
      .split(',')
      .map((range) => range.trim().slice(2).split('-'))
      .map(([from, to = from]) => [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const),
  };
});

/** The file that a browser asks for this character: of two that offer it, the later. */
function fileFor(family: string, character: string): string | undefined {
  const code = character.codePointAt(0)!;
  return FACES.findLast(
    (face) => face.family === family && face.ranges.some(([from, to]) => code >= from && code <= to),
  )?.path;
}

function filesFor(family: string, characters: readonly string[]): string[] {
  return [...new Set(characters.map((character) => fileFor(family, character)!))];
}

describe.each(['Philosopher', 'Onest Variable', 'Dela Gothic One'])('%s', (family) => {
  it.each([
    ['Russian and Ukrainian', LETTERS],
    ['Latin letters, digits and signs', LATIN],
  ])('has glyphs for %s in the file that is asked for them', (_, characters) => {
    for (const file of filesFor(family, characters)) {
      const has = charactersOf(file);
      for (const character of characters) {
        if (fileFor(family, character) === file) expect(has(character), `${character} in ${family}`).toBe(true);
      }
    }
  });

  it('has all Cyrillic letters in one file', () => {
    expect(filesFor(family, LETTERS)).toHaveLength(1);
  });
});

describe('every face', () => {
  it('lets the text be read before it has come', () => {
    expect(styleSheet('fonts.css').match(/font-display: swap/g)).toHaveLength(FACES.length);
  });

  it('is really looked into', () => {
    const has = charactersOf(fileFor('Onest Variable', 'A')!);
    expect([has('A'), has('Ж')]).toEqual([true, false]);
  });
});

describe('a first visit', () => {
  it.each([
    ['in Russian or Ukrainian', [...LETTERS, ...LATIN]],
    ['in English', LATIN],
  ])('%s loads at most 110 kB of fonts', (_, characters) => {
    const files = ['Philosopher', 'Onest Variable', 'Dela Gothic One'].flatMap((family) =>
      filesFor(family, characters),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(110 * 1024);
  });
});
