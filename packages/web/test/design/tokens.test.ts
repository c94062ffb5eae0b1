import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './kit/contrast.ts';
import { declarations, styleSheet } from './kit/style-sheet.ts';

const sheet = styleSheet('tokens.css');
const THEMES = {
  light: declarations(sheet, '[data-theme="light"]'),
  dark: declarations(sheet, '[data-theme="dark"]'),
};
const same = declarations(sheet.slice(sheet.indexOf('--paper:') - 20).replace(/^[^-]*/, ':root { '), ':root');

describe.each(Object.entries(THEMES))('the %s theme', (_, tokens) => {
  const grounds = ['--bg', '--surface', '--raised'].map((name) => tokens.get(name)!);
  const least = (name: string) => Math.min(...grounds.map((ground) => contrast(tokens.get(name)!, ground)));

  it.each(['--ink', '--ink-2', '--ink-3', '--accent', '--link', '--ok', '--warn'])('%s can be read', (name) => {
    expect(least(name)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([1, 2, 3, 4, 5, 6])('the name of seat %i can be read', (seat) => {
    expect(least(`--seat${seat}`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--line-strong', '--gold', '--legal', '--last'])('%s can be seen', (name) => {
    expect(least(name)).toBeGreaterThanOrEqual(3);
  });

  it('words on filled buttons can be read', () => {
    expect(contrast(tokens.get('--on-accent')!, tokens.get('--accent')!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.get('--on-sumi')!, tokens.get('--sumi')!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['tokaido', 'bamboo', 'white-castle', 'rising-sun', 'bitoku'])('the hue of %s can be seen', (game) => {
    expect(least(`--g-${game}`)).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('are the same by night, whether the system or the reader chose it: no sheet asks the system itself', () => {
    const folder = join(import.meta.dirname, '..', '..', 'src');
    const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const asking = sheets.filter((name) => readFileSync(join(folder, name), 'utf8').includes('prefers-color-scheme'));
    expect(sheets.length).toBeGreaterThan(20);
    expect(asking).toEqual([]);
  });

  it('have a value in both themes', () => {
    expect([...THEMES.dark.keys()]).toEqual([...THEMES.light.keys()]);
  });

  it('show a crest on its seat', () => {
    const glyphs = ['--paper', '--paper', '--sumi-ink', '--sumi-ink', '--sumi-ink', '--paper'];
    glyphs.forEach((glyph, seat) => {
      expect(declarations(sheet, `[data-seat="${seat}"]`).get('--seat-glyph')).toBe(`var(${glyph})`);
      expect(contrast(same.get(`--seat${seat + 1}-fill`)!, same.get(glyph)!)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('are the only place with colours', async () => {
    const { readdirSync } = await import('node:fs');
    const folder = new URL('../../src/design/', import.meta.url);
    const others = readdirSync(folder).filter((name) => name.endsWith('.css') && name !== 'tokens.css');
    for (const name of others) expect(styleSheet(name), name).not.toMatch(/#[0-9a-f]{3,8}\b/i);
  });
});
