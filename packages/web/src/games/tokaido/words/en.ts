import { plurals } from '@engawa/kernel';
import type { FaceWords } from './face-words.ts';

const count = plurals('en');
const points = (n: number) => count(n, 'point', 'points');
const coins = (n: number) => count(n, 'coin', 'coins');
const and = new Intl.ListFormat('en');
const panoramas = { paddy: 'paddy', mountain: 'mountain', sea: 'sea' };
const LEGS = ['first', 'second', 'third', 'fourth'];

export const en: FaceWords = {
  you: 'You',
  neutral: 'Neutral traveller',
  reasons: { noCoins: 'no coins', complete: 'done', occupied: 'taken', tooDear: 'too dear', eaten: 'eaten' },
  road: 'The road from Kyoto to Edo',
  roadBack: 'The road from Edo to Kyoto',
  kyoto: 'K',
  edo: 'E',
  stop: (name, isDouble, names) =>
    [name, ...(isDouble ? ['two places'] : []), ...(names.length > 0 ? [`here: ${and.format(names)}`] : [])].join('; '),
  progress: (leg, who) => `The ${LEGS[leg - 1]} leg. From the last to the first: ${who}`,

  mat: 'Collection',
  ofAll: (n, all) => `${n} of ${all}`,
  souvenirs: 'Souvenirs',
  meals: 'Meals',
  encounters: 'Encounters',
  springs: 'Hot springs',
  offerings: 'Temple',
  nothingYet: 'none yet',
  points,
  coins,
  powers: {
    hiroshige: 'At inns 1–3 takes one more fragment of any panorama',
    chuubei: 'At inns 1–3 meets somebody before the meal',
    kinko: 'Every meal costs one coin less',
    yoshiyasu: 'Draws two encounters, keeps one',
    satsuki: 'At every inn is offered a meal for nothing',
    mitsukuni: 'One point more for springs and achievements',
    sasayakko: 'The cheapest of two or more souvenirs is free',
    hirotada: 'Adds a coin from the reserve to every gift',
    umegae: 'A point and a coin at every encounter',
    'zen-emon': 'One souvenir in each village for one coin',
    none: 'A traveller without a power',
  },

  mealTable: (inn) => `${inn}: supper`,
  mealsLeft: (n, all) => `${n} of ${all} left`,
  nobodyYet: 'nobody yet',
  faceDown: 'face down',
  eaten: (dish, who) => `${dish}, eaten: ${who}`,
  temple: 'Temple: offerings',
  rankGives: 'rank gives',
  cup: (who, n, p) => `${who}: ${coins(n)}, ${points(p)} now`,
  achievements: 'Achievements',
  each: (n) => `${n} each`,
  leaders: 'leaders',
  achievementOf: (name, who) => `${name}: ${and.format(who)}`,
  achievementFree: (name) => `${name}: nobody yet`,
  piles: 'Cards left',
  pile: {
    meals: 'Meals',
    souvenirs: 'Souvenirs',
    encounters: 'Encounters',
    springs: 'Hot springs',
    paddy: 'Paddy fragments',
    mountain: 'Mountain fragments',
    sea: 'Sea fragments',
  },

  why: (why) => {
    switch (why.is) {
      case 'farm':
        return 'from the harvest';
      case 'spring':
        return 'a warm bath';
      case 'temple':
        return 'a point a coin';
      case 'reserve':
        return 'from the reserve';
      case 'village':
        return 'souvenirs to choose from';
      case 'encounter':
        return 'somebody on the road';
      case 'entertains':
        return 'for a performance';
      case 'meal':
        return 'a meal';
      case 'noMeal':
        return 'no coin for a meal';
      case 'fragment':
        return `fragment ${why.fragment}`;
      case 'first':
        return `first to finish the ${panoramas[why.of]}`;
      case 'paints':
        return 'any fragment';
      case 'meetsAtInn':
        return 'an encounter at the inn';
      case 'neutralGift':
        return 'into his cup';
      case 'neutralMeal':
        return 'a random meal is gone';
      case 'set':
        return 'in its set';
      case 'samurai':
        return 'from the samurai';
      case 'kuge':
        return 'from the noble';
      case 'miko':
        return 'a coin for the temple';
      case 'gift':
        return 'a souvenir as a gift';
    }
  },
  effect: {
    shokunin: 'souvenir',
    'annaibito-paddy': 'paddy',
    'annaibito-mountain': 'mountain',
    'annaibito-sea': 'sea',
  },
  inBasket: 'in basket',
  setComplete: 'The set is complete',
  pay: 'You pay',
  left: 'left',
  buyNothing: 'Buy nothing',
  buyFor: (n) => (n === 0 ? 'Take for nothing' : `Buy for ${coins(n)}`),
  noMeal: 'No supper',
  declineMeal: 'Decline',
  declinePanorama: 'None',
  gourmet: (own, others) => `Gourmet: you ${own}${others.map(({ who, coins: n }) => `, ${who} ${n}`).join('')}`,
  standing: {
    'buySouvenirs done': 'Buy nothing in villages',
    'pickPanorama decline': 'Follow no guide',
    'freeMeal take': 'Take the free meal',
    'freeMeal decline': 'Decline the free meal',
    'buyMeal skip': 'Go to bed without supper',
  },
  copies: (n) => `×${n}`,
};
