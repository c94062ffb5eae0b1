import { plurals } from '@engawa/kernel';
import type { Colour } from '../effects.ts';
import { RIVAL } from '../state.ts';
import type { Dictionary, SourceWords } from './dictionary.ts';
import { type Counted, type EffectWords, effectIn, gainsIn } from './effect.ts';

const count = plurals('uk');
const coins = (n: number) => count(n, 'монета', 'монети', 'монет');
/** Знахідний відмінок: «отримує 1 монету». */
const coinsGot = (n: number) => count(n, 'монету', 'монети', 'монет');
const seals = (n: number) => count(n, 'печатка', 'печатки', 'печаток');
const sealsGot = (n: number) => count(n, 'печатку', 'печатки', 'печаток');
const points = (n: number) => count(n, 'очко клану', 'очки клану', 'очок клану');
/** Їжу, залізо й перламутр не лічать штуками: «5 їжі». */
const food = (n: number) => `${n} ${n === 1 ? 'їжа' : 'їжі'}`;
const iron = (n: number) => `${n} ${n === 1 ? 'залізо' : 'заліза'}`;
const pearls = (n: number) => `${n} ${n === 1 ? 'перламутр' : 'перламутру'}`;
const conjunction = new Intl.ListFormat('uk', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('uk', { type: 'disjunction' });
const list = (parts: readonly string[]) => conjunction.format(parts);

const colours: Dictionary['colours'] = { coral: 'кораловий', black: 'чорний', white: 'білий' };
/** Родовий відмінок: «з коралового мосту». */
const coloursOf: Record<Colour, string> = { coral: 'коралового', black: 'чорного', white: 'білого' };
const spaces: Dictionary['spaces'] = {
  'steward-1': '1-ша кімната розпорядників',
  'steward-2': '2-га кімната розпорядників',
  'steward-3': '3-тя кімната розпорядників',
  'diplomat-1': '1-ша кімната дипломатів',
  'diplomat-2': '2-га кімната дипломатів',
  'outside-1': 'Поза стінами, ліворуч',
  'outside-2': 'Поза стінами, праворуч',
  well: 'Колодязь',
  'domain-coral': 'Особисті володіння, ряд придворних',
  'domain-black': 'Особисті володіння, ряд садівників',
  'domain-white': 'Особисті володіння, ряд воїнів',
};
const to: Dictionary['to'] = {
  gate: 'до воріт',
  'steward-1': 'до 1-ї кімнати розпорядників',
  'steward-2': 'до 2-ї кімнати розпорядників',
  'steward-3': 'до 3-ї кімнати розпорядників',
  'diplomat-1': 'до 1-ї кімнати дипломатів',
  'diplomat-2': 'до 2-ї кімнати дипломатів',
  daimyo: 'до кімнати даймьо',
};
const inside = (space: keyof typeof spaces) => spaces[space].charAt(0).toLowerCase() + spaces[space].slice(1);
const yards: Dictionary['yards'] = {
  'yard-5': 'Тренувальний майданчик за 5 заліза',
  'yard-3': 'Тренувальний майданчик за 3 заліза',
  'yard-1': 'Тренувальний майданчик за 1 залізо',
};
const gardens: Dictionary['gardens'] = {
  'plant-1': 'Сад рослин 1',
  'plant-2': 'Сад рослин 2',
  'plant-3': 'Сад рослин 3',
  'plant-4': 'Сад рослин 4',
  'plant-5': 'Сад рослин 5',
  'stone-1': 'Сад каменів 1',
  'stone-2': 'Сад каменів 2',
  'stone-3': 'Сад каменів 3',
  'stone-4': 'Сад каменів 4',
  'stone-5': 'Сад каменів 5',
};
const garden = (card: keyof typeof gardens) => gardens[card].replace('Сад', 'сад');
/** Родовий відмінок: «до саду рослин 2». */
const gardenOf = (card: keyof typeof gardens) => gardens[card].replace('Сад', 'саду');
const startingActions: Dictionary['startingActions'] = {
  'action-courtier': 'придворний',
  'action-warrior': 'воїн',
  'action-gardener': 'садівник',
};
const decrees: Dictionary['decrees'] = {
  'decree-coin': 'Указ про монети',
  'decree-seal': 'Указ про печатки',
  'decree-vp': 'Указ про шану',
};
const symbols: EffectWords = {
  counted: {
    food,
    iron,
    pearl: pearls,
    coin: coins,
    seal: seals,
    vp: points,
    any: (n) => `${count(n, 'ресурс', 'ресурси', 'ресурсів')} на вибір`,
    time: (n) => `плин часу на ${count(n, 'поділку', 'поділки', 'поділок')}`,
  },
  actions: {
    lantern: 'нагорода ліхтаря',
    well: 'колодязь',
    courtier: 'дія придворного',
    warrior: 'дія воїна',
    gardener: 'дія садівника',
    domain: 'дія особистих володінь',
    light: 'будь-яка дія замку на світлому тлі',
    'tile:coral': 'будь-яка дія замку біля коралової плитки',
    'tile:black': 'будь-яка дія замку біля чорної плитки',
    'tile:white': 'будь-яка дія замку біля білої плитки',
    'tile:any': 'будь-яка дія замку',
  },
  pay: (price, action) => `за ${price.replace('печатка', 'печатку')}: ${action}`,
};
const effect = effectIn(symbols);
/** Знахідний відмінок: «отримує 1 їжу». */
const got = (good: Counted, n: number) => {
  if (good === 'coin') return coinsGot(n);
  if (good === 'seal') return sealsGot(n);
  return good === 'food' && n === 1 ? '1 їжу' : symbols.counted[good](n);
};
const gains = gainsIn({
  good: got,
  list,
  got: (goods) => `отримує ${goods}`,
  lost: (goods) => `втрачає ${goods}: немає місця`,
});
const sources: SourceWords = {
  start: 'Стартові ресурси',
  room: 'Кімната',
  well: 'Колодязь',
  lantern: 'Ліхтар',
  row: 'Ряд володінь',
  card: 'Картка на планшеті',
  ladder: 'Картка кімнати',
  favour: 'Прихильність даймьо',
  yard: 'Тренувальний майданчик',
  garden: 'Сад',
  gardens: 'Ваші сади наприкінці раунду',
  block: 'Дія замку',
};
const card: Dictionary['card'] = (id) => {
  const [kind, rest] = id.split('-') as [string, string];
  if (kind === 'steward') return `Розпорядник ${Number(rest)}`;
  if (kind === 'diplomat') return `Дипломат ${Number(rest)}`;
  if (kind === 'resource') return `Стартові ресурси ${rest}`;
  if (kind === 'decree') return decrees[id as keyof typeof decrees];
  return `Стартова дія: ${startingActions[id as keyof typeof startingActions]}`;
};
const rivalActs: Record<string, (n: string) => string> = {
  gate: () => 'придворний до воріт',
  up: (n) => `придворний угору на ${count(Number(n), 'рівень', 'рівні', 'рівнів')}`,
  warrior: (n) => `воїн на майданчик за ${iron(Number(n))}`,
  garden: (kind) => `садівник до саду${kind === 'plant' ? ' рослин' : kind === 'stone' ? ' каменів' : ''}`,
  vp: (n) => points(Number(n)),
  coin: (n) => coins(Number(n)),
  time: (n) => symbols.counted.time(Number(n)),
};
const rivalAct = (action: string) => {
  const [kind, n] = action.split(':') as [string, string];
  return rivalActs[kind]!(n);
};
const rival = 'Клан Токугава';

export const uk: Dictionary = {
  name: 'Білий замок',
  colours,
  spaces,
  to,
  from: {
    gate: 'від воріт',
    steward: 'з поверху розпорядників',
    diplomat: 'з поверху дипломатів',
    daimyo: 'з кімнати даймьо',
  },
  slots: { top: 'вгорі', middle: 'посередині', bottom: 'внизу', upper: 'верхня', lower: 'нижня' },
  yards,
  gardens,
  startingActions,
  decrees,
  resources: { food: 'їжа', iron: 'залізо', pearl: 'перламутр' },
  seasons: ['весна', 'літо', 'осінь', 'зима'],
  rival,
  card,
  effect,
  list,
  scoreRows: {
    played: 'Під час гри',
    purse: 'Монети й печатки',
    food: 'Їжа',
    iron: 'Залізо',
    pearl: 'Перламутр',
    time: 'Плин часу',
    courtiers: 'Придворні',
    warriors: 'Воїни',
    gardeners: 'Садівники',
  },
  reasons: {
    full: 'немає місця для ще одного кубика',
    noTile: 'у кімнаті немає плитки цього кольору',
    otherRow: 'цей ряд для кубиків іншого кольору',
    rowTaken: 'тут уже лежить кубик',
    tooDear: 'бракує монет на різницю',
    noIron: 'бракує заліза',
    noFood: 'бракує їжі',
    gardenerThere: 'тут уже є ваш садівник',
    noCoins: 'бракує монет',
    noPearl: 'бракує перламутру',
    noCourtier: 'на планшеті не лишилося придворних',
    nobodyThere: 'там немає ваших придворних',
    rowUsed: 'уже використано в цьому ході',
    nothingToDo: 'зараз тут нема чого виконувати',
  },
  options: {
    'first-game': { name: 'Перша партія', help: 'Замок починає із заданими картками й плитками: так легше вчитися.' },
    level: { name: 'Клан у гостях', help: 'Наскільки сильний клан Токугава на початку, якщо ви граєте самі.' },
  },
  optionValue: (value) =>
    value === true
      ? 'так'
      : value === false
        ? 'ні'
        : value === 'easy'
          ? 'легкий'
          : value === 'medium'
            ? 'середній'
            : 'складний',
  prompts: {
    choosePair: () => 'Які стартові картки ви берете?',
    takeDie: () => 'Який кубик ви берете?',
    placeDie: ({ colour, value }) => `Куди ви ставите ${colours[colour]} кубик ${value}?`,
    pick: ({ from }) => `${sources[from]}: що далі?`,
    chooseResource: ({ count: n }) =>
      n > 1 ? `Який ресурс? Ви вибираєте ${count(n, 'ресурс', 'ресурси', 'ресурсів')}.` : 'Який ресурс?',
    outside: () => 'Яку з двох дій ви виконуєте?',
    castleAction: () => 'Яку дію замку ви виконуєте?',
    chooseRow: () => 'Який ряд володінь ви використовуєте?',
    warrior: () => 'Де тренується ваш воїн?',
    gardener: () => 'За яким садом доглядає ваш садівник?',
    courtier: ({ asked, climbed }) =>
      asked ? 'Чи підіймається придворний?' : climbed ? 'Чи просите ви аудієнції?' : 'Що робить ваш придворний?',
    lightBlock: () => 'Яку дію нової картки ви виконуєте?',
    favour: () => 'Яку прихильність даймьо ви приймаєте?',
    checkpoint: (_, facts) => `Починається новий сезон. Сплатити ${sealsGot(facts.seals)}, щоб пройти далі?`,
    lastExchange: () => 'Перед підрахунком очок: обміняти печатки?',
    rivalGarden: () => 'До якого з цих садів іде садівник клану Токугава?',
    rivalRoom: () => 'До якої кімнати входить придворний клану Токугава? Її картка вибуває з гри.',
  },
  stillToCome: {
    choosePair: ({ seat }, who) => `${who(seat)} вибирає стартові картки`,
    nextTurn: () => 'наступний хід',
    takeDie: ({ seat }, who) => `${who(seat)} бере кубик`,
    placeDie: ({ seat, colour, value }, who) => `${who(seat)} ставить ${colours[colour]} кубик ${value}`,
    rewards: ({ seat, left }, who) => `${who(seat)}: ${list(left.map(effect))}`,
    pick: ({ seat, left }, who) => `${who(seat)}: ${list(left.map(effect))}`,
    chooseResource: ({ seat, count: n }, who) => `${who(seat)} вибирає ${count(n, 'ресурс', 'ресурси', 'ресурсів')}`,
    outside: ({ seat }, who) => `${who(seat)} діє поза стінами`,
    castleAction: ({ seat }, who) => `${who(seat)} виконує дію замку`,
    chooseRow: ({ seat }, who) => `${who(seat)} використовує ряд володінь`,
    cardBeside: ({ seat }, who) => `${who(seat)} використовує картку на планшеті`,
    warrior: ({ seat }, who) => `${who(seat)} відправляє воїна`,
    gardener: ({ seat }, who) => `${who(seat)} відправляє садівника`,
    courtier: ({ seat }, who) => `${who(seat)} відправляє придворного`,
    lightBlock: ({ seat, card: id }, who) => `${who(seat)} виконує дію картки «${card(id)}»`,
    refillRoom: ({ room }) => `нова картка: ${inside(room)}`,
    favour: ({ seat }, who) => `${who(seat)} приймає прихильність даймьо`,
    passTime: ({ seat, spaces: n }, who) => `${who(seat)}: ${symbols.counted.time(n)}`,
    checkpoint: ({ seat }, who) => `${who(seat)} стоїть перед новим сезоном`,
    endRound: () => 'кінець раунду',
    gardens: ({ seat }, who) => `${who(seat)} використовує сади`,
    newRound: () => 'початок нового раунду',
    lastExchange: ({ seat }, who) => `${who(seat)} обмінює печатки`,
    endGame: () => 'підрахунок очок',
    rivalTurn: () => 'хід клану Токугава',
    rivalGardens: () => 'сади клану Токугава',
    rivalAction: ({ action }) => `клан Токугава: ${rivalAct(action)}`,
    rivalGarden: ({ seat }, who) => `${who(seat)} вибирає сад для клану Токугава`,
    rivalRoom: ({ seat }, who) => `${who(seat)} вибирає кімнату для клану Токугава`,
  },
  events: {
    rolls: ({ round }) => `Раунд ${round}: кубики кинуто.`,
    turnOrder: ({ order, solo }, who) =>
      `Порядок ходів: ${order.map((clan) => (solo && clan === RIVAL ? 'клан Токугава' : who(clan))).join(', ')}.`,
    choosesPair: ({ seat, resource, action }, who) =>
      `${who(seat)} бере картку «${card(resource)}» з дією «${startingActions[action]}».`,
    takesDie: ({ seat, colour, value, end }, who) =>
      `${who(seat)} бере ${colours[colour]} кубик ${value} з ${end === 'left' ? 'лівого' : 'правого'} кінця мосту.`,
    placesDie: ({ seat, colour, value, space, coins: n }, who) =>
      `${who(seat)} ставить ${colours[colour]} кубик ${value}: ${inside(space)}${
        n > 0 ? `, отримує ${coinsGot(n)}` : n < 0 ? `, платить ${coinsGot(-n)}` : ''
      }.`,
    gains: ({ seat, goods }, who) => `${who(seat)} ${gains(goods)}.`,
    exchanges: ({ seat, seals: n, into }, who) => `${who(seat)} міняє ${sealsGot(n)} на ${got(into, 1)}.`,
    lantern: ({ seat }, who) => `${who(seat)} отримує нагороду ліхтаря.`,
    well: ({ seat }, who) => `${who(seat)} отримує дари колодязя.`,
    pays: ({ seat, amount, price, action }, who) =>
      `${who(seat)} платить ${got(price, amount)}: ${symbols.actions[action]}.`,
    skips: ({ seat }, who) => `${who(seat)} відмовляється від решти.`,
    declines: ({ seat }, who) => `${who(seat)} відмовляється від дії.`,
    usesBlock: ({ seat, room, card: id }, who) => `${who(seat)} виконує дію картки «${card(id)}» (${inside(room)}).`,
    usesRow: ({ seat, row }, who) => `${who(seat)} використовує ряд: ${inside(row)}.`,
    sendsWarrior: ({ seat, iron: n }, who) => `${who(seat)} відправляє воїна на майданчик за ${iron(n)}.`,
    sendsGardener: ({ seat, garden: id, food: n }, who) =>
      `${who(seat)} відправляє садівника до ${gardenOf(id)} за ${got('food', n)}.`,
    asksAudience: ({ seat, coins: n }, who) => `${who(seat)} просить аудієнції за ${coinsGot(n)}.`,
    climbs: ({ seat, to: place, pearls: n }, who) => `${who(seat)} веде придворного ${to[place]} за ${pearls(n)}.`,
    takesCard: ({ seat, card: id }, who) =>
      `${who(seat)} бере картку «${card(id)}»; попередня переходить у зону ліхтаря.`,
    keepsCard: ({ card: id }) => `Картка «${card(id)}» лишається в кімнаті: колода порожня.`,
    refills: ({ room, card: id }) => `${card(id)} — нова картка: ${inside(room)}.`,
    favour: ({ seat, effect: gift }, who) => `${who(seat)} приймає прихильність даймьо: ${effect(gift)}.`,
    timePasses: ({ seat, to: space }, who) => `${who(seat)} просувається плином часу до поділки ${space}.`,
    paysCheckpoint: ({ seat, seals: n, space }, who) =>
      `${who(seat)} платить ${sealsGot(n)} і вступає в новий сезон на поділці ${space}.`,
    stopsAtCheckpoint: ({ seat, space }, who) => `${who(seat)} лишається перед новим сезоном, на поділці ${space}.`,
    gardensOpen: ({ seat, gardens: cards }, who) => `${who(seat)} може використати: ${list(cards.map(garden))}.`,
    rivalTurns: ({ cards }) => `${rival} перевертає ${count(cards.length, 'картку', 'картки', 'карток')}.`,
    rivalPlaces: ({ colour, value, space, coins: n }) =>
      `${rival} ставить ${colours[colour]} кубик ${value}: ${inside(space)}${n > 0 ? `, отримує ${coinsGot(n)}` : ''}.`,
    rivalActs: ({ action }) => `${rival}: ${rivalAct(action)}.`,
    rivalCannot: ({ points: n }) => `${rival} не може цього зробити й отримує ${points(n)}.`,
    rivalGardener: ({ garden: id }) => `${rival} відправляє садівника до ${gardenOf(id)}.`,
    rivalWarrior: ({ yard }) => `${rival} відправляє воїна: ${yards[yard].toLowerCase()}.`,
    rivalAtGate: () => 'Придворний клану Токугава підходить до воріт.',
    rivalClimbs: ({ to: place }) => `Придворний клану Токугава підіймається ${to[place]}.`,
    rivalSendsAway: ({ card: id, room }) => `${card(id)} вибуває з гри (${inside(room)}).`,
    rivalTime: ({ to: space }) => `${rival} просувається плином часу до поділки ${space}.`,
    rivalGains: ({ good, amount }) => `${rival} отримує ${got(good, amount)}.`,
    rivalTurnsInCoins: ({ coins: n, points: p }) => `${rival} здає ${coinsGot(n)} й отримує ${points(p)}.`,
    rivalGardens: ({ gardeners, points: p }) =>
      `${rival} отримує за ${count(gardeners, 'садівника', 'садівників', 'садівників')} ${points(p)}.`,
    scores: ({ seat, points: n }, who) => `${who(seat)}: ${points(n)}.`,
    rivalScores: ({ points: n, isBeaten }) => `${rival}: ${points(n)}. ${isBeaten ? 'Його здолано' : 'Він переміг'}.`,
    gameEnds: () => 'Рік завершено, підраховують очки.',
  },
  choices: {
    pair: ({ number, gives, lantern, action }) =>
      `Стартові ресурси ${number}: ${gives}; ліхтар: ${lantern}; дія: ${action}`,
    die: (colour, value, end) =>
      end === 'left'
        ? `Кубик ${value} з ${coloursOf[colour]} мосту, лівий кінець, з ліхтарем`
        : `Кубик ${value} з ${coloursOf[colour]} мосту, правий кінець`,
    place: (space, n, gives) =>
      `${space} (${n > 0 ? `+${coins(n)}` : n < 0 ? `−${coins(-n)}` : 'без монет'}): ${gives}`,
    oneOf: (parts) => disjunction.format(parts),
    skip: 'Відмовитися від решти',
    decline: () => 'Відмовитися від дії',
    block: (room, slot, gives) => `${room}, ${slot}: ${gives}`,
    row: (name, gives, cardGives) => `${name}: ${gives}; потім ${cardGives}`,
    yard: (name, _, gives) => `${name}: ${gives}`,
    garden: (name, n, p, gives) => `${name} за ${got('food', n)}, ${points(p)} наприкінці: ${gives}`,
    audience: (n) => `Просити аудієнції за ${coinsGot(n)}`,
    climb: (start, place, n, name) =>
      `Придворний ${start} ${place} за ${pearls(n)}${name === undefined ? '' : ` (${name})`}`,
    done: 'Це все',
    favour: (place, gives) => `Прихильність ${place}: ${gives}`,
    payCheckpoint: (n) => `Сплатити ${sealsGot(n)} і пройти далі`,
    stop: 'Лишитися перед контрольною точкою',
    exchange: (n, into) => `Обміняти ${sealsGot(n)} на ${got(into, 1)}`,
    countPoints: 'Перейти до підрахунку очок',
    rivalGarden: (name, p) => `${name}, ${points(p)}`,
    rivalRoom: (room, name) => `${room}: вибуває ${name}`,
  },
  table: {
    round: (n) => `Раунд ${n} з 3`,
    order: (names) => `Порядок ходів: ${names.join(', ')}`,
    bridges: 'Мости',
    none: 'немає',
    castle: 'Замок',
    outside: 'Поза стінами',
    well: (gives, n) => `Колодязь: ${gives}${n > 0 ? ` (${count(n, 'кубик', 'кубики', 'кубиків')})` : ''}`,
    gardens: 'Сади',
    yards: 'Тренувальні майданчики',
    decks: (stewards, diplomats) => `Колоди: розпорядників ${stewards}, дипломатів ${diplomats}`,
    daimyo: (favours) => `Даймьо: ${favours}`,
    points,
    estimate: (n) => `${n}, якщо закінчити зараз`,
    goods: (has) => list([coins(has.coins), seals(has.seals), food(has.food), iron(has.iron), pearls(has.pearl)]),
    figures: (n) =>
      `придворні: біля воріт ${n.gate}, на поверхах ${n.first}, ${n.second} і ${n.third}; воїни: ${n.warriors}; садівники: ${n.gardeners}`,
    time: (space, season) => `плин часу: ${space}, ${season}`,
    lantern: (all) => `ліхтар: ${all}`,
    card: (name) => `картка: ${name}`,
    coins,
    nextDie: (colour, at, place) =>
      `наступний кубик: ${colours[colour]} міст, ${at === 'left' ? 'ліворуч' : at === 'right' ? 'праворуч' : 'посередині'}; ${inside(place as keyof typeof spaces)}`,
  },
};
