import { type Language, plurals } from '@engawa/kernel';

/** What the command tune says of its work. Names of weights are names in the code: they are the same everywhere. */
interface TuneText {
  head(game: string, seats: number, games: number): string;
  /** The weight, what it was, what it is. */
  readonly columns: readonly [string, string, string];
  readonly byHand: string;
  byPlay(date: string, games: number, share: string): string;
  share(share: string, low: string, high: string, even: string): string;
  readonly better: string;
  readonly notBetter: string;
  written(file: string): string;
}

const [en, ru, uk] = [plurals('en'), plurals('ru'), plurals('uk')];

export const TUNE_TEXTS: Readonly<Record<Language, TuneText>> = {
  en: {
    head: (game, seats, games) => `${game}, ${en(seats, 'seat', 'seats')}, ${en(games, 'game', 'games')}`,
    columns: ['weight', 'before', 'after'],
    byHand: 'The weights of today were found by hand.',
    byPlay: (date, games, share) =>
      `The weights of today were found on ${date} in ${en(games, 'game', 'games')}; they won ${share} against those before them.`,
    share: (share, low, high, even) =>
      `A seat with the new weights wins ${share} of the fresh games (95 % interval: ${low} to ${high}; an even share is ${even}).`,
    better: 'They are better.',
    notBetter: 'That may be chance: the old weights stay.',
    written: (file) => `The new weights are in ${file}.`,
  },
  ru: {
    head: (game, seats, games) =>
      `«${game}», ${ru(seats, 'место', 'места', 'мест')}, ${ru(games, 'партия', 'партии', 'партий')}`,
    columns: ['вес', 'было', 'стало'],
    byHand: 'Нынешние веса подобраны вручную.',
    byPlay: (date, games, share) =>
      `Нынешние веса найдены ${date} за ${ru(games, 'партию', 'партии', 'партий')}; против прежних они выиграли ${share}.`,
    share: (share, low, high, even) =>
      `Место с новыми весами выигрывает ${share} новых партий (95-процентный интервал: от ${low} до ${high}; равная доля — ${even}).`,
    better: 'Новые веса лучше.',
    notBetter: 'Это может быть случайностью: остаются прежние веса.',
    written: (file) => `Новые веса записаны в ${file}.`,
  },
  uk: {
    head: (game, seats, games) =>
      `«${game}», ${uk(seats, 'місце', 'місця', 'місць')}, ${uk(games, 'партія', 'партії', 'партій')}`,
    columns: ['вага', 'було', 'стало'],
    byHand: 'Теперішні ваги підібрано вручну.',
    byPlay: (date, games, share) =>
      `Теперішні ваги знайдено ${date} за ${uk(games, 'партію', 'партії', 'партій')}; проти попередніх вони виграли ${share}.`,
    share: (share, low, high, even) =>
      `Місце з новими вагами виграє ${share} нових партій (95-відсотковий інтервал: від ${low} до ${high}; рівна частка — ${even}).`,
    better: 'Нові ваги кращі.',
    notBetter: 'Це може бути випадковістю: лишаються попередні ваги.',
    written: (file) => `Нові ваги записано в ${file}.`,
  },
};
