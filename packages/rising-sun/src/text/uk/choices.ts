import type { ChoiceWords, Dictionary, InterjectionWords } from '../dictionary.ts';
import { coins, coinsHeld, count, goods, ronin } from './counts.ts';
import { names } from './names.ts';

/** Давальний і родовий відмінки: «дати монету дому Лотоса», «пропозиція дому Лотоса». */
const toClan = (clan: string) => clan.replace(/^дім /, 'дому ');

export const choices: ChoiceWords = {
  clan: (name, income, home, ability) =>
    `${name.replace(/^дім/, 'Дім')}: ${ability.toLowerCase()}; дохід — ${coinsHeld(income)}, домашній регіон — ${home}`,
  propose: (clan) => `Запропонувати союз ${toClan(clan)}`,
  wait: 'Почекати',
  withdraw: 'Лишитися цієї пори року без союзу',
  plain: 'Без монет',
  give: (n) => `Дати за це ${coins(n)}`,
  ask: (n) => `Попросити ${coins(n)}`,
  accept: (n) =>
    n > 0 ? `Погодитися і взяти ${coins(n)}` : n < 0 ? `Погодитися і віддати ${coins(-n)}` : 'Погодитися',
  decline: 'Відмовитися',
  mandate: (mandate) =>
    `${names.mandates[mandate].name}: ${names.mandates[mandate].all}; ${names.mandates[mandate].bonus}`,
  stop: 'Це все',
  stay: (province) => `Лишитися в регіоні ${province}`,
  worship: (shrine) => `${names.shrines[shrine].name}: ${names.shrines[shrine].effect}`,
  group(kind, n, place, clan) {
    const name = names.kinds[kind];
    const what = `${name.charAt(0).toUpperCase()}${name.slice(1)}${n > 1 ? ` (із ${n})` : ''}, ${place}`;
    return clan === undefined ? what : `${what}: ${clan}`;
  },
  noWay: 'Шляху немає, лишитися тут',
  charge: 'Узяти монету',
  letPass: 'Пропустити даром',
  build: (province, n) => `${province}, за ${coins(n)}`,
  noBuilding: 'Нічого не будувати',
  card: (name, n, effect) => `${name} ${n === 0 ? 'безкоштовно' : `за ${coins(n)}`}: ${effect}`,
  buyNothing: 'Нічого не купувати',
  coinTo: (clan) => `Монету — ${toClan(clan)}`,
  declineCard: 'Не використовувати',
  declineShrine: 'Подякувати камі й відмовитися',
  riseToTop: 'Піднятися на вершину треку честі',
  takeCoins: 'Узяти й утратити честь',
  spare: 'Пощадити',
  kill: 'Убити',
  ready: 'Можна починати війну',
  bid: (n) => (n === 0 ? 'Жодної монети' : coins(n)),
  seppuku: (n) => `Сепуку: ${count(n, 'фігурка гине', 'фігурки гинуть', 'фігурок гине')} — стільки ж очок і честі`,
  hire: (n) => `Найняти: сила більша на ${n}`,
  declineAdvantage: 'Обійтися без цього',
};

export const interjections: InterjectionWords = {
  gift: (good, clan) => `Подарувати ${good === 'coin' ? 'монету' : 'роніна'} ${toClan(clan)}`,
  offer: (clan) => `Запропонувати обмін ${toClan(clan)}`,
  amount(word, good, n, clan) {
    const what = good === 'coin' ? coins(n) : ronin(n);
    return word === 'give' ? `Дати ${toClan(clan)} ${what}` : `Попросити в ${toClan(clan)} ${what}`;
  },
  drop: 'Нічого не пропонувати',
  accept: (clan, gives, asks) => `Прийняти пропозицію ${toClan(clan)}: вам — ${goods(gives)}, від вас — ${goods(asks)}`,
  refuse: (clan) => `Відхилити пропозицію ${toClan(clan)}`,
  recall: 'Відкликати свою пропозицію',
};

export const reasons: Dictionary['reasons'] = {
  noCoins: 'бракує монет',
  noneLeft: 'у резерві більше немає',
  notAmongTiles: 'немає серед ваших чотирьох плиток',
  notAdjacent: 'немає ні кордону, ні морського шляху',
  toll: 'за морський шлях треба заплатити, а монет немає',
  hasAlly: 'уже має союзника',
  wantsNone: 'не хоче союзу в цю пору року',
  protected: 'не можна взяти в заручники',
  noGiftsInWar: 'у фазі війни дарувати не можна',
  isReady: 'ви вже готові до війни',
};

export const options: Dictionary['options'] = {
  set: { name: 'Карти пір року', help: 'Набір, який додається до основних карт. Для першої партії — «Арка».' },
  shrines: { name: 'Святилища', help: 'Чотири випадкові або ряд, рекомендований для першої партії.' },
  clans: { name: 'Доми', help: 'Кожен обирає сам, або доми роздаються.' },
};

export const optionValue: Dictionary['optionValue'] = (_, value) => {
  const words: Record<string, string> = {
    ...names.sets,
    random: 'випадково',
    recommended: 'рекомендовані',
    choose: 'на вибір',
  };
  return words[`${value}`]!;
};

export const scoreRows: Dictionary['scoreRows'] = {
  played: 'Під час гри',
  kitsune: 'Образ кіцуне',
  phoenix: 'Образ фенікса',
  demon: 'Образ демона',
  kindred: 'Образ спорідненості',
  beast: 'Образ звіра',
  spring: 'Жетони весни',
  summer: 'Жетони літа',
  autumn: 'Жетони осені',
  set: 'Різні регіони',
};

export const table: Dictionary['table'] = {
  season: (season, phase) => `${season}, ${phase}`,
  honor: 'Честь',
  shrines: 'Святилища',
  mandates: 'Накази',
  faceDown: 'долілиць',
  cards: 'Карти пори року',
  none: 'немає',
  map: 'Регіони (номер війни)',
  strongest: '(найсильніший)',
  ally: (name) => `союзник: ${name}`,
  reserve: (text) => `резерв: ${text}`,
  owned: (text) => `карти: ${text}`,
  tokens: (text, n) => `жетони війни: ${text} (${count(n, 'регіон', 'різні регіони', 'різних регіонів')})`,
  hostages: (text) => `заручники: ${text}`,
  estimate: (n) => `${n}, якщо закінчити зараз`,
  looks: 'Ви дивитеся на плитки',
};
