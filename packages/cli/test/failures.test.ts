import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engawa, newFolder, spawnEngawa } from './terminal.ts';

const folder = newFolder();
mkdirSync(join(folder, 'a-folder'));
writeFileSync(join(folder, 'empty.txt'), '');
writeFileSync(join(folder, 'binary.txt'), Buffer.from([0, 255, 1, 254, 10, 0, 200]));
writeFileSync(join(folder, 'words.txt'), 'Once upon a time\n');
writeFileSync(join(folder, 'json.txt'), '{"engawa": 1}');
writeFileSync(join(folder, 'bad-json.txt'), '{"engawa":');

/** What is typed, and the sentence it gets. */
const FAILURES: [string, RegExp][] = [
  [
    'dance',
    /^There is no command "dance"; the commands are: play, serve, backup, restore, push-keys, games, simulate, arena, tune, replay, review, verify, bench, help\.$/,
  ],
  ['help dance', /^There is no command "dance"/],
  ['help games simulate', /^The command help does not know what to do with "simulate"\.$/],
  ['games --xml', /^The command games has no flag "--xml"; its flags are: --json\.$/],
  ['games fans', /^The command games does not know what to do with "fans"\.$/],
  ['simulate', /^The command simulate needs <game\|all>; see engawa help simulate\.$/],
  ['simulate chess', /^There is no game "chess"; the games are: fans\.$/],
  ['simulate fans --seats 1', /^The game fans is played with 2 to 4 seats, not with 1\.$/],
  ['simulate fans --seats many', /^--seats must be a whole number/],
  ['simulate all --seats 9', /^No game is played with 9 seats\.$/],
  ['simulate fans --games 0', /^--games must be a whole number from 1 to \d+, not "0"\.$/],
  ['simulate fans --options colour=red', /^There is no option "colour"\. The options are: long, kept\.$/],
  ['simulate fans --options kept=triple', /^The option "kept" cannot be "triple"\. It can be: double, single\.$/],
  ['simulate fans --seats 4 --options long=yes', /^The option "long" does not apply to 4 seats\.$/],
  [
    'simulate fans --bots genius',
    /^There is no bot "genius"\. The bots are: random, apprentice, greedy, traveller, master\.$/,
  ],
  ['simulate fans --seats 2 --bots random,greedy,random', /^3 bots do not fit at 2 seats\.$/],
  ['arena fans', /^The command arena needs --bots with names and commas between them\.$/],
  ['arena chess --bots random', /^There is no game "chess"/],
  ['arena fans --bots random,genius', /^There is no bot "genius"/],
  ['arena fans --bots random,', /^--bots needs names with commas between them/],
  ['arena fans --bots random --seats 5', /^The game fans is played with 2 to 4 seats, not with 5\.$/],
  ['arena fans --bots random,random,greedy --seats 2', /^3 bots do not fit at 2 seats\.$/],
  ['arena fans --bots random,random,random,random,greedy', /^The game fans is played with 2 to 4 seats, not with 5\.$/],
  ['arena fans --bots random --time never', /^--time must be a whole number/],
  ['arena fans --bots random --options kept', /^The option "kept" cannot be ""/],
  ['play chess', /^There is no game "chess"; the games are: fans\.$/],
  ['play fans --lang de', /^There is no language "de"; the languages are: en, ru, uk\.$/],
  ['play fans --seats 7', /^Fans is played with 2 to 4 seats\.$/],
  [
    'play fans --bots genius',
    /^There is no bot "genius"; the bots are: apprentice, traveller, master, or none for people only\.$/,
  ],
  ['play fans --seats 2 --bots random,greedy', /^2 bots do not fit: with 2 seats one is yours\.$/],
  ['play fans --options colour=red', /^There is no option "colour"/],
  ['play chess --lang ru', /^Игры «chess» нет; есть такие: fans\.$/],
  ['play fans --lang uk --seats 7', /^У «Віяла» грають за столом, де від 2 до 4 місць\.$/],
  [
    'play fans --lang ru --seats 2 --bots random,greedy',
    /^2 бота не поместятся: за столом 2 места, и одно из них ваше\.$/,
  ],
  [
    'play fans --lang uk --options kept=triple',
    /^Варіанти правил «kept=triple» не підходять; можливі такі: .*kept=double\|single\.$/,
  ],
  ['replay', /^The command replay needs <record>; see engawa help replay\.$/],
  ['replay missing.txt', /^missing\.txt cannot be read: there is no such file\.$/],
  ['replay a-folder', /^a-folder cannot be read: it is a folder\.$/],
  ['replay empty.txt', /^empty\.txt cannot be read: it is empty\.$/],
  ['replay empty.txt/deeper', /^empty\.txt\/deeper cannot be read: there is no such file\.$/],
  ['replay binary.txt', /^binary\.txt is no valid record: .*\.$/],
  ['review', /^The command review needs <record>; see engawa help review\.$/],
  ['review missing.txt', /^missing\.txt cannot be read: there is no such file\.$/],
  ['verify words.txt', /^words\.txt is no valid record: This is not an Engawa record of version 1\.$/],
  ['verify json.txt', /^json\.txt is no valid record: .*\.$/],
  ['verify bad-json.txt', /^bad-json\.txt is no valid record: This is neither a record in text form nor JSON\.$/],
  ['verify a-folder', /^a-folder cannot be read: it is a folder\.$/],
  ['verify words.txt --json', /^The command verify has no flag "--json"; it has none\.$/],
  ['bench --fast', /^The command bench has no flag "--fast"/],
  ['serve tokaido', /^The command serve does not know what to do with "tokaido"\.$/],
  ['serve --port many', /^--port must be a whole number from 0 to 65535, not "many"\.$/],
  ['serve --data', /^--data needs a value: --data folder\.$/],
  ['backup', /^The command backup needs <file>; see engawa help backup\.$/],
  ['backup a-folder', /^a-folder cannot be written: it is a folder\.$/],
  ['backup words.txt', /^words\.txt is there already and is no backup: it is left as it is\.$/],
  ['backup new.txt', /^There is no store in .*data\.$/],
  ['backup new.txt --data words.txt', /^There is no store in .*words\.txt\.$/],
  ['restore', /^The command restore needs <file>; see engawa help restore\.$/],
  ['restore missing.txt', /^missing\.txt cannot be read: there is no such file\.$/],
  ['restore a-folder', /^a-folder cannot be read: it is a folder\.$/],
  ['restore empty.txt', /empty\.txt is damaged or not complete: it is empty\.$/],
  ['restore words.txt', /words\.txt is damaged or not complete: a line cannot be read\.$/],
  ['restore json.txt', /json\.txt is damaged or not complete: its last line is not complete\.$/],
];

describe('a failure is one sentence on standard error, nothing on standard output, and a code that is not 0', () => {
  it.each(FAILURES)('engawa %s', async (typed, sentence) => {
    const { code, out, err } = await engawa(typed.split(' '), { folder });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err.trim()).toMatch(sentence);
    expect(out).toBe('');
    expect(code).toBeGreaterThan(0);
  });

  it('also in the real command', async () => {
    const runs = ['dance', 'simulate chess', 'replay missing.txt', 'play chess --lang uk'].map((typed) =>
      spawnEngawa(typed.split(' '), '', folder),
    );
    for (const { code, out, err } of await Promise.all(runs)) {
      expect(err).toMatch(/^[^\n]+[.]\n$/);
      expect(out).toBe('');
      expect(code).toBeGreaterThan(0);
    }
  });

  it('also for what nobody foresaw', async () => {
    const crash = () => {
      throw new TypeError('x is not a function\n    at somewhere');
    };
    const catalogue = [
      {
        id: 'fans',
        seats: { min: 2, max: 4 },
        get options() {
          return crash();
        },
      },
    ] as never;
    const { code, err } = await engawa(['simulate', 'fans'], { catalogue });
    expect(code).toBe(1);
    expect(err).toBe('Something went wrong inside engawa: x is not a function\n');
  });

  it('also without any game', async () => {
    for (const typed of ['play', 'play fans', 'simulate all', 'arena fans --bots random']) {
      const { code, err } = await engawa(typed.split(' '), { catalogue: [] });
      expect(code).toBe(2);
      expect(err).toBe('There are no games in this checkout yet.\n');
    }
  });
});

describe('help', () => {
  it.each(['', '--help', '-h', 'help', 'help --help'])('is shown for engawa %s', async (typed) => {
    const { code, out, err } = await engawa(typed.split(' ').filter(Boolean));
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of [
      'play',
      'serve',
      'backup',
      'restore',
      'games',
      'simulate',
      'arena',
      'replay',
      'review',
      'verify',
      'bench',
    ])
      expect(out).toContain(`  ${command} `);
  });

  it.each(['simulate --help', 'help simulate', 'simulate fans --seats -h'])(
    'tells all flags for engawa %s',
    async (typed) => {
      const { code, out } = await engawa(typed.split(' '));
      expect(code).toBe(0);
      expect(out).toMatch(/^Usage: engawa simulate <game\|all> \[--seats n\|all\]/);
      for (const flag of ['seats', 'options', 'bots', 'games', 'seed', 'check', 'json'])
        expect(out).toContain(`  --${flag}`);
    },
  );
});
