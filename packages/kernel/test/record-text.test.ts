import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf, type GameRecord, RecordError, readRecord, recordToJson, recordToText } from '../src/index.ts';
import { always } from './helpers/always.ts';

const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '2',
    '-1',
    '0.5',
    '1e+21',
    'true',
    'false',
    ':',
    '+',
    '"',
    '\\',
    'a b',
    'a:b',
    'a=b',
    '__proto__',
    'Тарас',
  ),
  fc.constantFrom('\n', '\r\n', '\u2028', '\u00a0', '\ud800', '日本', '👘', 'state 00', 'digest 00', '\\"', '{}'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const hexes = fc.stringMatching(/^([0-9a-f]{2}){1,8}$/);
const lots = fc.array(fc.nat(60), { maxLength: 4 });
const choice = fc.oneof(
  odd,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
  fc.constantFrom(0, 2, -3, 1e21, 1e-7),
);
const entry = fc.record({ seat: fc.nat(4), choice, lots }, { requiredKeys: ['seat', 'choice', 'lots'] });
const maybeAside = fc
  .tuple(entry, fc.boolean())
  .map(([one, aside]) => (aside ? { ...one, aside: true as const } : one));
const options = fc
  .uniqueArray(
    fc.tuple(
      odd.filter((key) => key !== '__proto__'),
      fc.oneof(odd, fc.boolean(), fc.integer()),
    ),
    {
      selector: ([key]) => key,
      maxLength: 3,
    },
  )
  .map((entries) => Object.fromEntries(entries));
const maybe = <V>(values: fc.Arbitrary<V>) => fc.option(values, { nil: undefined });

const records: fc.Arbitrary<GameRecord> = fc
  .record({
    game: fc.constantFrom('tokaido', 'white-castle', '2', 'a game'),
    version: fc.nat(20),
    seats: fc.integer({ min: 1, max: 6 }),
    options,
    names: maybe(fc.array(odd, { maxLength: 4 })),
    luck: maybe(fc.record({ commitment: hexes, salts: fc.array(odd, { maxLength: 3 }), seed: maybe(hexes) })),
    setup: lots,
    entries: fc.array(maybeAside, { maxLength: 6 }),
    scores: maybe(fc.array(fc.integer(), { minLength: 1, maxLength: 4 })),
    state: hexes,
  })
  .map(({ names, luck, setup, entries, scores, state, ...rest }) => ({
    engawa: 1,
    ...rest,
    ...(names === undefined ? {} : { names }),
    ...(luck === undefined ? {} : { luck: JSON.parse(JSON.stringify(luck)) as typeof luck & { seed: string } }),
    setup,
    entries,
    ...(scores === undefined ? {} : { scores }),
    state,
  }));

const sample: GameRecord = {
  engawa: 1,
  game: 'tokaido',
  version: 3,
  seats: 2,
  options: { culinary: false, gourmet: 'paid', rounds: 3 },
  names: ['Taras', 'Кіцуне "2"'],
  luck: { commitment: '5f', salts: ['a b'], seed: '01' },
  setup: [3, 0],
  entries: [
    { seat: 0, choice: 'kinko', lots: [] },
    { seat: 1, choice: 2, lots: [1, 0] },
    { seat: 1, choice: '2', lots: [] },
    { seat: 0, choice: 'gift-1', lots: [], aside: true },
  ],
  scores: [71, -6],
  state: '9c',
};

describe('a record', () => {
  it('is a text that people can read', () => {
    const lines = [
      'engawa record 1',
      'game tokaido 3',
      'seats 2',
      'names "Taras" "Кіцуне \\"2\\""',
      'options culinary=false gourmet=paid rounds=3',
      'commitment 5f',
      'salts "a b"',
      'seed 01',
      'setup : 3 0',
      '0 kinko',
      '1 2 : 1 0',
      '1 "2"',
      '+ 0 gift-1',
      'scores 71 -6',
      'state 9c',
    ];
    expect(recordToText(sample)).toBe([...lines, `digest ${digestOf(lines)}`, ''].join('\n'));
  });

  it('comes back from its text as it was, however odd its words are', () => {
    always(records, (record) => expect(readRecord(recordToText(record))).toEqual(record), 2000);
  });

  it('comes back from its JSON as it was', () => {
    always(records, (record) => expect(readRecord(recordToJson(record))).toEqual(record), 2000);
  });

  it('says the same in both forms', () => {
    always(records, (record) => {
      expect(recordToText(readRecord(recordToJson(record)))).toBe(recordToText(record));
    });
  });

  it('tells a number from a text of the same digits', () => {
    const [, number, text] = readRecord(recordToText(sample)).entries;
    expect([number!.choice, text!.choice]).toEqual([2, '2']);
  });

  it('can be one without options, names, luck, entries and scores', () => {
    const bare: GameRecord = {
      engawa: 1,
      game: 'go',
      version: 1,
      seats: 2,
      options: {},
      setup: [],
      entries: [],
      state: '00',
    };
    expect(recordToText(bare)).toMatch(/^engawa record 1\ngame go 1\nseats 2\nsetup\nstate 00\ndigest [0-9a-f]{64}\n$/);
    expect(readRecord(recordToText(bare))).toEqual(bare);
    const unsalted = { ...bare, luck: { commitment: 'ab', salts: [] } };
    expect(recordToText(unsalted)).toContain('\ncommitment ab\nsetup\n');
    expect(readRecord(recordToText(unsalted))).toEqual(unsalted);
  });
});

/** The sample with some text exchanged and the digest made to fit again. */
function rewritten(change: (text: string) => string): string {
  const lines = change(recordToText(sample)).split('\n').slice(0, -2);
  return [...lines, `digest ${digestOf(lines)}`, ''].join('\n');
}

describe('what is no record is refused in words', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'This is not an Engawa record of version 1.'],
    ['something else', 'hello\n', 'This is not an Engawa record of version 1.'],
    ['a later kind of record', 'engawa record 2\n', 'This is not an Engawa record of version 1.'],
    ['half a JSON text', '{"engawa":1', 'This is neither a record in text form nor JSON.'],
    ['an empty JSON text', '{}', 'A field of the record is missing or of the wrong kind.'],
    ['a record that is cut off', recordToText(sample).slice(0, -1), 'The record is cut off: its last line has no end.'],
    [
      'a record without a digest',
      recordToText(sample).replace(/digest.*\n/, ''),
      'Line 16 of the record: a line "digest …" is expected.',
    ],
    [
      'a record with another digest',
      recordToText(sample).replace(/digest .{4}/, 'digest 0000'),
      'The digest does not fit: the record was changed.',
    ],
    [
      'JSON with another digest',
      recordToJson(sample).replace('"digest":"', '"digest":"0'),
      'The digest does not fit: the record was changed.',
    ],
    [
      'JSON with more in it',
      recordToJson(sample).replace('{"engawa"', '{"more":1,"engawa"'),
      'The record is not written as a record is.',
    ],
  ])('%s', (_, source, sentence) => {
    expect(() => readRecord(source)).toThrow(new RecordError(sentence));
  });

  it.each<[string, string, string]>([
    ['seats 2', 'seats two', 'Line 3 of the record: "two" should be a whole number.'],
    ['game tokaido 3\n', '', 'Line 2 of the record: a line "game …" is expected.'],
    ['"Taras"', '"\\x"', 'Line 4 of the record: "\\x" cannot be read.'],
    ['rounds=3', '"__proto__"=3', 'Line 5 of the record: an option cannot be read.'],
    ['setup : 3 0', 'setup : 3 x', 'Line 9 of the record: "x" should be a whole number.'],
    ['1 2 : 1 0', '1 2 : 1 -1', 'Line 11 of the record: an entry is "seat choice : lots".'],
    ['1 "2"', '1', 'Line 12 of the record: an entry is "seat choice : lots".'],
    ['scores 71 -6', 'scores 71 ?', 'Line 14 of the record: "?" should be a whole number.'],
    ['state 9c', 'stone 9c', 'Line 15 of the record: a line "state …" is expected.'],
    ['state 9c', 'state 9c\ndigest 00', 'Line 16 of the record: the record should be over here.'],
  ])('%j instead of %j, although the digest fits', (right, wrong, sentence) => {
    expect(() => readRecord(rewritten((text) => text.replace(right, wrong)))).toThrow(new RecordError(sentence));
  });

  it.each<[string, string]>([
    ['seats 2', 'seats 02'],
    ['game tokaido 3', 'game "tokaido" 3'],
    ['game tokaido 3', 'game tokaido 3 4'],
    ['game tokaido 3', 'game tokaido'],
    ['rounds=3', 'rounds=3 rounds=3'],
    ['rounds=3', 'rounds'],
    ['options ', 'options  '],
    ['"Taras"', '"\\u0054aras"'],
    ['"Taras"', 'Taras'],
    ['setup : 3 0', 'setup 3 0'],
    ['0 kinko', '0 "kinko"'],
    ['0 kinko', '00 kinko'],
    ['1 2 : 1 0', '1 2.0 : 1 0'],
    ['1 2 : 1 0', '1 2 : 01 0'],
    ['scores 71', 'scores  71'],
    ['seats 2\n', 'seats 2\r\n'],
  ])('%j written as %j, although the digest fits: a record has one spelling', (right, wrong) => {
    expect(() => readRecord(rewritten((text) => text.replace(right, wrong)))).toThrow(RecordError);
  });

  it('JSON of any other shape', () => {
    always(fc.tuple(fc.constantFrom(...Object.keys(sample)), fc.jsonValue()), ([key, value]) => {
      if (JSON.stringify(sample[key as keyof GameRecord]) === JSON.stringify(value)) return;
      const changed = JSON.stringify({ ...JSON.parse(recordToJson(sample)), [key]: value });
      expect(() => readRecord(changed)).toThrow(RecordError);
    });
  });
});
