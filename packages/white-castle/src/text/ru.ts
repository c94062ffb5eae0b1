import { plurals } from '@engawa/kernel';
import type { Colour } from '../effects.ts';
import { RIVAL } from '../state.ts';
import type { Dictionary, SourceWords } from './dictionary.ts';
import { type Counted, type EffectWords, effectIn, gainsIn } from './effect.ts';

const count = plurals('ru');
const coins = (n: number) => count(n, 'монета', 'монеты', 'монет');
/** Винительный падеж: «получает 1 монету». */
const coinsGot = (n: number) => count(n, 'монету', 'монеты', 'монет');
const seals = (n: number) => count(n, 'печать', 'печати', 'печатей');
const points = (n: number) => count(n, 'очко клана', 'очка клана', 'очков клана');
/** Еда, железо и перламутр не считаются штуками: «5 еды». */
const food = (n: number) => `${n} ${n === 1 ? 'еда' : 'еды'}`;
const iron = (n: number) => `${n} ${n === 1 ? 'железо' : 'железа'}`;
const pearls = (n: number) => `${n} ${n === 1 ? 'перламутр' : 'перламутра'}`;
const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('ru', { type: 'disjunction' });
const list = (parts: readonly string[]) => conjunction.format(parts);

const colours: Dictionary['colours'] = { coral: 'коралловый', black: 'чёрный', white: 'белый' };
/** Родительный падеж: «рядом с плиткой кораллового кубика», «с кораллового моста». */
const coloursOf: Record<Colour, string> = { coral: 'кораллового', black: 'чёрного', white: 'белого' };
const spaces: Dictionary['spaces'] = {
  'steward-1': '1-я комната распорядителей',
  'steward-2': '2-я комната распорядителей',
  'steward-3': '3-я комната распорядителей',
  'diplomat-1': '1-я комната дипломатов',
  'diplomat-2': '2-я комната дипломатов',
  'outside-1': 'За стенами, слева',
  'outside-2': 'За стенами, справа',
  well: 'Колодец',
  'domain-coral': 'Личное владение, ряд придворных',
  'domain-black': 'Личное владение, ряд садовников',
  'domain-white': 'Личное владение, ряд воинов',
};
const to: Dictionary['to'] = {
  gate: 'к воротам',
  'steward-1': 'в 1-ю комнату распорядителей',
  'steward-2': 'во 2-ю комнату распорядителей',
  'steward-3': 'в 3-ю комнату распорядителей',
  'diplomat-1': 'в 1-ю комнату дипломатов',
  'diplomat-2': 'во 2-ю комнату дипломатов',
  daimyo: 'в покои даймё',
};
const inside = (space: keyof typeof spaces) => spaces[space].charAt(0).toLowerCase() + spaces[space].slice(1);
const yards: Dictionary['yards'] = {
  'yard-5': 'Тренировочная площадка за 5 железа',
  'yard-3': 'Тренировочная площадка за 3 железа',
  'yard-1': 'Тренировочная площадка за 1 железо',
};
const gardens: Dictionary['gardens'] = {
  'plant-1': 'Сад растений 1',
  'plant-2': 'Сад растений 2',
  'plant-3': 'Сад растений 3',
  'plant-4': 'Сад растений 4',
  'plant-5': 'Сад растений 5',
  'stone-1': 'Сад камней 1',
  'stone-2': 'Сад камней 2',
  'stone-3': 'Сад камней 3',
  'stone-4': 'Сад камней 4',
  'stone-5': 'Сад камней 5',
};
const garden = (card: keyof typeof gardens) => gardens[card].replace('Сад', 'сад');
const startingActions: Dictionary['startingActions'] = {
  'action-courtier': 'придворный',
  'action-warrior': 'воин',
  'action-gardener': 'садовник',
};
const decrees: Dictionary['decrees'] = {
  'decree-coin': 'Указ о монетах',
  'decree-seal': 'Указ о печатях',
  'decree-vp': 'Указ о почёте',
};
const symbols: EffectWords = {
  counted: {
    food,
    iron,
    pearl: pearls,
    coin: coins,
    seal: seals,
    vp: points,
    any: (n) => `${count(n, 'ресурс', 'ресурса', 'ресурсов')} на выбор`,
    time: (n) => `течение времени на ${count(n, 'деление', 'деления', 'делений')}`,
  },
  actions: {
    lantern: 'награда фонаря',
    well: 'колодец',
    courtier: 'действие придворного',
    warrior: 'действие воина',
    gardener: 'действие садовника',
    domain: 'действие личного владения',
    light: 'любое действие замка на светлом фоне',
    'tile:coral': 'любое действие замка у коралловой плитки',
    'tile:black': 'любое действие замка у чёрной плитки',
    'tile:white': 'любое действие замка у белой плитки',
    'tile:any': 'любое действие замка',
  },
  pay: (price, action) => `за ${price}: ${action}`,
};
const effect = effectIn(symbols);
/** Винительный падеж: «получает 1 еду». */
const got = (good: Counted, n: number) =>
  good === 'coin' ? coinsGot(n) : good === 'food' && n === 1 ? '1 еду' : symbols.counted[good](n);
const gains = gainsIn({
  good: got,
  list,
  got: (goods) => `получает ${goods}`,
  lost: (goods) => `теряет ${goods}: нет места`,
});
const sources: SourceWords = {
  start: 'Стартовые ресурсы',
  room: 'Комната',
  well: 'Колодец',
  lantern: 'Фонарь',
  row: 'Ряд владения',
  card: 'Карта на планшете',
  ladder: 'Карта комнаты',
  favour: 'Милость даймё',
  yard: 'Тренировочная площадка',
  garden: 'Сад',
  gardens: 'Ваши сады в конце раунда',
  block: 'Действие замка',
};
const card: Dictionary['card'] = (id) => {
  const [kind, rest] = id.split('-') as [string, string];
  if (kind === 'steward') return `Распорядитель ${Number(rest)}`;
  if (kind === 'diplomat') return `Дипломат ${Number(rest)}`;
  if (kind === 'resource') return `Стартовые ресурсы ${rest}`;
  if (kind === 'decree') return decrees[id as keyof typeof decrees];
  return `Стартовое действие: ${startingActions[id as keyof typeof startingActions]}`;
};
const rivalActs: Record<string, (n: string) => string> = {
  gate: () => 'придворный к воротам',
  up: (n) => `придворный вверх на ${count(Number(n), 'уровень', 'уровня', 'уровней')}`,
  warrior: (n) => `воин на площадку за ${iron(Number(n))}`,
  garden: (kind) => `садовник в сад${kind === 'plant' ? ' растений' : kind === 'stone' ? ' камней' : ''}`,
  vp: (n) => points(Number(n)),
  coin: (n) => coins(Number(n)),
  time: (n) => symbols.counted.time(Number(n)),
};
const rivalAct = (action: string) => {
  const [kind, n] = action.split(':') as [string, string];
  return rivalActs[kind]!(n);
};
const rival = 'Клан Токугава';

export const ru: Dictionary = {
  name: 'Белый замок',
  colours,
  spaces,
  to,
  from: {
    gate: 'от ворот',
    steward: 'с этажа распорядителей',
    diplomat: 'с этажа дипломатов',
    daimyo: 'из покоев даймё',
  },
  slots: { top: 'сверху', middle: 'посередине', bottom: 'снизу', upper: 'верхнее', lower: 'нижнее' },
  yards,
  gardens,
  startingActions,
  decrees,
  resources: { food: 'еда', iron: 'железо', pearl: 'перламутр' },
  seasons: ['весна', 'лето', 'осень', 'зима'],
  rival,
  card,
  effect,
  list,
  scoreRows: {
    played: 'Во время игры',
    purse: 'Монеты и печати',
    food: 'Еда',
    iron: 'Железо',
    pearl: 'Перламутр',
    time: 'Течение времени',
    courtiers: 'Придворные',
    warriors: 'Воины',
    gardeners: 'Садовники',
  },
  reasons: {
    full: 'нет места для ещё одного кубика',
    noTile: 'в комнате нет плитки этого цвета',
    otherRow: 'этот ряд для кубиков другого цвета',
    rowTaken: 'здесь уже лежит кубик',
    tooDear: 'не хватает монет на разницу',
    noIron: 'не хватает железа',
    noFood: 'не хватает еды',
    gardenerThere: 'здесь уже есть ваш садовник',
    noCoins: 'не хватает монет',
    noPearl: 'не хватает перламутра',
    noCourtier: 'на планшете не осталось придворных',
    nobodyThere: 'там нет ваших придворных',
    rowUsed: 'уже использован в этом ходу',
    nothingToDo: 'сейчас здесь нечего выполнить',
  },
  options: {
    'first-game': { name: 'Первая партия', help: 'Замок начинает с заданными картами и плитками: так проще учиться.' },
    level: { name: 'Клан в гостях', help: 'Насколько силён клан Токугава в начале, если вы играете в одиночку.' },
  },
  optionValue: (value) =>
    value === true
      ? 'да'
      : value === false
        ? 'нет'
        : value === 'easy'
          ? 'лёгкий'
          : value === 'medium'
            ? 'средний'
            : 'сложный',
  prompts: {
    choosePair: () => 'Какие стартовые карты вы берёте?',
    takeDie: () => 'Какой кубик вы берёте?',
    placeDie: ({ colour, value }) => `Куда вы ставите ${colours[colour]} кубик ${value}?`,
    pick: ({ from }) => `${sources[from]}: что дальше?`,
    chooseResource: ({ count: n }) =>
      n > 1 ? `Какой ресурс? Вы выбираете ${count(n, 'ресурс', 'ресурса', 'ресурсов')}.` : 'Какой ресурс?',
    outside: () => 'Какое из двух действий вы выполняете?',
    castleAction: () => 'Какое действие замка вы выполняете?',
    chooseRow: () => 'Какой ряд владения вы используете?',
    warrior: () => 'Где тренируется ваш воин?',
    gardener: () => 'За каким садом ухаживает ваш садовник?',
    courtier: ({ asked, climbed }) =>
      asked ? 'Поднимается ли придворный?' : climbed ? 'Просите ли вы аудиенции?' : 'Что делает ваш придворный?',
    lightBlock: () => 'Какое действие новой карты вы выполняете?',
    favour: () => 'Какую милость даймё вы принимаете?',
    checkpoint: (_, facts) => `Начинается новый сезон. Заплатить ${seals(facts.seals)}, чтобы пройти дальше?`,
    lastExchange: () => 'Перед подсчётом очков: обменять печати?',
    rivalGarden: () => 'В какой из этих садов идёт садовник клана Токугава?',
    rivalRoom: () => 'В какую комнату входит придворный клана Токугава? Её карта выходит из игры.',
  },
  stillToCome: {
    choosePair: ({ seat }, who) => `${who(seat)} выбирает стартовые карты`,
    nextTurn: () => 'следующий ход',
    takeDie: ({ seat }, who) => `${who(seat)} берёт кубик`,
    placeDie: ({ seat, colour, value }, who) => `${who(seat)} ставит ${colours[colour]} кубик ${value}`,
    rewards: ({ seat, left }, who) => `${who(seat)}: ${list(left.map(effect))}`,
    pick: ({ seat, left }, who) => `${who(seat)}: ${list(left.map(effect))}`,
    chooseResource: ({ seat, count: n }, who) => `${who(seat)} выбирает ${count(n, 'ресурс', 'ресурса', 'ресурсов')}`,
    outside: ({ seat }, who) => `${who(seat)} действует за стенами`,
    castleAction: ({ seat }, who) => `${who(seat)} выполняет действие замка`,
    chooseRow: ({ seat }, who) => `${who(seat)} использует ряд владения`,
    cardBeside: ({ seat }, who) => `${who(seat)} использует карту на планшете`,
    warrior: ({ seat }, who) => `${who(seat)} отправляет воина`,
    gardener: ({ seat }, who) => `${who(seat)} отправляет садовника`,
    courtier: ({ seat }, who) => `${who(seat)} отправляет придворного`,
    lightBlock: ({ seat, card: id }, who) => `${who(seat)} выполняет действие карты «${card(id)}»`,
    refillRoom: ({ room }) => `новая карта: ${inside(room)}`,
    favour: ({ seat }, who) => `${who(seat)} принимает милость даймё`,
    passTime: ({ seat, spaces: n }, who) => `${who(seat)}: ${symbols.counted.time(n)}`,
    checkpoint: ({ seat }, who) => `${who(seat)} стоит перед новым сезоном`,
    endRound: () => 'конец раунда',
    gardens: ({ seat }, who) => `${who(seat)} использует сады`,
    newRound: () => 'начало нового раунда',
    lastExchange: ({ seat }, who) => `${who(seat)} обменивает печати`,
    endGame: () => 'подсчёт очков',
    rivalTurn: () => 'ход клана Токугава',
    rivalGardens: () => 'сады клана Токугава',
    rivalAction: ({ action }) => `клан Токугава: ${rivalAct(action)}`,
    rivalGarden: ({ seat }, who) => `${who(seat)} выбирает сад для клана Токугава`,
    rivalRoom: ({ seat }, who) => `${who(seat)} выбирает комнату для клана Токугава`,
  },
  events: {
    rolls: ({ round }) => `Раунд ${round}: кубики брошены.`,
    turnOrder: ({ order, solo }, who) =>
      `Порядок ходов: ${order.map((clan) => (solo && clan === RIVAL ? 'клан Токугава' : who(clan))).join(', ')}.`,
    choosesPair: ({ seat, resource, action }, who) =>
      `${who(seat)} берёт карту «${card(resource)}» с действием «${startingActions[action]}».`,
    takesDie: ({ seat, colour, value, end }, who) =>
      `${who(seat)} берёт ${colours[colour]} кубик ${value} с ${end === 'left' ? 'левого' : 'правого'} края моста.`,
    placesDie: ({ seat, colour, value, space, coins: n }, who) =>
      `${who(seat)} ставит ${colours[colour]} кубик ${value}: ${inside(space)}${
        n > 0 ? `, получает ${coinsGot(n)}` : n < 0 ? `, платит ${coinsGot(-n)}` : ''
      }.`,
    gains: ({ seat, goods }, who) => `${who(seat)} ${gains(goods)}.`,
    exchanges: ({ seat, seals: n, into }, who) => `${who(seat)} меняет ${seals(n)} на ${got(into, 1)}.`,
    lantern: ({ seat }, who) => `${who(seat)} получает награду фонаря.`,
    well: ({ seat }, who) => `${who(seat)} получает дары колодца.`,
    pays: ({ seat, amount, price, action }, who) =>
      `${who(seat)} платит ${got(price, amount)}: ${symbols.actions[action]}.`,
    skips: ({ seat }, who) => `${who(seat)} отказывается от остального.`,
    declines: ({ seat }, who) => `${who(seat)} отказывается от действия.`,
    usesBlock: ({ seat, room, card: id }, who) =>
      `${who(seat)} выполняет действие карты «${card(id)}» (${inside(room)}).`,
    usesRow: ({ seat, row }, who) => `${who(seat)} использует ряд: ${inside(row)}.`,
    sendsWarrior: ({ seat, iron: n }, who) => `${who(seat)} отправляет воина на площадку за ${iron(n)}.`,
    sendsGardener: ({ seat, garden: id, food: n }, who) =>
      `${who(seat)} отправляет садовника в ${garden(id)} за ${got('food', n)}.`,
    asksAudience: ({ seat, coins: n }, who) => `${who(seat)} просит аудиенции за ${coinsGot(n)}.`,
    climbs: ({ seat, to: place, pearls: n }, who) => `${who(seat)} ведёт придворного ${to[place]} за ${pearls(n)}.`,
    takesCard: ({ seat, card: id }, who) => `${who(seat)} берёт карту «${card(id)}»; прежняя уходит в зону фонаря.`,
    keepsCard: ({ card: id }) => `Карта «${card(id)}» остаётся в комнате: колода пуста.`,
    refills: ({ room, card: id }) => `${card(id)} — новая карта: ${inside(room)}.`,
    favour: ({ seat, effect: gift }, who) => `${who(seat)} принимает милость даймё: ${effect(gift)}.`,
    timePasses: ({ seat, to: space }, who) => `${who(seat)} продвигается по течению времени до деления ${space}.`,
    paysCheckpoint: ({ seat, seals: n, space }, who) =>
      `${who(seat)} платит ${seals(n)} и вступает в новый сезон на делении ${space}.`,
    stopsAtCheckpoint: ({ seat, space }, who) => `${who(seat)} остаётся перед новым сезоном, на делении ${space}.`,
    gardensOpen: ({ seat, gardens: cards }, who) => `${who(seat)} может использовать: ${list(cards.map(garden))}.`,
    rivalTurns: ({ cards }) => `${rival} переворачивает ${count(cards.length, 'карту', 'карты', 'карт')}.`,
    rivalPlaces: ({ colour, value, space, coins: n }) =>
      `${rival} ставит ${colours[colour]} кубик ${value}: ${inside(space)}${n > 0 ? `, получает ${coinsGot(n)}` : ''}.`,
    rivalActs: ({ action }) => `${rival}: ${rivalAct(action)}.`,
    rivalCannot: ({ points: n }) => `${rival} не может этого сделать и получает ${points(n)}.`,
    rivalGardener: ({ garden: id }) => `${rival} отправляет садовника в ${garden(id)}.`,
    rivalWarrior: ({ yard }) => `${rival} отправляет воина: ${yards[yard].toLowerCase()}.`,
    rivalAtGate: () => `Придворный клана Токугава подходит к воротам.`,
    rivalClimbs: ({ to: place }) => `Придворный клана Токугава поднимается ${to[place]}.`,
    rivalSendsAway: ({ card: id, room }) => `${card(id)} выходит из игры (${inside(room)}).`,
    rivalTime: ({ to: space }) => `${rival} продвигается по течению времени до деления ${space}.`,
    rivalGains: ({ good, amount }) => `${rival} получает ${got(good, amount)}.`,
    rivalTurnsInCoins: ({ coins: n, points: p }) => `${rival} сдаёт ${coinsGot(n)} и получает ${points(p)}.`,
    rivalGardens: ({ gardeners, points: p }) =>
      `${rival} получает за ${count(gardeners, 'садовника', 'садовников', 'садовников')} ${points(p)}.`,
    scores: ({ seat, points: n }, who) => `${who(seat)}: ${points(n)}.`,
    rivalScores: ({ points: n, isBeaten }) => `${rival}: ${points(n)}. ${isBeaten ? 'Он повержен' : 'Он победил'}.`,
    gameEnds: () => 'Год окончен, подсчитываются очки.',
  },
  choices: {
    pair: ({ number, gives, lantern, action }) =>
      `Стартовые ресурсы ${number}: ${gives}; фонарь: ${lantern}; действие: ${action}`,
    die: (colour, value, end) =>
      end === 'left'
        ? `Кубик ${value} с ${coloursOf[colour]} моста, левый край, с фонарём`
        : `Кубик ${value} с ${coloursOf[colour]} моста, правый край`,
    place: (space, n, gives) =>
      `${space} (${n > 0 ? `+${coins(n)}` : n < 0 ? `−${coins(-n)}` : 'без монет'}): ${gives}`,
    oneOf: (parts) => disjunction.format(parts),
    skip: 'Отказаться от остального',
    decline: () => 'Отказаться от действия',
    block: (room, slot, gives) => `${room}, ${slot}: ${gives}`,
    row: (name, gives, cardGives) => `${name}: ${gives}; затем ${cardGives}`,
    yard: (name, _, gives) => `${name}: ${gives}`,
    garden: (name, n, p, gives) => `${name} за ${got('food', n)}, ${points(p)} в конце: ${gives}`,
    audience: (n) => `Просить аудиенции за ${coinsGot(n)}`,
    climb: (start, place, n, name) =>
      `Придворный ${start} ${place} за ${pearls(n)}${name === undefined ? '' : ` (${name})`}`,
    done: 'Это всё',
    favour: (place, gives) => `Милость ${place}: ${gives}`,
    payCheckpoint: (n) => `Заплатить ${seals(n)} и пройти дальше`,
    stop: 'Остаться перед контрольной точкой',
    exchange: (n, into) => `Обменять ${seals(n)} на ${got(into, 1)}`,
    countPoints: 'Перейти к подсчёту очков',
    rivalGarden: (name, p) => `${name}, ${points(p)}`,
    rivalRoom: (room, name) => `${room}: уходит ${name}`,
  },
  table: {
    round: (n) => `Раунд ${n} из 3`,
    order: (names) => `Порядок ходов: ${names.join(', ')}`,
    bridges: 'Мосты',
    none: 'нет',
    castle: 'Замок',
    outside: 'За стенами',
    well: (gives, n) => `Колодец: ${gives}${n > 0 ? ` (${count(n, 'кубик', 'кубика', 'кубиков')})` : ''}`,
    gardens: 'Сады',
    yards: 'Тренировочные площадки',
    decks: (stewards, diplomats) => `Колоды: распорядителей ${stewards}, дипломатов ${diplomats}`,
    daimyo: (favours) => `Даймё: ${favours}`,
    points,
    estimate: (n) => `${n}, если закончить сейчас`,
    goods: (has) => list([coins(has.coins), seals(has.seals), food(has.food), iron(has.iron), pearls(has.pearl)]),
    figures: (n) =>
      `придворные: у ворот ${n.gate}, на этажах ${n.first}, ${n.second} и ${n.third}; воины: ${n.warriors}; садовники: ${n.gardeners}`,
    time: (space, season) => `течение времени: ${space}, ${season}`,
    lantern: (all) => `фонарь: ${all}`,
    card: (name) => `карта: ${name}`,
    coins,
    nextDie: (colour, at, place) =>
      `следующий кубик: ${colours[colour]} мост, ${at === 'left' ? 'слева' : at === 'right' ? 'справа' : 'посередине'}; ${inside(place as keyof typeof spaces)}`,
  },
};
