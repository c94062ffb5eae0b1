import { plurals } from '@engawa/kernel';
import type { EncounterCard, Space } from '../components.ts';
import type { Dictionary } from './dictionary.ts';

const count = plurals('uk');
const coins = (n: number) => count(n, 'монета', 'монети', 'монет');
/** Знахідний відмінок: «отримує 1 монету». */
const coinsGot = (n: number) => count(n, 'монету', 'монети', 'монет');
const points = (n: number) => count(n, 'очко', 'очки', 'очок');
const meals = (n: number) => count(n, 'страва', 'страви', 'страв');
const mealsSeen = (n: number) => count(n, 'страву', 'страви', 'страв');
const price = (n: number) => (n === 0 ? 'безкоштовно' : coins(n));

const inns: Dictionary['inns'] = {
  'inn-kyoto': 'Кіото',
  'inn-1': 'Готель 1',
  'inn-2': 'Готель 2',
  'inn-3': 'Готель 3',
  'inn-edo': 'Едо',
};
const panoramas: Dictionary['panoramas'] = { paddy: 'рисове поле', mountain: 'гора', sea: 'море' };
const travellers: Dictionary['travellers'] = {
  hiroshige: 'художник Хіросіґе',
  chuubei: 'посильний Тюбей',
  kinko: 'ронін Кінко',
  yoshiyasu: 'чиновник Йосіясу',
  satsuki: 'сирітка Сацукі',
  mitsukuni: 'старець Міцукуні',
  sasayakko: 'ґейша Сасаякко',
  hirotada: 'священник Хіротада',
  umegae: 'вулична артистка Умеґае',
  'zen-emon': 'купець Дзен-емон',
  none: 'мандрівник',
};
const mealNames: Dictionary['meals'] = {
  dango: 'Данго',
  misoshiru: 'Місосіру',
  nigirimeshi: 'Ніґірімесі',
  soba: 'Соба',
  sushi: 'Суші',
  tempura: 'Темпура',
  tofu: 'Тофу',
  yakitori: 'Якіторі',
  donburi: 'Домбурі',
  fugu: 'Фуґу',
  sashimi: 'Сасімі',
  'tai-meshi': 'Тай-месі',
  udon: 'Удон',
  unagi: 'Унаґі',
};
const souvenirs: Dictionary['souvenirs'] = {
  gofu: 'Ґофу (оберіг)',
  hashi: 'Хасі (палички)',
  koma: 'Кома (дзиґа)',
  uchiwa: 'Утіва (віяло)',
  washi: 'Васі (папір)',
  yunomi: 'Юномі (чашка)',
  kamaboko: 'Камабоко (рибний рулет)',
  konpeito: 'Компейто (цукерки)',
  manju: 'Мандзю (тістечка)',
  daifuku: 'Дайфуку (рисові тістечка)',
  ocha: 'О-тя (чай)',
  sake: 'Саке',
  furoshiki: 'Фуросікі (хустка)',
  geta: 'Ґета (сандалі)',
  haori: 'Хаорі (накидка)',
  kanzashi: 'Кандзасі (гребінь)',
  sandogasa: 'Сандоґаса (капелюх)',
  yukata: 'Юката (халат)',
  jubako: 'Дзюбако (скриньки)',
  netsuke: 'Нецке (фігурка)',
  shikki: 'Сіккі (лак)',
  shamisen: 'Сямісен (лютня)',
  sumie: 'Сумі-е (малюнок тушшю)',
  ukiyoe: 'Укійо-е (гравюра)',
};
const encounters: Dictionary['encounters'] = {
  shokunin: 'Сьокунін, мандрівний торговець',
  'annaibito-paddy': 'Аннайбіто, провідник до рисового поля',
  'annaibito-mountain': 'Аннайбіто, провідник до гори',
  'annaibito-sea': 'Аннайбіто, провідник до моря',
  samurai: 'самурай',
  kuge: 'Куґе, дворянин',
  miko: 'Міко, служниця храму',
};
/** Знахідний відмінок: «зустрічає самурая». */
const met: Record<EncounterCard, string> = {
  shokunin: 'мандрівного торговця (сьокуніна)',
  'annaibito-paddy': 'провідника до рисового поля (аннайбіто)',
  'annaibito-mountain': 'провідника до гори (аннайбіто)',
  'annaibito-sea': 'провідника до моря (аннайбіто)',
  samurai: 'самурая',
  kuge: 'дворянина (куґе)',
  miko: 'служницю храму (міко)',
};
const achievements: Dictionary['achievements'] = {
  paddy: 'Краєвид: рисове поле',
  mountain: 'Краєвид: гора',
  sea: 'Краєвид: море',
  gourmet: 'Гурман',
  bather: 'Любитель купань',
  chatterbox: 'Балакун',
  collector: 'Колекціонер',
};

const toSpace: Record<Space, string> = {
  village: 'до села',
  farm: 'на ферму',
  paddy: 'до рисового поля',
  mountain: 'до гори',
  sea: 'до моря',
  'hot-spring': 'до гарячих джерел',
  temple: 'до храму',
  encounter: 'до місця зустрічі',
  inn: 'до готелю',
};
const atInn: Dictionary['inns'] = {
  'inn-kyoto': 'в Кіото',
  'inn-1': 'в готелі 1',
  'inn-2': 'в готелі 2',
  'inn-3': 'в готелі 3',
  'inn-edo': 'в Едо',
};

/** «до села 3», «до Кіото» */
function to(id: string): string {
  if (id === 'inn-kyoto' || id === 'inn-edo') return `до ${inns[id]}`;
  const cut = id.lastIndexOf('-');
  return `${toSpace[id.slice(0, cut) as Space]} ${id.slice(cut + 1)}`;
}

export const uk: Dictionary = {
  name: 'Токайдо',
  spaces: {
    village: 'Село',
    farm: 'Ферма',
    paddy: 'Рисове поле',
    mountain: 'Гора',
    sea: 'Море',
    'hot-spring': 'Гарячі джерела',
    temple: 'Храм',
    encounter: 'Зустріч',
    inn: 'Готель',
  },
  signs: {
    village: 'Се',
    farm: 'Фе',
    paddy: 'Ри',
    mountain: 'Го',
    sea: 'Мо',
    'hot-spring': 'Дж',
    temple: 'Хр',
    encounter: 'Зу',
    inn: 'Гтл',
  },
  inns,
  panoramas,
  travellers,
  powers: {
    hiroshige: 'у кожному з трьох проміжних готелів бере наступний фрагмент будь-якого краєвиду',
    chuubei: 'у кожному з трьох проміжних готелів перед трапезою когось зустрічає',
    kinko: 'платить за кожну страву на монету менше',
    yoshiyasu: 'на кожній зустрічі тягне дві карти й залишає одну',
    satsuki: 'у кожному готелі може взяти випадкову страву безкоштовно',
    mitsukuni: 'отримує на очко більше за кожне джерело та кожне досягнення',
    sasayakko: 'купуючи два сувеніри або більше, найдешевший отримує безкоштовно',
    hirotada: 'до кожної пожертви додає монету з резерву',
    umegae: 'на кожній зустрічі отримує очко й монету',
    'zen-emon': 'у кожному селі може купити один сувенір за одну монету',
    none: 'без особливих умінь',
  },
  meals: mealNames,
  souvenirs,
  kinds: { 'small-object': 'дрібничка', food: 'ласощі', clothing: 'одяг', art: 'витвір мистецтва' },
  encounters,
  achievements,
  scoreRows: {
    panoramas: 'Краєвиди',
    springs: 'Гарячі джерела',
    souvenirs: 'Сувеніри',
    encounters: 'Зустрічі',
    meals: 'Страви',
    donations: 'Пожертви',
    achievements: 'Досягнення',
    temple: 'Додаткові очки храму',
  },
  reasons: {
    noCoins: 'без монет тут зупинятися не можна',
    complete: 'цей краєвид уже зібрано',
    occupied: 'вільного місця немає',
    tooDear: 'бракує монет',
    eaten: 'ту саму страву двічі не їдять',
  },
  options: {
    initiatory: {
      name: 'Ознайомча подорож',
      help: 'Без карт мандрівників: у кожного сім монет і жодних особливих умінь.',
    },
    'return-trip': { name: 'Дорога назад', help: 'З Едо до Кіото.' },
    culinary: { name: 'Кулінарна подорож', help: 'У кожному готелі на одну страву менше.' },
    preparation: { name: 'Збори в дорогу', help: 'Що пізніше мандрівник вирушає, то більше в нього монет.' },
    gourmet: { name: 'Гурманові зараховують', help: 'Монети, сплачені за страви, або ціни на картах.' },
  },
  optionValue: (value) =>
    value === true ? 'так' : value === false ? 'ні' : value === 'paid' ? 'сплачені монети' : 'ціни на картах',
  prompts: {
    chooseTraveller: () => 'Ким ви вирушите в дорогу?',
    move: (_, { coins: held }) => `Куди ви йдете? У вас ${coins(held)}.`,
    moveNeutral: () => 'Куди йде нейтральний мандрівник?',
    buySouvenirs: ({ basket }, { coins: held, cost }) =>
      basket.length > 0
        ? `Вартість покупок: ${coins(cost)}. У вас ${coins(held)}. Що ще?`
        : `Що ви купите? У вас ${coins(held)}.`,
    temple: (_, { coins: held }) => `Скільки ви пожертвуєте храму? У вас ${coins(held)}.`,
    pickEncounter: () => 'Кого ви зустрінете? Інша карта піде під колоду.',
    pickPanorama: () => 'Який краєвид ви продовжите?',
    freeMeal: () => 'Вам пропонують страву безкоштовно.',
    buyMeal: (_, { coins: held }) => `Що ви з’їсте? У вас ${coins(held)}.`,
  },
  stillToCome: {
    chooseTraveller: ({ seat }, who) => `${who(seat)} обирає мандрівника`,
    showTraveller: ({ seat }, who) => `${who(seat)} показує мандрівника`,
    lineUp: () => 'мандрівники стають у ряд',
    nextTraveller: () => 'ходить останній мандрівник на дорозі',
    move: ({ seat }, who) => `${who(seat)} йде далі`,
    moveNeutral: ({ seat }, who) => `${who(seat)} веде нейтрального мандрівника`,
    buySouvenirs: ({ seat }, who) => `${who(seat)} купує сувеніри`,
    pickPanorama: ({ seat }, who) => `${who(seat)} обирає краєвид`,
    temple: ({ seat }, who) => `${who(seat)} жертвує храму`,
    pickEncounter: ({ seat }, who) => `${who(seat)} обирає зустріч`,
    meal: ({ seat }, who) => `${who(seat)} сідає до трапези`,
    freeMeal: ({ seat }, who) => `${who(seat)} вирішує, чи брати запропоновану страву`,
    buyMeal: ({ seat }, who) => `${who(seat)} обирає страву`,
    journeysEnd: () => 'подорож завершується',
  },
  events: {
    showsTraveller: ({ seat, traveller, coins: n }, who) => `${who(seat)} — ${travellers[traveller]}, ${coins(n)}.`,
    linesUp: () => 'Мандрівники стають на старті у випадковому порядку.',
    preparation: ({ seat, coins: n }, who) =>
      `${who(seat)} ${n > 0 ? 'отримує' : 'віддає'} ${coinsGot(Math.abs(n))} за місце в ряду.`,
    moves: ({ seat, to: id, second }, who) => `${who(seat)} йде ${to(id)}${second ? ', на друге місце' : ''}.`,
    movesNeutral: ({ seat, to: id }, who) => `${who(seat)} веде нейтрального мандрівника ${to(id)}.`,
    farm: ({ seat, coins: n }, who) => `${who(seat)} отримує на фермі ${coinsGot(n)}.`,
    panorama: ({ seat, of, fragment }, who) =>
      `${who(seat)} додає фрагмент ${fragment} краєвиду «${panoramas[of]}»: ${points(fragment)}.`,
    declinesPanorama: ({ seat }, who) => `${who(seat)} не йде за провідником.`,
    spring: ({ seat, points: n }, who) => `${who(seat)} купається в гарячому джерелі: ${points(n)}.`,
    donates: ({ seat, coins: n }, who) => `${who(seat)} жертвує храму ${coinsGot(n)}: ${points(n)}.`,
    donatesFromReserve: ({ seat, coins: n }, who) =>
      `${who(seat)} кладе в храм ${coinsGot(n)} з резерву: ${points(n)}.`,
    neutralDonates: ({ coins: n }) => `Нейтральний мандрівник жертвує храму ${coinsGot(n)}.`,
    offers: ({ seat, offer }, who) =>
      offer.length > 0
        ? `${who(seat)} бачить у крамниці: ${offer.map((card) => souvenirs[card]).join(', ')}.`
        : `${who(seat)} не знаходить у крамниці жодного сувеніра.`,
    buys: ({ seat, cards, coins: n, points: p }, who) =>
      `${who(seat)} купує за ${coinsGot(n)}: ${cards.map((card) => souvenirs[card]).join(', ')}. Це ${points(p)}.`,
    buysNothing: ({ seat }, who) => `${who(seat)} нічого не купує.`,
    meets: ({ seat, card }, who) => `${who(seat)} зустрічає ${met[card]}.`,
    entertains: ({ seat, points: p, coins: n }, who) => `${who(seat)} дає виставу: ${points(p)} і ${coins(n)}.`,
    putsEncounterUnder: ({ seat }, who) => `${who(seat)} кладе другу карту зустрічі під колоду.`,
    putThisEncounterUnder: ({ card }) => `Під колодою тепер ${encounters[card]}.`,
    givenSouvenir: ({ seat, card, points: p }, who) =>
      `${who(seat)} отримує в подарунок: ${souvenirs[card]}, ${points(p)}.`,
    noSouvenirLeft: ({ seat }, who) => `${who(seat)} лишається без подарунка: сувеніри скінчилися.`,
    gainsPoints: ({ seat, points: p }, who) => `${who(seat)} отримує ${points(p)}.`,
    gainsCoins: ({ seat, coins: n }, who) => `${who(seat)} отримує ${coinsGot(n)}.`,
    offeredMeal: ({ card }) => `Запропонована страва: ${mealNames[card]}.`,
    takesOfferedMeal: ({ seat, card, points: p }, who) =>
      `${who(seat)} безкоштовно їсть страву «${mealNames[card]}»: ${points(p)}.`,
    declinesOfferedMeal: ({ seat }, who) => `${who(seat)} не бере запропонованої страви.`,
    mealsLaid: ({ meals: n }) => `У готелі на столі ${meals(n)}.`,
    looksAtMeals: ({ seat, meals: n }, who) => `${who(seat)} переглядає ${mealsSeen(n)}.`,
    eats: ({ seat, card, coins: n, points: p }, who) =>
      `${who(seat)} їсть страву «${mealNames[card]}» (${price(n)}): ${points(p)}.`,
    doesNotEat: ({ seat }, who) => `${who(seat)} лягає спати натще.`,
    neutralDiscardsMeal: () => 'Випадкова страва йде під колоду: її забирає нейтральний мандрівник.',
    leaveInn: ({ inn, meals: n }) =>
      `Усі зібралися ${atInn[inn as keyof typeof atInn]}; ${n === 0 ? 'усе з’їдено' : `не з’їдено: ${meals(n)}`}.`,
    achieves: ({ seat, achievement, points: p }, who) =>
      `${who(seat)} отримує досягнення «${achievements[achievement]}»: ${points(p)}.`,
    templeRank: ({ seat, rank, coins: n, points: p }, who) =>
      `${who(seat)}: місце в храмі — ${rank} (${coins(n)}), ${points(p)}.`,
    journeyEnds: () => 'Подорож завершено.',
  },
  choices: {
    stop: (name, gives) => `${name}: ${gives}`,
    coins: (n) => `+${coins(n)}`,
    fragment: (n) => `фрагмент ${n}, +${points(n)}`,
    drawSpring: (more) => (more ? 'три або чотири очки' : 'два або три очки'),
    drawEncounter: 'когось зустріти',
    souvenirs: 'сувеніри',
    donation: 'очко за кожну монету',
    meal: 'трапеза',
    nothing: 'без наслідків',
    neutralGift: 'монета з резерву — храму',
    neutralMeal: 'випадкова страва йде під колоду',
    traveller: (name, n, power) => `${name.charAt(0).toUpperCase()}${name.slice(1)} (${coins(n)}): ${power}`,
    souvenir: (name, kind, n, p) => `${name}, ${kind}: ${coins(n)}, +${points(p)}`,
    done: 'Це все, заплатити',
    buyNothing: 'Нічого не купувати',
    give: (n) => `Пожертвувати ${coinsGot(n)}`,
    panorama: (name, n) => `Краєвид «${name}»: фрагмент ${n}, +${points(n)}`,
    decline: 'Жодного',
    takeMeal: (name) => `Взяти безкоштовно страву «${name}»: +6 очок`,
    declineMeal: 'Не брати',
    dish: (name, n) => `${name}: ${price(n)}, +6 очок`,
    skipMeal: 'Лягти спати натще',
  },
  table: {
    neutral: 'нейтральний мандрівник',
    leg: (from, till) => `${from} → ${till}`,
    legend:
      'Се село · Хр храм · Зу зустріч · Фе ферма · Ри рисове поле · Го гора · Мо море · Дж джерела · ² подвійне місце',
    score: points,
    coins,
    donated: (n) => `у храмі ${coins(n)}`,
    panoramas: 'краєвиди',
    souvenirs: 'сувеніри',
    springs: 'джерела',
    encounters: 'зустрічі',
    meals: 'страви',
    achievements: 'досягнення',
    none: 'немає',
    mealTable: (n) => `На столі готелю ${meals(n)}`,
    facedown: 'долілиць',
    someOf: (names) => `якісь із цих: ${names}`,
    decks: (n) =>
      `У колодах — страви: ${n.meals} · сувеніри: ${n.souvenirs} · зустрічі: ${n.encounters} · джерела: ${n.springs}`,
  },
};
