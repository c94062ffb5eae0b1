import type { Language } from './words.ts';

/** Why something that a seat asked for was not done. Nothing has changed. */
export type Refusal = 'over' | 'broken' | 'no-seat' | 'not-yours' | 'malformed' | 'not-listed' | 'stale' | 'no-undo';

const WORDS: Readonly<Record<Language, Readonly<Record<Refusal, string>>>> = {
  en: {
    over: 'The game is over.',
    broken: 'A rule has failed here, and the game cannot go on. Its record up to now is safe.',
    'no-seat': 'There is no such seat at this table.',
    'not-yours': 'It is somebody else’s decision.',
    malformed: 'A choice must be a number or a short text.',
    'not-listed': 'This is not one of the choices.',
    stale: 'The table has moved on since; look at the new choices.',
    'no-undo': 'This can no longer be taken back: something was drawn or shown, or somebody else has chosen.',
  },
  ru: {
    over: 'Партия окончена.',
    broken: 'Здесь сломалось правило, и партия не может продолжаться. Её запись до этого места цела.',
    'no-seat': 'За этим столом нет такого места.',
    'not-yours': 'Сейчас решает другой игрок.',
    malformed: 'Выбор — это число или короткая строка.',
    'not-listed': 'Такого варианта сейчас нет.',
    stale: 'За столом уже новая ситуация: посмотрите на новые варианты.',
    'no-undo': 'Это уже не отменить: что-то вытянули или показали, или выбор сделал другой игрок.',
  },
  uk: {
    over: 'Партію завершено.',
    broken: 'Тут зламалося правило, і партія не може тривати. Її запис до цього місця цілий.',
    'no-seat': 'За цим столом немає такого місця.',
    'not-yours': 'Зараз вирішує інший гравець.',
    malformed: 'Вибір — це число або короткий рядок.',
    'not-listed': 'Такого варіанта зараз немає.',
    stale: 'За столом уже нова ситуація: погляньте на нові варіанти.',
    'no-undo': 'Це вже не скасувати: щось витягли або показали, чи вибір зробив інший гравець.',
  },
};

export function refusalIn(language: Language, refusal: Refusal): string {
  return WORDS[language][refusal];
}
