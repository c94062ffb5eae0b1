import { plurals } from '@engawa/kernel';
import type { Dictionary } from './dictionary.ts';

const count = plurals('en');
const coins = (n: number) => count(n, 'coin', 'coins');
const points = (n: number) => count(n, 'point', 'points');
const meals = (n: number) => count(n, 'meal', 'meals');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

const spaces: Dictionary['spaces'] = {
  village: 'Village',
  farm: 'Farm',
  paddy: 'Rice paddy',
  mountain: 'Mountain',
  sea: 'Sea',
  'hot-spring': 'Hot springs',
  temple: 'Temple',
  encounter: 'Encounter',
  inn: 'Inn',
};
const inns: Dictionary['inns'] = {
  'inn-kyoto': 'Kyoto',
  'inn-1': 'Inn 1',
  'inn-2': 'Inn 2',
  'inn-3': 'Inn 3',
  'inn-edo': 'Edo',
};
const panoramas: Dictionary['panoramas'] = { paddy: 'rice paddy', mountain: 'mountain', sea: 'sea' };
const travellers: Dictionary['travellers'] = {
  hiroshige: 'Hiroshige, artist',
  chuubei: 'Chuubei, messenger',
  kinko: 'Kinko, ronin',
  yoshiyasu: 'Yoshiyasu, functionary',
  satsuki: 'Satsuki, orphan',
  mitsukuni: 'Mitsukuni, old man',
  sasayakko: 'Sasayakko, geisha',
  hirotada: 'Hirotada, priest',
  umegae: 'Umegae, street entertainer',
  'zen-emon': 'Zen-emon, merchant',
  none: 'traveller',
};
const mealNames: Dictionary['meals'] = {
  dango: 'Dango',
  misoshiru: 'Misoshiru',
  nigirimeshi: 'Nigirimeshi',
  soba: 'Soba',
  sushi: 'Sushi',
  tempura: 'Tempura',
  tofu: 'Tofu',
  yakitori: 'Yakitori',
  donburi: 'Donburi',
  fugu: 'Fugu',
  sashimi: 'Sashimi',
  'tai-meshi': 'Tai meshi',
  udon: 'Udon',
  unagi: 'Unagi',
};
const souvenirs: Dictionary['souvenirs'] = {
  gofu: 'Gofu (amulet)',
  hashi: 'Hashi (chopsticks)',
  koma: 'Koma (spinning top)',
  uchiwa: 'Uchiwa (fan)',
  washi: 'Washi (paper)',
  yunomi: 'Yunomi (tea cup)',
  kamaboko: 'Kamaboko (fish cake)',
  konpeito: 'Konpeito (sugar candy)',
  manju: 'Manju (buns)',
  daifuku: 'Daifuku (rice cakes)',
  ocha: 'Ocha (green tea)',
  sake: 'Sake',
  furoshiki: 'Furoshiki (wrapping cloth)',
  geta: 'Geta (wooden sandals)',
  haori: 'Haori (jacket)',
  kanzashi: 'Kanzashi (hair comb)',
  sandogasa: 'Sandogasa (straw hat)',
  yukata: 'Yukata (robe)',
  jubako: 'Jubako (lacquer boxes)',
  netsuke: 'Netsuke (figurine)',
  shikki: 'Shikki (lacquerware)',
  shamisen: 'Shamisen (lute)',
  sumie: 'Sumie (ink painting)',
  ukiyoe: 'Ukiyoe (woodcut print)',
};
const encounters: Dictionary['encounters'] = {
  shokunin: 'Shokunin, the travelling merchant',
  'annaibito-paddy': 'Annaibito, the guide to the rice paddy',
  'annaibito-mountain': 'Annaibito, the guide to the mountain',
  'annaibito-sea': 'Annaibito, the guide to the sea',
  samurai: 'a samurai',
  kuge: 'Kuge, a noble',
  miko: 'Miko, a shrine maiden',
};
const achievements: Dictionary['achievements'] = {
  paddy: 'Rice paddy panorama',
  mountain: 'Mountain panorama',
  sea: 'Sea panorama',
  gourmet: 'Gourmet',
  bather: 'Bather',
  chatterbox: 'Chatterbox',
  collector: 'Collector',
};

function stop(id: string): string {
  if (id in inns) return inns[id as keyof typeof inns];
  const [, space, number] = /^(.*)-(\d+)$/.exec(id)!;
  return `${spaces[space as keyof typeof spaces]} ${number}`;
}

export const en: Dictionary = {
  name: 'Tokaido',
  spaces,
  signs: {
    village: 'Vi',
    farm: 'Fa',
    paddy: 'Pa',
    mountain: 'Mo',
    sea: 'Se',
    'hot-spring': 'Ho',
    temple: 'Te',
    encounter: 'En',
    inn: 'Inn',
  },
  inns,
  panoramas,
  travellers,
  powers: {
    hiroshige: 'at each of the three inns between Kyoto and Edo takes the next fragment of a panorama',
    chuubei: 'at each of the three inns between Kyoto and Edo has an encounter before the meal',
    kinko: 'pays one coin less for every meal',
    yoshiyasu: 'draws two cards at every encounter and keeps one',
    satsuki: 'at every inn is offered a random meal for nothing',
    mitsukuni: 'scores one point more for every hot spring and every achievement',
    sasayakko: 'gets the cheapest of two or more souvenirs for nothing',
    hirotada: 'adds a coin from the reserve to every donation',
    umegae: 'gains a point and a coin at every encounter',
    'zen-emon': 'may buy one souvenir for one coin in every village',
    none: 'has no power',
  },
  meals: mealNames,
  souvenirs,
  kinds: { 'small-object': 'small object', food: 'food', clothing: 'clothing', art: 'art' },
  encounters,
  achievements,
  scoreRows: {
    panoramas: 'Panoramas',
    springs: 'Hot springs',
    souvenirs: 'Souvenirs',
    encounters: 'Encounters',
    meals: 'Meals',
    donations: 'Donations',
    achievements: 'Achievements',
    temple: 'Temple ranking',
  },
  reasons: {
    noCoins: 'without a coin one may not stop here',
    complete: 'this panorama is already complete',
    occupied: 'no free place',
    tooDear: 'not enough coins',
    eaten: 'the same dish is not eaten twice',
  },
  options: {
    initiatory: { name: 'Initiatory journey', help: 'No travellers with powers; everybody starts with seven coins.' },
    'return-trip': { name: 'Return trip', help: 'From Edo to Kyoto.' },
    culinary: { name: 'Culinary journey', help: 'One meal fewer at every inn.' },
    preparation: { name: 'Preparations', help: 'Whoever leaves later starts with more coins.' },
    gourmet: { name: 'Gourmet counts', help: 'The coins really paid for meals, or the prices printed on them.' },
  },
  optionValue: (value) =>
    value === true ? 'yes' : value === false ? 'no' : value === 'paid' ? 'coins paid' : 'printed prices',
  prompts: {
    chooseTraveller: () => 'Who are you on this journey?',
    move: (_, { coins: held }) => `Where do you go? You have ${coins(held)}.`,
    moveNeutral: () => 'Where does the neutral traveller go?',
    buySouvenirs: ({ basket }, { coins: held, cost }) =>
      basket.length > 0
        ? `Your basket costs ${coins(cost)} of your ${held}. What else?`
        : `What do you buy? You have ${coins(held)}.`,
    temple: (_, { coins: held }) => `How much do you give to the temple? You have ${coins(held)}.`,
    pickEncounter: () => 'Whom do you meet? The other card goes under the deck.',
    pickPanorama: () => 'Which panorama do you go on with?',
    freeMeal: () => 'You are offered a meal for nothing.',
    buyMeal: (_, { coins: held }) => `What do you eat? You have ${coins(held)}.`,
  },
  stillToCome: {
    chooseTraveller: ({ seat }, who) => `${who(seat)} chooses a traveller`,
    showTraveller: ({ seat }, who) => `${who(seat)} shows the traveller`,
    lineUp: () => 'the travellers line up',
    nextTraveller: () => 'the last traveller on the road moves',
    move: ({ seat }, who) => `${who(seat)} moves`,
    moveNeutral: ({ seat }, who) => `${who(seat)} moves the neutral traveller`,
    buySouvenirs: ({ seat }, who) => `${who(seat)} buys souvenirs`,
    pickPanorama: ({ seat }, who) => `${who(seat)} chooses a panorama`,
    temple: ({ seat }, who) => `${who(seat)} gives to the temple`,
    pickEncounter: ({ seat }, who) => `${who(seat)} chooses an encounter`,
    meal: ({ seat }, who) => `${who(seat)} has a meal`,
    freeMeal: ({ seat }, who) => `${who(seat)} takes the offered meal or not`,
    buyMeal: ({ seat }, who) => `${who(seat)} chooses a meal`,
    journeysEnd: () => 'the journey ends',
  },
  events: {
    showsTraveller: ({ seat, traveller, coins: n }, who) =>
      `${who(seat)} travels as ${travellers[traveller]}, with ${coins(n)}.`,
    linesUp: () => 'The travellers line up at the start in random order.',
    preparation: ({ seat, coins: n }, who) =>
      `${who(seat)} ${n > 0 ? 'gains' : 'gives up'} ${coins(Math.abs(n))} for the place in the line.`,
    moves: ({ seat, to, second }, who) => `${who(seat)} goes to ${stop(to)}${second ? ', second place' : ''}.`,
    movesNeutral: ({ seat, to }, who) => `${who(seat)} sends the neutral traveller to ${stop(to)}.`,
    farm: ({ seat, coins: n }, who) => `${who(seat)} earns ${coins(n)} on the farm.`,
    panorama: ({ seat, of, fragment }, who) =>
      `${who(seat)} adds fragment ${fragment} of the ${panoramas[of]}: ${points(fragment)}.`,
    declinesPanorama: ({ seat }, who) => `${who(seat)} does not follow the guide.`,
    spring: ({ seat, points: n }, who) => `${who(seat)} bathes in a hot spring: ${points(n)}.`,
    donates: ({ seat, coins: n }, who) => `${who(seat)} gives ${coins(n)} to the temple: ${points(n)}.`,
    donatesFromReserve: ({ seat, coins: n }, who) =>
      `${who(seat)} adds ${coins(n)} from the reserve to the temple: ${points(n)}.`,
    neutralDonates: ({ coins: n }) => `The neutral traveller gives ${coins(n)} to the temple.`,
    offers: ({ seat, offer }, who) =>
      offer.length > 0
        ? `${who(seat)} is shown ${list.format(offer.map((card) => souvenirs[card]))}.`
        : `${who(seat)} finds no souvenirs left.`,
    buys: ({ seat, cards, coins: n, points: p }, who) =>
      `${who(seat)} buys ${list.format(cards.map((card) => souvenirs[card]))} for ${coins(n)}: ${points(p)}.`,
    buysNothing: ({ seat }, who) => `${who(seat)} buys nothing.`,
    meets: ({ seat, card }, who) => `${who(seat)} meets ${encounters[card]}.`,
    entertains: ({ seat, points: p, coins: n }, who) =>
      `${who(seat)} gives a performance: ${points(p)} and ${coins(n)}.`,
    putsEncounterUnder: ({ seat }, who) => `${who(seat)} puts another encounter under the deck.`,
    putThisEncounterUnder: ({ card }) => `It was ${encounters[card]}.`,
    givenSouvenir: ({ seat, card, points: p }, who) => `${who(seat)} is given ${souvenirs[card]}: ${points(p)}.`,
    noSouvenirLeft: ({ seat }, who) => `${who(seat)} gets nothing: no souvenir is left.`,
    gainsPoints: ({ seat, points: p }, who) => `${who(seat)} scores ${points(p)}.`,
    gainsCoins: ({ seat, coins: n }, who) => `${who(seat)} gains ${coins(n)}.`,
    offeredMeal: ({ card }) => `The offered meal is ${mealNames[card]}.`,
    takesOfferedMeal: ({ seat, card, points: p }, who) =>
      `${who(seat)} takes ${mealNames[card]} for nothing: ${points(p)}.`,
    declinesOfferedMeal: ({ seat }, who) => `${who(seat)} does not take the offered meal.`,
    mealsLaid: ({ meals: n }) => `The inn serves ${meals(n)}.`,
    looksAtMeals: ({ seat, meals: n }, who) => `${who(seat)} looks at ${meals(n)}.`,
    eats: ({ seat, card, coins: n, points: p }, who) =>
      `${who(seat)} eats ${mealNames[card]} for ${n === 0 ? 'nothing' : coins(n)}: ${points(p)}.`,
    doesNotEat: ({ seat }, who) => `${who(seat)} goes to bed without a meal.`,
    neutralDiscardsMeal: () => 'A random meal goes under the deck for the neutral traveller.',
    leaveInn: ({ inn, meals: n }) => `All have met at ${stop(inn)}; ${meals(n)} left uneaten.`,
    achieves: ({ seat, achievement, points: p }, who) =>
      `${who(seat)} earns the achievement “${achievements[achievement]}”: ${points(p)}.`,
    templeRank: ({ seat, rank, coins: n, points: p }, who) =>
      `${who(seat)} is number ${rank} at the temple with ${coins(n)}: ${points(p)}.`,
    journeyEnds: () => 'The journey is over.',
  },
  choices: {
    stop: (name, gives) => `${name}: ${gives}`,
    coins: (n) => `+${coins(n)}`,
    fragment: (n) => `fragment ${n}, +${points(n)}`,
    drawSpring: (more) => (more ? 'three or four points' : 'two or three points'),
    drawEncounter: 'meet somebody',
    souvenirs: 'souvenirs',
    donation: 'a point for every coin given',
    meal: 'a meal',
    nothing: 'no effect',
    neutralGift: 'a coin from the reserve goes to the temple',
    neutralMeal: 'a random meal goes under the deck',
    traveller: (name, n, power) => `${name} (${coins(n)}): ${power}`,
    souvenir: (name, kind, price, p) => `${name}, ${kind}: ${coins(price)}, +${points(p)}`,
    done: 'That is all, pay',
    buyNothing: 'Buy nothing',
    give: (n) => `Give ${coins(n)}`,
    panorama: (name, n) => `The ${name}: fragment ${n}, +${points(n)}`,
    decline: 'None of them',
    takeMeal: (name) => `Take ${name} for nothing: +6 points`,
    declineMeal: 'Do not take it',
    dish: (name, price) => (price === 0 ? `${name}: for nothing, +6 points` : `${name}: ${coins(price)}, +6 points`),
    skipMeal: 'Go to bed without a meal',
  },
  table: {
    neutral: 'the neutral traveller',
    leg: (from, to) => `${from} to ${to}`,
    legend:
      'Vi village · Te temple · En encounter · Fa farm · Pa rice paddy · Mo mountain · Se sea · Ho hot springs · ² double space',
    score: points,
    coins,
    donated: (n) => `${coins(n)} in the temple`,
    panoramas: 'panoramas',
    souvenirs: 'souvenirs',
    springs: 'hot springs',
    encounters: 'encounters',
    meals: 'meals',
    achievements: 'achievements',
    none: 'none',
    mealTable: (n) => `On the meal table: ${meals(n)}`,
    facedown: 'face down',
    someOf: (names) => `some of: ${names}`,
    decks: (n) =>
      `Decks: ${meals(n.meals)} · ${n.souvenirs} souvenirs · ${n.encounters} encounters · ${n.springs} hot springs`,
  },
};
