import { plurals } from '@engawa/kernel';
import type { FaceWords } from './face-words.ts';

const count = plurals('ru');
const points = (n: number) => count(n, 'очко', 'очка', 'очков');
const coins = (n: number) => count(n, 'монета', 'монеты', 'монет');
/** Винительный падеж: «Купить за 1 монету». */
const coinsPaid = (n: number) => count(n, 'монету', 'монеты', 'монет');
const and = new Intl.ListFormat('ru');
/** Родительный падеж: «первый пейзаж горы». */
const ofPanorama = { paddy: 'рисового поля', mountain: 'горы', sea: 'моря' };
const LEGS = ['Первый', 'Второй', 'Третий', 'Четвёртый'];

export const ru: FaceWords = {
  you: 'Вы',
  neutral: 'Нейтральный путник',
  reasons: { noCoins: 'нет монет', complete: 'собрано', occupied: 'занято', tooDear: 'не хватает', eaten: 'уже ели' },
  road: 'Дорога из Киото в Эдо',
  roadBack: 'Дорога из Эдо в Киото',
  kyoto: 'К',
  edo: 'Э',
  stop: (name, isDouble, names) =>
    [name, ...(isDouble ? ['два места'] : []), ...(names.length > 0 ? [`здесь: ${and.format(names)}`] : [])].join('; '),
  progress: (leg, who) => `${LEGS[leg - 1]} переход. От последнего к первому: ${who}`,

  mat: 'Коллекция',
  ofAll: (n, all) => `${n} из ${all}`,
  souvenirs: 'Сувениры',
  meals: 'Трапезы',
  encounters: 'Встречи',
  springs: 'Источники',
  offerings: 'Храм',
  nothingYet: 'пока нет',
  points,
  coins,
  powers: {
    hiroshige: 'В гостиницах 1–3 берёт ещё фрагмент любого пейзажа',
    chuubei: 'В гостиницах 1–3 кого-нибудь встречает до трапезы',
    kinko: 'Каждая трапеза на монету дешевле',
    yoshiyasu: 'При встрече тянет две карты и оставляет одну',
    satsuki: 'В каждой гостинице ей предлагают трапезу даром',
    mitsukuni: 'На очко больше за источники и достижения',
    sasayakko: 'Самый дешёвый из двух и более сувениров даром',
    hirotada: 'К каждому дару — монета из резерва',
    umegae: 'Очко и монета при каждой встрече',
    'zen-emon': 'Один сувенир в деревне за одну монету',
    none: 'Путник без особых свойств',
  },

  mealTable: (inn) => `${inn}: трапеза`,
  mealsLeft: (n, all) => `осталось ${n} из ${all}`,
  nobodyYet: 'пока никого',
  faceDown: 'рубашкой вверх',
  eaten: (dish, who) => `${dish}, съедено: ${who}`,
  temple: 'Храм: пожертвования',
  rankGives: 'место даёт',
  cup: (who, n, p) => `${who}: ${coins(n)}, сейчас ${points(p)}`,
  achievements: 'Достижения',
  each: (n) => `по ${n}`,
  leaders: 'лидеры',
  achievementOf: (name, who) => `${name}: ${and.format(who)}`,
  achievementFree: (name) => `${name}: пока ни у кого`,
  piles: 'Карт осталось',
  pile: {
    meals: 'Трапезы',
    souvenirs: 'Сувениры',
    encounters: 'Встречи',
    springs: 'Горячие источники',
    paddy: 'Фрагменты рисового поля',
    mountain: 'Фрагменты горы',
    sea: 'Фрагменты моря',
  },

  why: (why) => {
    switch (why.is) {
      case 'farm':
        return 'за урожай';
      case 'spring':
        return 'за купание';
      case 'temple':
        return 'очко за монету';
      case 'reserve':
        return 'из резерва';
      case 'village':
        return 'сувениры на выбор';
      case 'encounter':
        return 'кто-то на дороге';
      case 'entertains':
        return 'за представление';
      case 'meal':
        return 'за трапезу';
      case 'noMeal':
        return 'на трапезу нет монет';
      case 'fragment':
        return `фрагмент ${why.fragment}`;
      case 'first':
        return `первый пейзаж ${ofPanorama[why.of]}`;
      case 'paints':
        return 'любой фрагмент';
      case 'meetsAtInn':
        return 'встреча в гостинице';
      case 'neutralGift':
        return 'в его чашу';
      case 'neutralMeal':
        return 'случайная трапеза уходит';
      case 'set':
        return 'за место в наборе';
      case 'samurai':
        return 'от самурая';
      case 'kuge':
        return 'от дворянина';
      case 'miko':
        return 'монета храму';
      case 'gift':
        return 'сувенир в подарок';
    }
  },
  effect: { shokunin: 'сувенир', 'annaibito-paddy': 'поле', 'annaibito-mountain': 'гора', 'annaibito-sea': 'море' },
  inBasket: 'в корзине',
  setComplete: 'Набор собран',
  pay: 'Платите',
  left: 'останется',
  buyNothing: 'Не покупать',
  buyFor: (n) => (n === 0 ? 'Взять даром' : `Купить за ${coinsPaid(n)}`),
  noMeal: 'Без трапезы',
  declineMeal: 'Не брать',
  declinePanorama: 'Никакой',
  gourmet: (own, others) => `Гурман: вы ${own}${others.map(({ who, coins: n }) => `, ${who} ${n}`).join('')}`,
  standing: {
    'buySouvenirs done': 'Ничего не покупать в деревнях',
    'pickPanorama decline': 'Не идти за проводником',
    'freeMeal take': 'Брать бесплатное блюдо',
    'freeMeal decline': 'Не брать бесплатное блюдо',
    'buyMeal skip': 'Ложиться спать без трапезы',
  },
  copies: (n) => `×${n}`,
};
