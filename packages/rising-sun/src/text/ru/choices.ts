import type { ChoiceWords, Dictionary, InterjectionWords } from '../dictionary.ts';
import { coins, coinsHeld, count, goods, ronin } from './counts.ts';
import { names } from './names.ts';

/** Дательный падеж: «дать монету дому Лотоса». */
const toClan = (clan: string) => clan.replace(/^дом /, 'дому ');
/** Родительный падеж: «предложение дома Лотоса». */
const ofClan = (clan: string) => clan.replace(/^дом /, 'дома ');

export const choices: ChoiceWords = {
  clan: (name, income, home, ability) =>
    `${name.replace(/^дом/, 'Дом')}: ${ability.toLowerCase()}; доход — ${coinsHeld(income)}, домашний регион — ${home}`,
  propose: (clan) => `Предложить союз ${toClan(clan)}`,
  wait: 'Подождать',
  withdraw: 'Остаться в это время года без союза',
  plain: 'Без монет',
  give: (n) => `Дать за это ${coins(n)}`,
  ask: (n) => `Попросить ${coins(n)}`,
  accept: (n) =>
    n > 0 ? `Согласиться и взять ${coins(n)}` : n < 0 ? `Согласиться и отдать ${coins(-n)}` : 'Согласиться',
  decline: 'Отказаться',
  mandate: (mandate) =>
    `${names.mandates[mandate].name}: ${names.mandates[mandate].all}; ${names.mandates[mandate].bonus}`,
  stop: 'Это всё',
  stay: (province) => `Остаться в регионе ${province}`,
  worship: (shrine) => `${names.shrines[shrine].name}: ${names.shrines[shrine].effect}`,
  group(kind, n, place, clan) {
    const name = names.kinds[kind];
    const what = `${name.charAt(0).toUpperCase()}${name.slice(1)}${n > 1 ? ` (из ${n})` : ''}, ${place}`;
    return clan === undefined ? what : `${what}: ${clan}`;
  },
  noWay: 'Пути нет, остаться здесь',
  charge: 'Взять монету',
  letPass: 'Пропустить даром',
  build: (province, n) => `${province}, за ${coins(n)}`,
  noBuilding: 'Ничего не строить',
  card: (name, n, effect) => `${name} ${n === 0 ? 'бесплатно' : `за ${coins(n)}`}: ${effect}`,
  buyNothing: 'Ничего не покупать',
  coinTo: (clan) => `Монету — ${toClan(clan)}`,
  declineCard: 'Не использовать',
  declineShrine: 'Поблагодарить ками и отказаться',
  riseToTop: 'Подняться на вершину трека чести',
  takeCoins: 'Взять и потерять честь',
  spare: 'Пощадить',
  kill: 'Убить',
  ready: 'Можно начинать войну',
  bid: (n) => (n === 0 ? 'Ни одной монеты' : coins(n)),
  seppuku: (n) =>
    `Сэппуку: ${count(n, 'фигурка гибнет', 'фигурки гибнут', 'фигурок гибнет')} — столько же очков и чести`,
  hire: (n) => `Нанять: сила больше на ${n}`,
  declineAdvantage: 'Обойтись без этого',
};

export const interjections: InterjectionWords = {
  gift: (good, clan) => `Подарить ${good === 'coin' ? 'монету' : 'ронина'} ${toClan(clan)}`,
  offer: (clan) => `Предложить обмен ${toClan(clan)}`,
  amount(word, good, n, clan) {
    const what = good === 'coin' ? coins(n) : ronin(n);
    return word === 'give' ? `Дать ${toClan(clan)} ${what}` : `Попросить у ${ofClan(clan)} ${what}`;
  },
  drop: 'Ничего не предлагать',
  accept: (clan, gives, asks) => `Принять предложение ${ofClan(clan)}: вам — ${goods(gives)}, от вас — ${goods(asks)}`,
  refuse: (clan) => `Отклонить предложение ${ofClan(clan)}`,
  recall: 'Отозвать своё предложение',
};

export const reasons: Dictionary['reasons'] = {
  noCoins: 'не хватает монет',
  noneLeft: 'в резерве больше нет',
  notAmongTiles: 'нет среди ваших четырёх плиток',
  notAdjacent: 'нет ни границы, ни морского пути',
  toll: 'за морской путь нужно заплатить, а монет нет',
  hasAlly: 'уже состоит в союзе',
  wantsNone: 'не хочет союза в это время года',
  protected: 'нельзя взять в заложники',
  noGiftsInWar: 'в фазе войны дарить нельзя',
  isReady: 'вы уже готовы к войне',
};

export const options: Dictionary['options'] = {
  set: { name: 'Карты времён года', help: 'Набор, который добавляется к основным картам. Для первой партии — «Арка».' },
  shrines: { name: 'Святилища', help: 'Четыре случайных или ряд, рекомендованный для первой партии.' },
  clans: { name: 'Дома', help: 'Каждый выбирает сам, или дома раздаются.' },
};

export const optionValue: Dictionary['optionValue'] = (_, value) => {
  const words: Record<string, string> = {
    ...names.sets,
    random: 'случайно',
    recommended: 'рекомендованные',
    choose: 'по выбору',
  };
  return words[`${value}`]!;
};

export const scoreRows: Dictionary['scoreRows'] = {
  played: 'Во время игры',
  kitsune: 'Облик кицунэ',
  phoenix: 'Облик феникса',
  demon: 'Облик демона',
  kindred: 'Облик родства',
  beast: 'Облик зверя',
  spring: 'Жетоны весны',
  summer: 'Жетоны лета',
  autumn: 'Жетоны осени',
  set: 'Разные регионы',
};

export const table: Dictionary['table'] = {
  season: (season, phase) => `${season}, ${phase}`,
  honor: 'Честь',
  shrines: 'Святилища',
  mandates: 'Приказы',
  faceDown: 'лицом вниз',
  cards: 'Карты времени года',
  none: 'нет',
  map: 'Регионы (номер войны)',
  strongest: '(сильнее всех)',
  ally: (name) => `союзник: ${name}`,
  reserve: (text) => `резерв: ${text}`,
  owned: (text) => `карты: ${text}`,
  tokens: (text, n) => `жетоны войны: ${text} (${count(n, 'регион', 'разных региона', 'разных регионов')})`,
  hostages: (text) => `заложники: ${text}`,
  estimate: (n) => `${n}, если закончить сейчас`,
  looks: 'Вы смотрите на плитки',
};
