import { describe, expect, it } from 'vitest';
import type { Language, Words } from '../src/index.ts';
import { firstViolation } from './games/broken.ts';
import { sealedBids } from './games/sealed-bids.ts';
import type { BidEvent, Bids } from './games/sealed-bids-state.ts';

type BidWords = Words<Bids, BidEvent>;

/** The sealed bids with some words of one language exchanged. */
function withWords(language: Language, change: (sound: BidWords) => Partial<BidWords>): typeof sealedBids {
  const sound = sealedBids.words[language];
  return { ...sealedBids, words: { ...sealedBids.words, [language]: { ...sound, ...change(sound) } } };
}

const nothing = undefined as unknown as string;
const told = (what: string) => ({ law: 'told', what: expect.stringContaining(what) });

describe('a walk finds that words are missing', () => {
  it('for an event, in Ukrainian only', () => {
    const broken = withWords('uk', (sound) => ({
      event: (event, who) => (event.is === 'puts' ? nothing : sound.event(event, who)),
    }));
    expect(firstViolation(broken)).toEqual(told('the event puts has no proper words in uk'));
  });

  it('for an event of the setup', () => {
    const broken = withWords('en', (sound) => ({
      event: (event, who) => (event.is === 'opens' ? '' : sound.event(event, who)),
    }));
    expect(firstViolation(broken)).toEqual(told('the event opens has no proper words in en'));
  });

  it('for a choice that is given by its raw key in Russian', () => {
    const broken = withWords('ru', (sound) => ({
      choice: (choice, step, view) => (choice === 'keep' ? 'keep' : sound.choice(choice, step, view)),
    }));
    expect(firstViolation(broken)).toEqual(told('the choice "keep" of tuck has no proper words in ru: "keep"'));
  });

  it.each<[string, (sound: BidWords) => Partial<BidWords>, string]>([
    ['the game', () => ({ name: 'Sealed bids' }), 'the game'],
    ['an option', (sound) => ({ option: (key) => ({ ...sound.option(key), name: key }) }), 'the option purse'],
    [
      'the help for an option',
      (sound) => ({ option: (key) => ({ ...sound.option(key), help: '' }) }),
      'the help for purse',
    ],
    ['the value of an option', () => ({ optionValue: (_, value) => `${value} coins` }), 'the value 2 of purse'],
    ['a question', () => ({ prompt: (step) => step.do }), 'the step peek'],
    ['an interjection', () => ({ interjection: () => 'undefined' }), 'the interjection "gift-1"'],
    ['a pending step', () => ({ stillToCome: (step) => step.do }), 'the pending step round'],
    ['a row of the score sheet', () => ({ scoreRow: (row) => row }), 'the score row wares'],
    ['a reason', () => ({ whyNot: (why) => why }), 'the reason poor'],
    ['the table', () => ({ table: () => [[{ text: '[object Object]' }]] }), 'the table'],
  ])('for %s', (_, change, what) => {
    expect(firstViolation(withWords('ru', change))).toEqual(told(`${what} has no proper words in ru`));
  });

  it('because putting something into words fails', () => {
    const broken = withWords('uk', () => ({
      table() {
        throw new Error('no picture');
      },
    }));
    expect(firstViolation(broken)).toEqual(told('something cannot be said in uk: no picture'));
  });
});

describe('a walk finds that words are ambiguous', () => {
  it('when two choices read alike', () => {
    const broken = withWords('en', () => ({ choice: () => 'this one' }));
    expect(firstViolation(broken)).toEqual(told('two choices of peek read alike'));
  });

  it('when two values of an option read alike', () => {
    const broken = withWords('en', () => ({ optionValue: () => 'some' }));
    expect(firstViolation(broken)).toEqual(told('two values of purse read alike'));
  });
});
