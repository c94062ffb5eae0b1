import { type Choice, type Language, type Seat, stepOf } from '@engawa/kernel';
import { type WhiteCastle, whiteCastle } from '@engawa/white-castle';
import type { CastleDeciding } from '../../src/games/white-castle/deciding.ts';
import { question } from './position.ts';

const NAMES = ['Mia', 'Ren', 'Ada', 'Leo'];

/** The position through the eyes of whoever is asked. */
export function decidingAt(view: WhiteCastle, language: Language = 'en', picked: Choice | null = null): CastleDeciding {
  const { seat, choices } = question(view);
  return {
    view,
    seat,
    language,
    words: whiteCastle.words[language],
    who: (one: Seat) => NAMES[one]!,
    last: [],
    pointed: [],
    step: stepOf(view, seat),
    choices,
    whyNot: whiteCastle.whyNot!(view, seat),
    picked,
    pick: () => {},
  };
}
