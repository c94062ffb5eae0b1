import type { Dictionary } from '../dictionary.ts';

export const scoreRows: Dictionary['scoreRows'] = {
  buildings: 'Будівлі у грі',
  crystals: 'Кристали у грі',
  mitama: 'Мітами й бабки',
  paths: 'Шляхи мудрості',
  bitoku: 'Відвідані бітоку',
  virtue: 'Чеснота духів',
  house: 'Дім Великого Духа',
  first: 'Перший серед рівних',
  set: 'Повага бітоку',
  lake: 'Озерні скарби',
  iwakura: 'Резонанс івакур',
  guardians: 'Шана стражів',
  visions: 'Розказані видіння',
  markers: 'Доленосна мить: будівлі',
  slots: 'Доленосна мить: кристали',
  followers: 'Йокаї тенґу',
  goods: 'Ресурси',
};
