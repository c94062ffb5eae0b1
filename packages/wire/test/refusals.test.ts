import { describe, expect, it } from 'vitest';
import { type Refusal, Refused, wordsFor } from '../src/index.ts';

/** Every word there is: the compiler misses none. */
const ALL = {
  'already-asked': true,
  'ask-others': true,
  'bad-address': true,
  'bad-name': true,
  'bad-options': true,
  'bad-passkey': true,
  'bad-record': true,
  'bad-request': true,
  'bad-sign-in': true,
  'bot-plays': true,
  broken: true,
  enough: true,
  'time-to-answer': true,
  'foreign-origin': true,
  full: true,
  'is-account': true,
  'last-key': true,
  malformed: true,
  'name-taken': true,
  'no-bot': true,
  'no-game': true,
  'no-need': true,
  'no-person': true,
  'no-position': true,
  'no-proposal': true,
  'no-push': true,
  'no-record': true,
  'no-seat': true,
  'no-seats': true,
  'no-session': true,
  'no-table': true,
  'no-undo': true,
  'no-watchers': true,
  'not-account': true,
  'not-found': true,
  'not-full': true,
  'not-heard': true,
  'not-invited': true,
  'not-json': true,
  'not-listed': true,
  'not-open': true,
  'not-over': true,
  'not-owner': true,
  'not-running': true,
  'not-seated': true,
  'not-yours': true,
  'others-wait': true,
  'out-of-time': true,
  over: true,
  paused: true,
  'seat-taken': true,
  stale: true,
  'too-large': true,
  'too-many': true,
  'too-soon': true,
  'too-many-programs': true,
  unavailable: true,
  'weak-password': true,
} satisfies Record<Refusal, true>;
const WORDS = Object.keys(ALL) as Refusal[];

describe.each(WORDS)('the refusal %s', (why) => {
  it('has a sentence of its own in three languages', () => {
    const [en, ru, uk] = (['en', 'ru', 'uk'] as const).map((language) => wordsFor(language, why)) as [
      string,
      string,
      string,
    ];
    expect(en).toMatch(/^[A-Z][^а-яіїєґ]+\.$/i);
    for (const sentence of [ru, uk]) expect(sentence).toMatch(/^[А-ЯІЇЄҐ].*[а-яіїєґ].*\.$/);
    expect(ru).not.toMatch(/[іїєґ]/i);
    expect(uk).not.toMatch(/[ыэъё]/i);
    expect(uk).not.toBe(ru);
  });

  it('travels as an error', () => {
    expect(new Refused(why)).toMatchObject({ why, message: why });
  });
});

describe('the refusals', () => {
  it('are told apart in every language', () => {
    for (const language of ['en', 'ru', 'uk'] as const) {
      const sentences = WORDS.map((why) => wordsFor(language, why));
      expect(sentences.filter((one, i) => sentences.indexOf(one) !== i)).toEqual([]);
    }
  });
});
