import { plurals } from '@engawa/kernel';
import type { EncounterCard, Space } from '../components.ts';
import type { Dictionary } from './dictionary.ts';

const count = plurals('ru');
const coins = (n: number) => count(n, 'монета', 'монеты', 'монет');
/** Винительный падеж: «получает 1 монету». */
const coinsGot = (n: number) => count(n, 'монету', 'монеты', 'монет');
const points = (n: number) => count(n, 'очко', 'очка', 'очков');
const meals = (n: number) => count(n, 'трапеза', 'трапезы', 'трапез');
const mealsSeen = (n: number) => count(n, 'трапезу', 'трапезы', 'трапез');
const price = (n: number) => (n === 0 ? 'бесплатно' : coins(n));

const inns: Dictionary['inns'] = {
  'inn-kyoto': 'Киото',
  'inn-1': 'Гостиница 1',
  'inn-2': 'Гостиница 2',
  'inn-3': 'Гостиница 3',
  'inn-edo': 'Эдо',
};
const panoramas: Dictionary['panoramas'] = { paddy: 'рисовое поле', mountain: 'гора', sea: 'море' };
const travellers: Dictionary['travellers'] = {
  hiroshige: 'художник Хиросигэ',
  chuubei: 'посыльный Тюбэй',
  kinko: 'ронин Кинко',
  yoshiyasu: 'чиновник Ёсиясу',
  satsuki: 'сиротка Сацуки',
  mitsukuni: 'старец Мицукуни',
  sasayakko: 'гейша Сасаякко',
  hirotada: 'священник Хиротада',
  umegae: 'уличная артистка Умэгаэ',
  'zen-emon': 'купец Дзэн-эмон',
  none: 'путник',
};
const mealNames: Dictionary['meals'] = {
  dango: 'Данго',
  misoshiru: 'Мисосиру',
  nigirimeshi: 'Нигиримэси',
  soba: 'Соба',
  sushi: 'Суши',
  tempura: 'Темпура',
  tofu: 'Тофу',
  yakitori: 'Якитори',
  donburi: 'Домбури',
  fugu: 'Фугу',
  sashimi: 'Сасими',
  'tai-meshi': 'Тай-мэси',
  udon: 'Удон',
  unagi: 'Унаги',
};
const souvenirs: Dictionary['souvenirs'] = {
  gofu: 'Гофу (оберег)',
  hashi: 'Хаси (палочки)',
  koma: 'Кома (волчок)',
  uchiwa: 'Утива (веер)',
  washi: 'Васи (бумага)',
  yunomi: 'Юноми (чашка)',
  kamaboko: 'Камабоко (рыбный рулет)',
  konpeito: 'Компэйто (конфеты)',
  manju: 'Мандзю (пирожные)',
  daifuku: 'Дайфуку (рисовые пирожные)',
  ocha: 'О-тя (чай)',
  sake: 'Сакэ',
  furoshiki: 'Фуросики (платок)',
  geta: 'Гэта (сандалии)',
  haori: 'Хаори (накидка)',
  kanzashi: 'Кандзаси (гребень)',
  sandogasa: 'Сандогаса (шляпа)',
  yukata: 'Юката (халат)',
  jubako: 'Дзюбако (коробки)',
  netsuke: 'Нэцкэ (фигурка)',
  shikki: 'Сикки (лак)',
  shamisen: 'Сямисэн (лютня)',
  sumie: 'Суми-э (рисунок тушью)',
  ukiyoe: 'Укиё-э (гравюра)',
};
const encounters: Dictionary['encounters'] = {
  shokunin: 'Сёкунин, странствующий торговец',
  'annaibito-paddy': 'Аннайбито, проводник к рисовому полю',
  'annaibito-mountain': 'Аннайбито, проводник к горе',
  'annaibito-sea': 'Аннайбито, проводник к морю',
  samurai: 'самурай',
  kuge: 'Кугэ, дворянин',
  miko: 'Мико, служительница синтоистского храма',
};
/** Винительный падеж: «встречает самурая». */
const met: Record<EncounterCard, string> = {
  shokunin: 'странствующего торговца (сёкунина)',
  'annaibito-paddy': 'проводника к рисовому полю (аннайбито)',
  'annaibito-mountain': 'проводника к горе (аннайбито)',
  'annaibito-sea': 'проводника к морю (аннайбито)',
  samurai: 'самурая',
  kuge: 'дворянина (кугэ)',
  miko: 'служительницу синтоистского храма (мико)',
};
const achievements: Dictionary['achievements'] = {
  paddy: 'Пейзаж: рисовое поле',
  mountain: 'Пейзаж: гора',
  sea: 'Пейзаж: море',
  gourmet: 'Гурман',
  bather: 'Купальщик',
  chatterbox: 'Любитель поболтать',
  collector: 'Коллекционер',
};

const toSpace: Record<Space, string> = {
  village: 'в деревню',
  farm: 'на ферму',
  paddy: 'к рисовому полю',
  mountain: 'к горе',
  sea: 'к морю',
  'hot-spring': 'к горячим источникам',
  temple: 'в храм',
  encounter: 'к месту встречи',
  inn: 'в гостиницу',
};
const atInn: Dictionary['inns'] = {
  'inn-kyoto': 'в Киото',
  'inn-1': 'в гостинице 1',
  'inn-2': 'в гостинице 2',
  'inn-3': 'в гостинице 3',
  'inn-edo': 'в Эдо',
};

/** «в деревню 3», «в Киото» */
function to(id: string): string {
  if (id === 'inn-kyoto' || id === 'inn-edo') return `в ${inns[id]}`;
  const cut = id.lastIndexOf('-');
  return `${toSpace[id.slice(0, cut) as Space]} ${id.slice(cut + 1)}`;
}

export const ru: Dictionary = {
  name: 'Токайдо',
  spaces: {
    village: 'Деревня',
    farm: 'Ферма',
    paddy: 'Рисовое поле',
    mountain: 'Гора',
    sea: 'Море',
    'hot-spring': 'Горячие источники',
    temple: 'Храм',
    encounter: 'Встреча',
    inn: 'Гостиница',
  },
  signs: {
    village: 'Де',
    farm: 'Фе',
    paddy: 'Ри',
    mountain: 'Го',
    sea: 'Мо',
    'hot-spring': 'Ис',
    temple: 'Хр',
    encounter: 'Вс',
    inn: 'Гст',
  },
  inns,
  panoramas,
  travellers,
  powers: {
    hiroshige: 'в каждой из трёх промежуточных гостиниц берёт следующий фрагмент любого пейзажа',
    chuubei: 'в каждой из трёх промежуточных гостиниц до трапезы кого-нибудь встречает',
    kinko: 'платит за каждую трапезу на монету меньше',
    yoshiyasu: 'при каждой встрече тянет две карты и оставляет одну',
    satsuki: 'в каждой гостинице может взять случайную трапезу бесплатно',
    mitsukuni: 'получает на очко больше за каждый источник и каждое достижение',
    sasayakko: 'покупая два сувенира или больше, самый дешёвый получает бесплатно',
    hirotada: 'к каждому пожертвованию добавляет монету из резерва',
    umegae: 'при каждой встрече получает очко и монету',
    'zen-emon': 'в каждой деревне может купить один сувенир за одну монету',
    none: 'без особых свойств',
  },
  meals: mealNames,
  souvenirs,
  kinds: { 'small-object': 'вещица', food: 'кушанье', clothing: 'одежда', art: 'предмет искусства' },
  encounters,
  achievements,
  scoreRows: {
    panoramas: 'Пейзажи',
    springs: 'Горячие источники',
    souvenirs: 'Сувениры',
    encounters: 'Встречи',
    meals: 'Трапезы',
    donations: 'Пожертвования',
    achievements: 'Достижения',
    temple: 'Добавочные очки храма',
  },
  reasons: {
    noCoins: 'без монет здесь останавливаться нельзя',
    complete: 'этот пейзаж уже собран',
    occupied: 'свободного места нет',
    tooDear: 'не хватает монет',
    eaten: 'одно и то же блюдо дважды не едят',
  },
  options: {
    initiatory: {
      name: 'Ознакомительный маршрут',
      help: 'Без карт путников: у каждого семь монет и никаких особых свойств.',
    },
    'return-trip': { name: 'Дорога обратно', help: 'Из Эдо в Киото.' },
    culinary: { name: 'Кулинарное путешествие', help: 'В каждой гостинице на одну трапезу меньше.' },
    preparation: { name: 'Сборы в дорогу', help: 'Чем позже путник выходит, тем больше у него монет.' },
    gourmet: { name: 'Гурману засчитываются', help: 'Монеты, уплаченные за трапезы, или цены на картах.' },
  },
  optionValue: (value) =>
    value === true ? 'да' : value === false ? 'нет' : value === 'paid' ? 'уплаченные монеты' : 'цены на картах',
  prompts: {
    chooseTraveller: () => 'Кем вы отправитесь в путь?',
    move: (_, { coins: held }) => `Куда вы идёте? У вас ${coins(held)}.`,
    moveNeutral: () => 'Куда идёт нейтральный путник?',
    buySouvenirs: ({ basket }, { coins: held, cost }) =>
      basket.length > 0
        ? `Стоимость покупок: ${coins(cost)}. У вас ${coins(held)}. Что ещё?`
        : `Что вы купите? У вас ${coins(held)}.`,
    temple: (_, { coins: held }) => `Сколько вы пожертвуете храму? У вас ${coins(held)}.`,
    pickEncounter: () => 'Кого вы встретите? Другая карта уйдёт под колоду.',
    pickPanorama: () => 'Какой пейзаж вы продолжите?',
    freeMeal: () => 'Вам предлагают трапезу бесплатно.',
    buyMeal: (_, { coins: held }) => `Что вы съедите? У вас ${coins(held)}.`,
  },
  stillToCome: {
    chooseTraveller: ({ seat }, who) => `${who(seat)} выбирает путника`,
    showTraveller: ({ seat }, who) => `${who(seat)} показывает путника`,
    lineUp: () => 'путники выстраиваются в линию',
    nextTraveller: () => 'ходит последний путник на дороге',
    move: ({ seat }, who) => `${who(seat)} идёт дальше`,
    moveNeutral: ({ seat }, who) => `${who(seat)} двигает нейтрального путника`,
    buySouvenirs: ({ seat }, who) => `${who(seat)} покупает сувениры`,
    pickPanorama: ({ seat }, who) => `${who(seat)} выбирает пейзаж`,
    temple: ({ seat }, who) => `${who(seat)} жертвует храму`,
    pickEncounter: ({ seat }, who) => `${who(seat)} выбирает встречу`,
    meal: ({ seat }, who) => `${who(seat)} садится за трапезу`,
    freeMeal: ({ seat }, who) => `${who(seat)} решает, брать ли предложенную трапезу`,
    buyMeal: ({ seat }, who) => `${who(seat)} выбирает трапезу`,
    journeysEnd: () => 'странствие завершается',
  },
  events: {
    showsTraveller: ({ seat, traveller, coins: n }, who) => `${who(seat)} — ${travellers[traveller]}, ${coins(n)}.`,
    linesUp: () => 'Путники выстраиваются на старте в случайном порядке.',
    preparation: ({ seat, coins: n }, who) =>
      `${who(seat)} ${n > 0 ? 'получает' : 'отдаёт'} ${coinsGot(Math.abs(n))} за место в линии.`,
    moves: ({ seat, to: id, second }, who) => `${who(seat)} идёт ${to(id)}${second ? ', на второе место' : ''}.`,
    movesNeutral: ({ seat, to: id }, who) => `${who(seat)} ведёт нейтрального путника ${to(id)}.`,
    farm: ({ seat, coins: n }, who) => `${who(seat)} получает на ферме ${coinsGot(n)}.`,
    panorama: ({ seat, of, fragment }, who) =>
      `${who(seat)} добавляет фрагмент ${fragment} пейзажа «${panoramas[of]}»: ${points(fragment)}.`,
    declinesPanorama: ({ seat }, who) => `${who(seat)} не идёт за проводником.`,
    spring: ({ seat, points: n }, who) => `${who(seat)} купается в горячем источнике: ${points(n)}.`,
    donates: ({ seat, coins: n }, who) => `${who(seat)} жертвует храму ${coinsGot(n)}: ${points(n)}.`,
    donatesFromReserve: ({ seat, coins: n }, who) =>
      `${who(seat)} кладёт в храм ${coinsGot(n)} из резерва: ${points(n)}.`,
    neutralDonates: ({ coins: n }) => `Нейтральный путник жертвует храму ${coinsGot(n)}.`,
    offers: ({ seat, offer }, who) =>
      offer.length > 0
        ? `${who(seat)} видит в лавке: ${offer.map((card) => souvenirs[card]).join(', ')}.`
        : `${who(seat)} не находит в лавке ни одного сувенира.`,
    buys: ({ seat, cards, coins: n, points: p }, who) =>
      `${who(seat)} покупает за ${coinsGot(n)}: ${cards.map((card) => souvenirs[card]).join(', ')}. Это ${points(p)}.`,
    buysNothing: ({ seat }, who) => `${who(seat)} ничего не покупает.`,
    meets: ({ seat, card }, who) => `${who(seat)} встречает ${met[card]}.`,
    entertains: ({ seat, points: p, coins: n }, who) => `${who(seat)} даёт представление: ${points(p)} и ${coins(n)}.`,
    putsEncounterUnder: ({ seat }, who) => `${who(seat)} кладёт вторую карту встречи под колоду.`,
    putThisEncounterUnder: ({ card }) => `Под колодой теперь ${encounters[card]}.`,
    givenSouvenir: ({ seat, card, points: p }, who) =>
      `${who(seat)} получает в подарок: ${souvenirs[card]}, ${points(p)}.`,
    noSouvenirLeft: ({ seat }, who) => `${who(seat)} остаётся без подарка: сувениры закончились.`,
    gainsPoints: ({ seat, points: p }, who) => `${who(seat)} получает ${points(p)}.`,
    gainsCoins: ({ seat, coins: n }, who) => `${who(seat)} получает ${coinsGot(n)}.`,
    offeredMeal: ({ card }) => `Предложенная трапеза: ${mealNames[card]}.`,
    takesOfferedMeal: ({ seat, card, points: p }, who) =>
      `${who(seat)} бесплатно ест блюдо «${mealNames[card]}»: ${points(p)}.`,
    declinesOfferedMeal: ({ seat }, who) => `${who(seat)} не берёт предложенную трапезу.`,
    mealsLaid: ({ meals: n }) => `В гостинице на столе ${meals(n)}.`,
    looksAtMeals: ({ seat, meals: n }, who) => `${who(seat)} изучает ${mealsSeen(n)}.`,
    eats: ({ seat, card, coins: n, points: p }, who) =>
      `${who(seat)} ест блюдо «${mealNames[card]}» (${price(n)}): ${points(p)}.`,
    doesNotEat: ({ seat }, who) => `${who(seat)} ложится спать на пустой желудок.`,
    neutralDiscardsMeal: () => 'Случайная трапеза уходит под колоду: её забирает нейтральный путник.',
    leaveInn: ({ inn, meals: n }) =>
      `Все собрались ${atInn[inn as keyof typeof atInn]}; ${n === 0 ? 'всё съедено' : `не съедено: ${meals(n)}`}.`,
    achieves: ({ seat, achievement, points: p }, who) =>
      `${who(seat)} получает достижение «${achievements[achievement]}»: ${points(p)}.`,
    templeRank: ({ seat, rank, coins: n, points: p }, who) =>
      `${who(seat)}: место в храме — ${rank} (${coins(n)}), ${points(p)}.`,
    journeyEnds: () => 'Странствие окончено.',
  },
  choices: {
    stop: (name, gives) => `${name}: ${gives}`,
    coins: (n) => `+${coins(n)}`,
    fragment: (n) => `фрагмент ${n}, +${points(n)}`,
    drawSpring: (more) => (more ? 'три или четыре очка' : 'два или три очка'),
    drawEncounter: 'кого-нибудь встретить',
    souvenirs: 'сувениры',
    donation: 'очко за каждую монету',
    meal: 'трапеза',
    nothing: 'без последствий',
    neutralGift: 'монета из резерва — храму',
    neutralMeal: 'случайная трапеза уходит под колоду',
    traveller: (name, n, power) => `${name.charAt(0).toUpperCase()}${name.slice(1)} (${coins(n)}): ${power}`,
    souvenir: (name, kind, n, p) => `${name}, ${kind}: ${coins(n)}, +${points(p)}`,
    done: 'Это всё, заплатить',
    buyNothing: 'Ничего не покупать',
    give: (n) => `Пожертвовать ${coinsGot(n)}`,
    panorama: (name, n) => `Пейзаж «${name}»: фрагмент ${n}, +${points(n)}`,
    decline: 'Никакой',
    takeMeal: (name) => `Взять бесплатно блюдо «${name}»: +6 очков`,
    declineMeal: 'Не брать',
    dish: (name, n) => `${name}: ${price(n)}, +6 очков`,
    skipMeal: 'Лечь спать на пустой желудок',
  },
  table: {
    neutral: 'нейтральный путник',
    leg: (from, till) => `${from} → ${till}`,
    legend:
      'Де деревня · Хр храм · Вс встреча · Фе ферма · Ри рисовое поле · Го гора · Мо море · Ис источники · ² двойное место',
    score: points,
    coins,
    donated: (n) => `в храме ${coins(n)}`,
    panoramas: 'пейзажи',
    souvenirs: 'сувениры',
    springs: 'источники',
    encounters: 'встречи',
    meals: 'трапезы',
    achievements: 'достижения',
    none: 'нет',
    mealTable: (n) => `На столе гостиницы ${meals(n)}`,
    facedown: 'рубашкой вверх',
    someOf: (names) => `какие-то из этих: ${names}`,
    decks: (n) =>
      `В колодах — трапезы: ${n.meals} · сувениры: ${n.souvenirs} · встречи: ${n.encounters} · источники: ${n.springs}`,
  },
};
