import type { ChoiceWords, Dictionary, InterjectionWords } from '../dictionary.ts';
import { coins, count, goods } from './counts.ts';
import { names } from './names.ts';

export const choices: ChoiceWords = {
  clan: (name, income, home, ability) => `${name}: ${ability}; ${coins(income)} a season, home ${home}`,
  propose: (clan) => `Propose to the ${clan}`,
  wait: 'Wait and see',
  withdraw: 'Stay alone this season',
  plain: 'Without coins',
  give: (n) => `Offer ${coins(n)} for it`,
  ask: (n) => `Ask for ${coins(n)}`,
  accept: (n) => (n > 0 ? `Agree and take ${coins(n)}` : n < 0 ? `Agree and pay ${coins(-n)}` : 'Agree'),
  decline: 'Decline',
  mandate: (mandate) =>
    `${names.mandates[mandate].name}: ${names.mandates[mandate].all}; ${names.mandates[mandate].bonus}`,
  stop: 'That is all',
  stay: (province) => `Stay in ${province}`,
  worship: (shrine) => `Worship ${names.shrines[shrine].name}: ${names.shrines[shrine].effect}`,
  group(kind, n, place, clan) {
    const name = names.kinds[kind];
    const what = `${name.charAt(0).toUpperCase()}${name.slice(1)}${n > 1 ? ` (of ${n})` : ''}, ${place}`;
    return clan === undefined ? what : `${what}: ${clan}`;
  },
  noWay: 'There is no way; stay here',
  charge: 'Charge a coin',
  letPass: 'Let them pass',
  build: (province, n) => `${province}, for ${coins(n)}`,
  noBuilding: 'Build nothing',
  card: (name, n, effect) => `${name} for ${n === 0 ? 'free' : coins(n)}: ${effect}`,
  buyNothing: 'Buy nothing',
  coinTo: (clan) => `A coin for the ${clan}`,
  declineCard: 'Leave it',
  declineShrine: 'Thank the kami and leave it',
  riseToTop: 'Go to the top of the honor track',
  takeCoins: 'Take it and lose honor',
  spare: 'Spare them',
  kill: 'Kill them',
  ready: 'Ready for the war',
  bid: (n) => (n === 0 ? 'No coins' : coins(n)),
  seppuku: (n) => `Seppuku: ${count(n, 'figure dies', 'figures die')} for as many points and as much honor`,
  hire: (n) => `Hire them: ${n} more force`,
  declineAdvantage: 'Do without it',
};

export const interjections: InterjectionWords = {
  gift: (good, clan) => `Give ${good === 'coin' ? 'a coin' : 'a ronin'} to the ${clan}`,
  offer: (clan) => `Make an offer to the ${clan}`,
  amount(word, good, n, clan) {
    const what = good === 'coin' ? coins(n) : `${n} ronin`;
    return word === 'give' ? `Offer ${what} to the ${clan}` : `Ask the ${clan} for ${what}`;
  },
  drop: 'Make no offer',
  accept: (clan, gives, asks) => `Accept the offer of the ${clan}: you get ${goods(gives)} and give ${goods(asks)}`,
  refuse: (clan) => `Refuse the offer of the ${clan}`,
  recall: 'Take your offer back',
};

export const reasons: Dictionary['reasons'] = {
  noCoins: 'not enough coins',
  noneLeft: 'none left in the reserve',
  notAmongTiles: 'not among your four tiles',
  notAdjacent: 'no border and no sea route',
  toll: 'the sea route must be paid, and you have no coin',
  hasAlly: 'already has an ally',
  wantsNone: 'wants no alliance this season',
  protected: 'cannot be taken hostage',
  noGiftsInWar: 'no gifts in the war phase',
  isReady: 'you have said that you are ready for the war',
};

export const options: Dictionary['options'] = {
  set: { name: 'Season cards', help: 'The set that is added to the core cards. Archway is the one for a first game.' },
  shrines: { name: 'Shrines', help: 'Four at random, or the row that is recommended for a first game.' },
  clans: { name: 'Clans', help: 'Everybody chooses one, or they are dealt.' },
};

export const optionValue: Dictionary['optionValue'] = (_, value) => {
  const words: Record<string, string> = {
    ...names.sets,
    random: 'at random',
    recommended: 'recommended',
    choose: 'chosen',
  };
  return words[`${value}`]!;
};

export const scoreRows: Dictionary['scoreRows'] = {
  played: 'During the game',
  kitsune: 'Form of the Kitsune',
  phoenix: 'Form of the Phoenix',
  demon: 'Form of the Demon',
  kindred: 'Form of the Kindred',
  beast: 'Form of the Beast',
  spring: 'War tokens of spring',
  summer: 'War tokens of summer',
  autumn: 'War tokens of autumn',
  set: 'Different provinces',
};

export const table: Dictionary['table'] = {
  season: (season, phase) => `${season}, ${phase}`,
  honor: 'Honor',
  shrines: 'Shrines',
  mandates: 'Mandates',
  faceDown: 'face down',
  cards: 'Season cards',
  none: 'none',
  map: 'Provinces (number of the war)',
  strongest: '(strongest)',
  ally: (name) => `ally: ${name}`,
  reserve: (text) => `reserve: ${text}`,
  owned: (text) => `cards: ${text}`,
  tokens: (text, n) => `war tokens: ${text} (${count(n, 'province', 'different provinces')})`,
  hostages: (text) => `hostages: ${text}`,
  estimate: (n) => `${n} if it ended now`,
  looks: 'You look at',
};
