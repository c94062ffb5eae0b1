import { plurals } from '@engawa/kernel';
import type { FaceWords } from './face-words.ts';

const count = plurals('uk');
const points = (n: number) => count(n, 'очко', 'очки', 'очок');
const coins = (n: number) => count(n, 'монета', 'монети', 'монет');
/** Знахідний відмінок: «Купити за 1 монету». */
const coinsPaid = (n: number) => count(n, 'монету', 'монети', 'монет');
const and = new Intl.ListFormat('uk');
/** Родовий відмінок: «перший краєвид гори». */
const ofPanorama = { paddy: 'рисового поля', mountain: 'гори', sea: 'моря' };
const LEGS = ['Перший', 'Другий', 'Третій', 'Четвертий'];

export const uk: FaceWords = {
  you: 'Ви',
  neutral: 'Нейтральний мандрівник',
  reasons: { noCoins: 'без монет', complete: 'зібрано', occupied: 'зайнято', tooDear: 'бракує', eaten: 'вже їли' },
  road: 'Дорога з Кіото до Едо',
  roadBack: 'Дорога з Едо до Кіото',
  kyoto: 'К',
  edo: 'Е',
  stop: (name, isDouble, names) =>
    [name, ...(isDouble ? ['два місця'] : []), ...(names.length > 0 ? [`тут: ${and.format(names)}`] : [])].join('; '),
  progress: (leg, who) => `${LEGS[leg - 1]} перехід. Від останнього до першого: ${who}`,

  mat: 'Колекція',
  ofAll: (n, all) => `${n} з ${all}`,
  souvenirs: 'Сувеніри',
  meals: 'Страви',
  encounters: 'Зустрічі',
  springs: 'Джерела',
  offerings: 'Храм',
  nothingYet: 'поки немає',
  points,
  coins,
  powers: {
    hiroshige: 'У готелях 1–3 бере ще фрагмент будь-якого краєвиду',
    chuubei: 'У готелях 1–3 когось зустрічає до трапези',
    kinko: 'Кожна страва на монету дешевша',
    yoshiyasu: 'На кожній зустрічі тягне дві карти й лишає одну',
    satsuki: 'У кожному готелі їй пропонують страву безкоштовно',
    mitsukuni: 'На очко більше за джерела й досягнення',
    sasayakko: 'Найдешевший із двох чи більше сувенірів безкоштовно',
    hirotada: 'До кожної пожертви — монета з резерву',
    umegae: 'Очко й монета на кожній зустрічі',
    'zen-emon': 'Один сувенір у селі за одну монету',
    none: 'Мандрівник без особливих умінь',
  },

  mealTable: (inn) => `${inn}: трапеза`,
  mealsLeft: (n, all) => `лишилося ${n} з ${all}`,
  nobodyYet: 'поки нікого',
  faceDown: 'долілиць',
  eaten: (dish, who) => `${dish}, з’їдено: ${who}`,
  temple: 'Храм: пожертви',
  rankGives: 'місце дає',
  cup: (who, n, p) => `${who}: ${coins(n)}, зараз ${points(p)}`,
  achievements: 'Досягнення',
  each: (n) => `по ${n}`,
  leaders: 'лідери',
  achievementOf: (name, who) => `${name}: ${and.format(who)}`,
  achievementFree: (name) => `${name}: поки ні в кого`,
  piles: 'Карт лишилося',
  pile: {
    meals: 'Страви',
    souvenirs: 'Сувеніри',
    encounters: 'Зустрічі',
    springs: 'Гарячі джерела',
    paddy: 'Фрагменти рисового поля',
    mountain: 'Фрагменти гори',
    sea: 'Фрагменти моря',
  },

  why: (why) => {
    switch (why.is) {
      case 'farm':
        return 'за врожай';
      case 'spring':
        return 'за купання';
      case 'temple':
        return 'очко за монету';
      case 'reserve':
        return 'з резерву';
      case 'village':
        return 'сувеніри на вибір';
      case 'encounter':
        return 'хтось на дорозі';
      case 'entertains':
        return 'за виставу';
      case 'meal':
        return 'за страву';
      case 'noMeal':
        return 'на страву немає монет';
      case 'fragment':
        return `фрагмент ${why.fragment}`;
      case 'first':
        return `перший краєвид ${ofPanorama[why.of]}`;
      case 'paints':
        return 'будь-який фрагмент';
      case 'meetsAtInn':
        return 'зустріч у готелі';
      case 'neutralGift':
        return 'до його чаші';
      case 'neutralMeal':
        return 'випадкова страва зникає';
      case 'set':
        return 'за місце в наборі';
      case 'samurai':
        return 'від самурая';
      case 'kuge':
        return 'від дворянина';
      case 'miko':
        return 'монета храму';
      case 'gift':
        return 'сувенір у подарунок';
    }
  },
  effect: { shokunin: 'сувенір', 'annaibito-paddy': 'поле', 'annaibito-mountain': 'гора', 'annaibito-sea': 'море' },
  inBasket: 'у кошику',
  setComplete: 'Набір зібрано',
  pay: 'Сплачуєте',
  left: 'лишиться',
  buyNothing: 'Не купувати',
  buyFor: (n) => (n === 0 ? 'Взяти безкоштовно' : `Купити за ${coinsPaid(n)}`),
  noMeal: 'Без трапези',
  declineMeal: 'Не брати',
  declinePanorama: 'Жодного',
  gourmet: (own, others) => `Гурман: ви ${own}${others.map(({ who, coins: n }) => `, ${who} ${n}`).join('')}`,
  standing: {
    'buySouvenirs done': 'Нічого не купувати в селах',
    'pickPanorama decline': 'Не йти за провідником',
    'freeMeal take': 'Брати безкоштовну страву',
    'freeMeal decline': 'Не брати безкоштовну страву',
    'buyMeal skip': 'Лягати спати без трапези',
  },
  copies: (n) => `×${n}`,
};
