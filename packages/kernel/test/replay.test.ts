import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  type Entry,
  type GameRecord,
  RecordError,
  readRecord,
  recordToJson,
  recordToText,
  replay,
  SearchLuck,
  seedFrom,
  Table,
  TableLuck,
  verify,
} from '../src/index.ts';
import { errands } from './games/errands.ts';
import { finishedMarket, playToTheEnd, SALTS, SEED } from './games/market.ts';
import { sealedBids } from './games/sealed-bids.ts';

const table = finishedMarket();
const proof = { commitment: commitmentOf(SEED), salts: SALTS, seed: SEED };
const record = table.record(proof, ['Taras', 'Кіцуне', '"#3"']);

/** Written with a digest that fits, read again, and checked. */
const check = (changed: GameRecord) => verify(sealedBids, readRecord(recordToText(changed)));

/** The record with one of its entries changed. */
function withEntry(at: number, change: (entry: Entry) => Partial<Entry>): GameRecord {
  const entries = record.entries.map((entry, i) => (i === at ? { ...entry, ...change(entry) } : entry));
  return { ...record, entries };
}

describe('a finished record', () => {
  it('has interjections and lots, so that the tests below mean something', () => {
    expect(record.entries.some(({ aside }) => aside)).toBe(true);
    expect(record.entries.some(({ lots }) => lots.length > 1)).toBe(true);
  });

  it('leads to the state and the events of its table', () => {
    const position = check(record);
    expect(position.state).toEqual(table.state);
    for (const [i, events] of position.told.entries()) {
      expect(events.filter(({ only }) => only === undefined)).toEqual(table.eventsFor(null)[i]);
    }
  });

  it.each([2, 4])('may be one of %i seats', (seats) => {
    const other = playToTheEnd(new Table(sealedBids, seats, {}, SearchLuck.seeded(2)), 3);
    expect(check(other.record()).state).toEqual(other.state);
  });

  it('can be replayed up to any of its entries', () => {
    const again = new Table(sealedBids, 3, { purse: 2 }, new TableLuck(SEED, SALTS));
    for (let to = 0; to <= record.entries.length; to++) {
      expect(replay(sealedBids, record, to).state).toEqual(again.state);
      const next = record.entries[to];
      if (next) next.aside ? again.interject(next.seat, next.choice) : again.choose(next.seat, next.choice);
    }
  });

  it('is as good without a seed, and without any proof of its luck', () => {
    expect(check(table.record()).state).toEqual(table.state);
    expect(check(table.record({ commitment: proof.commitment, salts: SALTS })).state).toEqual(table.state);
  });

  it('of a game that is not over has no scores', () => {
    const running = new Table(sealedBids, 2, {}, SearchLuck.seeded(1)).record();
    expect(running.scores).toBeUndefined();
    expect(() => check(running)).not.toThrow();
    expect(() => check({ ...running, scores: [4, 4] })).toThrow('The scores are not those of the game.');
  });
});

describe('a record of something else is refused in words', () => {
  it.each<[string, Partial<GameRecord>, string]>([
    ['another game', { game: 'tokaido' }, 'This is a record of tokaido, not of sealed-bids.'],
    ['other rules', { version: 2 }, 'The record follows version 2 of the rules, this is version 1.'],
    ['too many seats', { seats: 5 }, 'sealed-bids is not played with 5 seats.'],
    ['too few seats', { seats: 1 }, 'sealed-bids is not played with 1 seats.'],
    [
      'another game with other seats',
      { game: 'tokaido', seats: 9 },
      'This is a record of tokaido, not of sealed-bids.',
    ],
    [
      'an option that does not exist',
      { options: { speed: 1 } },
      'In the setup: There is no option "speed". The options are: purse, gifts.',
    ],
    [
      'another option',
      { options: { purse: 3, gifts: true } },
      'In the setup: The option "purse" cannot be 3. It can be: 2, 4.',
    ],
  ])('%s', (_, change, sentence) => {
    expect(() => check({ ...record, ...change })).toThrow(new RecordError(sentence));
  });

  it('the errands are not the bids', () => {
    const other = new Table(errands, 1, {}, SearchLuck.seeded(1)).record();
    expect(() => verify(sealedBids, other)).toThrow('This is a record of errands, not of sealed-bids.');
  });
});

describe('a record with a wrong thing in it is refused in words, although its digest fits', () => {
  const chose = record.entries.findIndex(({ aside }) => !aside);
  const drew = record.entries.findIndex(({ lots }) => lots.length > 1);

  it.each<[string, GameRecord, string | RegExp]>([
    [
      'a choice that was not on the list',
      withEntry(0, () => ({ choice: 'dance' })),
      /^At choice 1: seat 0 cannot choose "dance"\.$/,
    ],
    ['another seat', withEntry(0, () => ({ seat: 1 })), /^At choice 1: seat 1 cannot choose/],
    ['a seat that is not there', withEntry(0, () => ({ seat: 3 })), 'At choice 1: there is no seat 3.'],
    ['an interjection by nobody', withEntry(0, () => ({ seat: 7, aside: true })), 'At choice 1: there is no seat 7.'],
    ['a choice as an interjection', withEntry(chose, () => ({ aside: true })), /^At choice \d+: seat 0 cannot choose/],
    ['an entry too many', { ...record, entries: [...record.entries, record.entries[0]!] }, /cannot choose/],
    [
      'an entry too few',
      { ...record, entries: record.entries.slice(0, -1) },
      'The record does not lead to the state it names.',
    ],
    [
      'a lot too many',
      withEntry(drew, ({ lots }) => ({ lots: [...lots, 0] })),
      /^At choice \d+: there are more lots than were drawn\.$/,
    ],
    [
      'a lot too few',
      withEntry(drew, ({ lots }) => ({ lots: lots.slice(0, -1) })),
      /^At choice \d+: the record has too few lots here\.$/,
    ],
    [
      'a lot that is too high',
      withEntry(drew, ({ lots }) => ({ lots: [999, ...lots.slice(1)] })),
      /^At choice \d+: the lot 999 is not below \d+\.$/,
    ],
    [
      'a lot in the setup that is too high',
      { ...record, setup: [999, ...record.setup.slice(1)] },
      /^In the setup: the lot 999 is not below \d+\.$/,
    ],
    [
      'another score',
      { ...record, scores: record.scores!.map((score) => score + 1) },
      'The scores are not those of the game.',
    ],
    [
      'another state',
      { ...record, state: record.state.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      'The record does not lead to the state it names.',
    ],
    [
      'another commitment',
      { ...record, luck: { ...proof, commitment: '00' } },
      'The seed is not the one that was promised.',
    ],
    [
      'another seed',
      { ...record, luck: { ...proof, seed: seedFrom('other') } },
      'The seed is not the one that was promised.',
    ],
    [
      'a seed that is none',
      { ...record, luck: { ...proof, seed: 'not hex' } },
      'The seed is not the one that was promised.',
    ],
    ['other salts', { ...record, luck: { ...proof, salts: ['pepper'] } }, 'A lot is not the one that the seed gives.'],
  ])('%s', (_, changed, sentence) => {
    expect(() => check(changed)).toThrow(sentence);
    expect(() => check(changed)).toThrow(RecordError);
  });

  it('lots that are not from the seed, although everything else fits', () => {
    const other = playToTheEnd(new Table(sealedBids, 3, { purse: 2 }, SearchLuck.seeded(9)), 5).record(proof);
    expect(() => check(other)).toThrow(new RecordError('A lot is not the one that the seed gives.'));
  });

  it('any other lot of any entry', () => {
    for (const [at, { lots }] of record.entries.entries()) {
      for (const [i, lot] of lots.entries()) {
        const changed = withEntry(at, () => ({ lots: lots.with(i, lot === 0 ? 1 : lot - 1) }));
        expect(() => check(changed)).toThrow(RecordError);
      }
    }
  });
});

describe('one changed byte', () => {
  const decoder = new TextDecoder();
  it.each([
    ['text', recordToText(record)],
    ['JSON', recordToJson(record)],
  ])('anywhere in the %s of a record is noticed', (_, written) => {
    const bytes = new TextEncoder().encode(written);
    verify(sealedBids, readRecord(decoder.decode(bytes)));
    const accepted: number[] = [];
    for (let at = 0; at < bytes.length; at++) {
      for (const bits of [0b1, 0b10_0000, 0b1000_0000, 0b1111_1111]) {
        bytes[at]! ^= bits;
        try {
          verify(sealedBids, readRecord(decoder.decode(bytes)));
          accepted.push(at);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError);
        }
        bytes[at]! ^= bits;
      }
    }
    expect(accepted).toEqual([]);
  });

  it('that is missing or doubled is noticed too', () => {
    for (const written of [recordToText(record), recordToJson(record)]) {
      for (let at = 0; at < written.length; at++) {
        expect(() => readRecord(written.slice(0, at) + written.slice(at + 1))).toThrow(RecordError);
        expect(() => readRecord(written.slice(0, at) + written[at] + written.slice(at))).toThrow(RecordError);
      }
    }
  });
});
