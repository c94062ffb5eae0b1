import type { Language } from '@engawa/kernel';

/** Names are lists with commas between them; places are numbered. Nothing else of a game is ever told elsewhere. */
interface NoticeWords {
  readonly bot: string;
  /** Somebody whose name is gone. */
  readonly somebody: string;
  readonly canBegin: string;
  /** To one reader; `others` are those at the same table, if any. */
  readonly yourTurn: (others: string) => string;
  readonly hasBegun: (isYourTurn: boolean, others: string) => string;
  readonly isOver: (places: string) => string;
  /** To everybody. */
  readonly turnOf: (names: readonly string[]) => string;
  readonly begunWith: (names: string) => string;
}

export const WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    bot: 'bot',
    somebody: 'somebody',
    canBegin: 'All seats are taken: the game can begin.',
    yourTurn: (others) => `Your turn.${others === '' ? '' : ` At the table with you: ${others}.`}`,
    hasBegun: (isYourTurn, others) =>
      `The game has begun.${isYourTurn ? ' It is your turn.' : ''}${others === '' ? '' : ` At the table with you: ${others}.`}`,
    isOver: (places) => `The game is over: ${places}.`,
    turnOf: (names) => `It is the turn of ${names.join(', ')}.`,
    begunWith: (names) => `The game has begun. At the table: ${names}.`,
  },
  ru: {
    bot: 'бот',
    somebody: 'кто-то',
    canBegin: 'Все места заняты: можно начинать.',
    yourTurn: (others) => `Ваш ход.${others === '' ? '' : ` За столом с вами: ${others}.`}`,
    hasBegun: (isYourTurn, others) =>
      `Партия началась.${isYourTurn ? ' Ваш ход.' : ''}${others === '' ? '' : ` За столом с вами: ${others}.`}`,
    isOver: (places) => `Партия окончена: ${places}.`,
    turnOf: (names) => `Сейчас ${names.length === 1 ? 'ходит' : 'ходят'} ${names.join(', ')}.`,
    begunWith: (names) => `Партия началась. За столом: ${names}.`,
  },
  uk: {
    bot: 'бот',
    somebody: 'хтось',
    canBegin: 'Усі місця зайняті: можна починати.',
    yourTurn: (others) => `Ваш хід.${others === '' ? '' : ` За столом з вами: ${others}.`}`,
    hasBegun: (isYourTurn, others) =>
      `Партія почалася.${isYourTurn ? ' Ваш хід.' : ''}${others === '' ? '' : ` За столом з вами: ${others}.`}`,
    isOver: (places) => `Партію завершено: ${places}.`,
    turnOf: (names) => `Зараз ${names.length === 1 ? 'ходить' : 'ходять'} ${names.join(', ')}.`,
    begunWith: (names) => `Партія почалася. За столом: ${names}.`,
  },
};
