import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../src/app/sections.ts';
import { tabTitle } from '../../src/app/tab-title.ts';
import { PRINTS } from '../../src/art/games.ts';
import { BANKS, DAYS, step } from '../../src/pages/new-table/clocks.ts';
import { whoIsThere } from '../../src/pages/shared/who.ts';
import { sharedWords } from '../../src/pages/shared/words/index.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('around the pages', () => {
  it('knows which section a place belongs to', () => {
    expect(sectionOf('/')).toBe('games');
    expect(sectionOf('/new')).toBe('games');
    expect(sectionOf('/t/abc')).toBe('tables');
    expect(sectionOf('/here')).toBe('tables');
    expect(sectionOf('/learn/tokaido')).toBe('lessons');
    expect(sectionOf('/records/abc')).toBe('records');
    expect(sectionOf('/settings')).toBeUndefined();
    expect(sectionOf('/newer')).toBeUndefined();
  });

  it('says in the tab how many tables wait', () => {
    expect(tabTitle(undefined, 0)).toBe('Engawa');
    expect(tabTitle('Столы', 2)).toBe('(2) Столы · Engawa');
  });

  it('steps through the times of a clock and stops at the ends', () => {
    expect(step(DAYS, 3, 1)).toBe(5);
    expect(step(DAYS, 3, -1)).toBe(2);
    expect(step(DAYS, 14, 1)).toBe(14);
    expect(step(BANKS, 700, -1)).toBe(600);
  });

  it('tells people, bots and free seats of a table apart', () => {
    const person = (name: string) => ({ id: name, name, kind: 'guest' as const });
    const seats = [
      { person: person('Ада'), bot: null },
      { person: person(''), bot: 'greedy' },
      { person: null, bot: 'greedy' },
      { person: null, bot: null },
    ];
    expect(whoIsThere({ seats }, sharedWords.ru)).toEqual({ people: ['Ада', 'кто-то'], bots: ['бот'], free: 1 });
  });
});

describe('the prints', () => {
  it.each(PRINTS)('%s has layers, something that lives, and nothing that a strict page refuses', (print) => {
    const drawing = file(`src/art/prints/${print}.svg`);
    for (const layer of ['sky', 'far', 'middle', 'figures', 'near', 'seal', 'life']) {
      expect(drawing).toContain(`print__${layer}`);
    }
    expect(drawing).toContain(`print--${print}`);
    expect(drawing).not.toMatch(/<style|style=|<script|href=|<text/);
  });

  it('have their night inks once, for whoever chose the night', () => {
    const blocks = file('src/art/inks.css').match(/[^{}]+\{[^{}]*--[\w-]+: #\w+[^{}]*\}/g) ?? [];
    expect(blocks.filter((block) => !block.includes('[data-theme="dark"]'))).toEqual([]);
    expect(blocks.join('').match(/--[\w-]+: #\w+/g)?.length).toBeGreaterThan(100);
  });

  it('every ink of the night is used by a drawing', () => {
    const drawings = PRINTS.map((print) => file(`src/art/prints/${print}.svg`)).join('');
    const names = new Set(file('src/art/inks.css').match(/--[\w-]+(?=:)/g));
    expect([...names].filter((ink) => !drawings.includes(`var(${ink},`))).toEqual([]);
  });
});

describe('the manifest', () => {
  it('names icons that exist', () => {
    const { icons } = JSON.parse(file('public/manifest.webmanifest')) as { icons: { src: string }[] };
    for (const { src } of icons) expect(file(`public${src}`).length).toBeGreaterThan(100);
  });
});
