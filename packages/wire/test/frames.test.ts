import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClientFrame,
  clientFrameSchema,
  isChoose,
  newTableSchema,
  placeBotSchema,
  sitSchema,
} from '../src/index.ts';

const about = { table: 't', id: 'a-1' };

const GOOD: readonly ClientFrame[] = [
  { is: 'watch', table: 't' },
  { is: 'watch', table: 't', from: 0, chat: 7 },
  { is: 'unwatch', table: 't' },
  { is: 'choose', ...about, at: 0, choice: 'pass' },
  { is: 'choose', ...about, at: 12, choice: 3 },
  { is: 'interject', ...about, at: 12, choice: -1 },
  { is: 'undo', ...about, at: 3, count: 1 },
  { is: 'undo', ...about, at: 3, count: 'turn' },
  { is: 'propose', ...about, proposal: { is: 'undo', count: 2 } },
  { is: 'propose', ...about, proposal: { is: 'pause' } },
  { is: 'propose', ...about, proposal: { is: 'resume' } },
  { is: 'propose', ...about, proposal: { is: 'close' } },
  { is: 'propose', ...about, proposal: { is: 'replace', seat: 0, bot: 'greedy' } },
  { is: 'answer', ...about, proposal: 4, yes: false },
  { is: 'standing', ...about, answers: [] },
  { is: 'standing', ...about, answers: [{ step: 'inn', choice: 'pass', times: 2 }] },
  { is: 'take-back', ...about },
  { is: 'hand-over', ...about },
  { is: 'chat', ...about, to: 'table', text: 'hello' },
  { is: 'chat', ...about, to: 'watchers', text: 'a\nb' },
  { is: 'chat', ...about, to: 0, text: '0' },
  { is: 'ping' },
];

const BAD: readonly [string, unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['a word', 'ping'],
  ['a frame of no kind', { table: 't' }],
  ['a frame of another kind', { is: 'cheat', ...about }],
  ['something too much', { is: 'ping', now: true }],
  ['a choice for another seat', { is: 'choose', ...about, at: 0, choice: 'pass', seat: 1 }],
  ['a choice without an id', { is: 'choose', table: 't', at: 0, choice: 'pass' }],
  ['an id of nothing', { is: 'take-back', table: 't', id: '' }],
  ['an id with signs', { is: 'take-back', table: 't', id: '0:a' }],
  ['an id that is too long', { is: 'take-back', table: 't', id: 'a'.repeat(41) }],
  ['a table that is too long', { is: 'watch', table: 'a'.repeat(33) }],
  ['no table', { is: 'watch', table: '' }],
  ['a number below zero', { is: 'watch', table: 't', from: -1 }],
  ['half a number', { is: 'watch', table: 't', from: 0.5 }],
  ['a number as text', { is: 'choose', ...about, at: '0', choice: 'pass' }],
  ['a number without end', { is: 'choose', ...about, at: 0, choice: Number.POSITIVE_INFINITY }],
  ['a choice that is a list', { is: 'choose', ...about, at: 0, choice: ['pass'] }],
  ['a choice that is too long', { is: 'choose', ...about, at: 0, choice: 'x'.repeat(201) }],
  ['undo of nothing', { is: 'undo', ...about, at: 0, count: 0 }],
  ['undo of another word', { is: 'undo', ...about, at: 0, count: 'game' }],
  ['undo without end', { is: 'undo', ...about, at: 0, count: 1001 }],
  ['a proposal of another kind', { is: 'propose', ...about, proposal: { is: 'win' } }],
  ['a replacement without a bot', { is: 'propose', ...about, proposal: { is: 'replace', seat: 0 } }],
  ['a seat that no table has', { is: 'propose', ...about, proposal: { is: 'replace', seat: 8, bot: 'greedy' } }],
  ['an answer that is perhaps', { is: 'answer', ...about, proposal: 1, yes: 'perhaps' }],
  ['too many standing answers', { is: 'standing', ...about, answers: Array(21).fill({ step: 'a', choice: 1 }) }],
  ['a standing answer for no time', { is: 'standing', ...about, answers: [{ step: 'a', choice: 1, times: 0 }] }],
  ['silence', { is: 'chat', ...about, to: 'table', text: '' }],
  ['blanks', { is: 'chat', ...about, to: 'table', text: ' \u00a0\n' }],
  ['a speech', { is: 'chat', ...about, to: 'table', text: 'x'.repeat(501) }],
  ['a letter that no store takes', { is: 'chat', ...about, to: 'table', text: 'a\0' }],
  ['talk to everybody in the house', { is: 'chat', ...about, to: 'all', text: 'hello' }],
];

describe('a frame', () => {
  it.each(GOOD.map((frame) => [JSON.stringify(frame), frame]))('%s is understood', (_, frame) => {
    expect(clientFrameSchema.parse(frame)).toEqual(frame);
  });

  it.each(BAD)('with %s is not understood', (_, frame) => {
    expect(clientFrameSchema.safeParse(frame).success).toBe(false);
  });
});

describe('a choice is known at a glance', () => {
  const takenAsChoice = (frame: unknown) => {
    const { success, data } = clientFrameSchema.safeParse(frame);
    return success && data.is === 'choose';
  };

  it('just when the schema takes it for one', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc
        .constantFrom('', 'a-1', 'ä', 'a\n', 'choose')
        .chain((word) => fc.constantFrom(word, word.repeat(8), word.repeat(50))),
      fc.constantFrom(32, 33, 40, 41, 200, 201).map((length) => 'x'.repeat(length)),
    );
    const number = fc.constantFrom(0, -0, 1, -1, 0.5, 2 ** 53 - 1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY);
    const anything = fc.oneof(text, number, fc.constantFrom(null, undefined, true, [], {}, ['a']));
    const change = fc.dictionary(fc.constantFrom('is', 'table', 'id', 'at', 'choice', 'seat', 'toString'), anything, {
      maxKeys: 2,
    });
    const gone = fc.option(fc.constantFrom('table', 'id', 'at', 'choice'), { freq: 1 });
    let taken = 0;
    fc.assert(
      fc.property(change, gone, (changed, missing) => {
        const frame: Record<string, unknown> = { is: 'choose', ...about, at: 3, choice: 'pass', ...changed };
        if (missing !== null) delete frame[missing];
        expect(isChoose(frame)).toBe(takenAsChoice(frame));
        if (isChoose(frame)) taken++;
      }),
      { seed: 1602, numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(300);
    expect(taken).toBeLessThan(2700);
  });

  it.each<[string, unknown]>([...GOOD.map((frame): [string, unknown] => [frame.is, frame]), ...BAD])(
    'also %s',
    (_, frame) => {
      expect(isChoose(frame)).toBe(takenAsChoice(frame));
    },
  );

  it('also with keys that objects have anyway', () => {
    const frame = JSON.parse('{"is":"choose","table":"t","id":"a","at":0,"__proto__":{"choice":1}}');
    expect([isChoose(frame), takenAsChoice(frame)]).toEqual([false, false]);
  });
});

describe('a wish for a table', () => {
  it('is filled in with what most people want', () => {
    expect(newTableSchema.parse({ game: 'tokaido', seats: ['open', { bot: 'greedy' }] })).toEqual({
      game: 'tokaido',
      seats: ['open', { bot: 'greedy' }],
      options: {},
      public: false,
      clock: { is: 'none' },
      absent: 'bot',
      watchers: true,
      autostart: false,
      watch: false,
    });
  });

  it.each<[string, object]>([
    ['nine seats', { seats: Array(9).fill('open') }],
    ['an empty bank that is a word', { clock: { is: 'live', bank: '60', increment: 0 } }],
    ['two days and a half', { clock: { is: 'days', days: 2.5 } }],
    ['a month and more', { clock: { is: 'days', days: 31 } }],
    ['options in options', { options: { a: { b: true } } }],
    ['a seat for somebody by name', { seats: [{ person: 'Ren' }] }],
    ['a seed of one’s own', { seed: 'f'.repeat(64) }],
  ])('is not understood with %s', (_, change) => {
    const wish = { game: 'tokaido', seats: ['open', 'open'], ...change };
    expect(newTableSchema.safeParse(wish).success).toBe(false);
  });
});

describe('a wish for a seat', () => {
  it('may name the seat, the invitation and a salt', () => {
    expect(sitSchema.parse({})).toEqual({});
    const all = { seat: 7, invitation: 'x'.repeat(64), salt: 'соль' };
    expect(sitSchema.parse(all)).toEqual(all);
    for (const bad of [{ seat: 8 }, { seat: -1 }, { salt: 'a\0' }, { salt: 'x'.repeat(65) }, { person: 'Ren' }]) {
      expect(sitSchema.safeParse(bad).success).toBe(false);
    }
  });

  it('for a bot names both', () => {
    expect(placeBotSchema.safeParse({ seat: 1, bot: 'greedy' }).success).toBe(true);
    for (const bad of [{ seat: 1 }, { bot: 'greedy' }, { seat: 1, bot: '' }]) {
      expect(placeBotSchema.safeParse(bad).success).toBe(false);
    }
  });
});
