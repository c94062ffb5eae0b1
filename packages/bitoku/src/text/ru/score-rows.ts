import type { Dictionary } from '../dictionary.ts';

export const scoreRows: Dictionary['scoreRows'] = {
  buildings: 'Здания в игре',
  crystals: 'Кристаллы в игре',
  mitama: 'Митамы и стрекозы',
  paths: 'Пути мудрости',
  bitoku: 'Посещённые битоку',
  virtue: 'Добродетель духов',
  house: 'Дом Великого Духа',
  first: 'Первый среди равных',
  set: 'Уважение битоку',
  lake: 'Озёрные сокровища',
  iwakura: 'Резонанс ивакур',
  guardians: 'Почтение стражей',
  visions: 'Рассказанные видения',
  markers: 'Судьбоносный миг: здания',
  slots: 'Судьбоносный миг: кристаллы',
  followers: 'Ёкаи тэнгу',
  goods: 'Ресурсы',
};
