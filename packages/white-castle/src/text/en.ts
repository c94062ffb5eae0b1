import { plurals } from '@engawa/kernel';
import { RIVAL } from '../state.ts';
import type { Dictionary, SourceWords } from './dictionary.ts';
import { type EffectWords, effectIn, gainsIn } from './effect.ts';

const count = plurals('en');
const coins = (n: number) => count(n, 'coin', 'coins');
const seals = (n: number) => count(n, 'seal', 'seals');
const points = (n: number) => count(n, 'clan point', 'clan points');
const pearls = (n: number) => `${n} mother-of-pearl`;
const dice = (n: number) => count(n, 'die', 'dice');
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });
const list = (parts: readonly string[]) => conjunction.format(parts);

const colours: Dictionary['colours'] = { coral: 'coral', black: 'black', white: 'white' };
const spaces: Dictionary['spaces'] = {
  'steward-1': 'Stewards’ room 1',
  'steward-2': 'Stewards’ room 2',
  'steward-3': 'Stewards’ room 3',
  'diplomat-1': 'Diplomats’ room 1',
  'diplomat-2': 'Diplomats’ room 2',
  'outside-1': 'Outside the walls, left',
  'outside-2': 'Outside the walls, right',
  well: 'Well',
  'domain-coral': 'Own domain, courtiers’ row',
  'domain-black': 'Own domain, gardeners’ row',
  'domain-white': 'Own domain, warriors’ row',
};
const to: Dictionary['to'] = {
  gate: 'to the gate',
  'steward-1': 'to stewards’ room 1',
  'steward-2': 'to stewards’ room 2',
  'steward-3': 'to stewards’ room 3',
  'diplomat-1': 'to diplomats’ room 1',
  'diplomat-2': 'to diplomats’ room 2',
  daimyo: 'to the daimyo’s chamber',
};
const inRoom = (room: keyof typeof spaces) => spaces[room].charAt(0).toLowerCase() + spaces[room].slice(1);
const yards: Dictionary['yards'] = {
  'yard-5': 'Training yard for 5 iron',
  'yard-3': 'Training yard for 3 iron',
  'yard-1': 'Training yard for 1 iron',
};
const gardens: Dictionary['gardens'] = {
  'plant-1': 'Plant garden 1',
  'plant-2': 'Plant garden 2',
  'plant-3': 'Plant garden 3',
  'plant-4': 'Plant garden 4',
  'plant-5': 'Plant garden 5',
  'stone-1': 'Stone garden 1',
  'stone-2': 'Stone garden 2',
  'stone-3': 'Stone garden 3',
  'stone-4': 'Stone garden 4',
  'stone-5': 'Stone garden 5',
};
const startingActions: Dictionary['startingActions'] = {
  'action-courtier': 'courtier',
  'action-warrior': 'warrior',
  'action-gardener': 'gardener',
};
const decrees: Dictionary['decrees'] = {
  'decree-coin': 'Decree of coins',
  'decree-seal': 'Decree of seals',
  'decree-vp': 'Decree of honour',
};
const symbols: EffectWords = {
  counted: {
    food: (n) => `${n} food`,
    iron: (n) => `${n} iron`,
    pearl: pearls,
    coin: coins,
    seal: seals,
    vp: points,
    any: (n) => `${count(n, 'resource', 'resources')} of your choice`,
    time: (n) => `${count(n, 'space', 'spaces')} in the passage of time`,
  },
  actions: {
    lantern: 'lantern reward',
    well: 'the well',
    courtier: 'courtier action',
    warrior: 'warrior action',
    gardener: 'gardener action',
    domain: 'personal domain action',
    light: 'any castle action on a light background',
    'tile:coral': 'any castle action beside a coral tile',
    'tile:black': 'any castle action beside a black tile',
    'tile:white': 'any castle action beside a white tile',
    'tile:any': 'any castle action',
  },
  pay: (price, action) => `pay ${price} for: ${action}`,
};
const effect = effectIn(symbols);
const gains = gainsIn({
  good: (good, n) => symbols.counted[good](n),
  list,
  got: (goods) => `gains ${goods}`,
  lost: (goods) => `loses ${goods} for lack of room`,
});
const sources: SourceWords = {
  start: 'Your starting resources',
  room: 'The room',
  well: 'The well',
  lantern: 'The lantern',
  row: 'The row of your domain',
  card: 'The card on your mat',
  ladder: 'The card of the room',
  favour: 'The daimyo’s favour',
  yard: 'The training yard',
  garden: 'The garden',
  gardens: 'Your gardens at the end of the round',
  block: 'The castle action',
};
const card: Dictionary['card'] = (id) => {
  const [kind, rest] = id.split('-') as [string, string];
  if (kind === 'steward') return `Steward ${Number(rest)}`;
  if (kind === 'diplomat') return `Diplomat ${Number(rest)}`;
  if (kind === 'resource') return `Starting resources ${rest}`;
  if (kind === 'decree') return decrees[id as keyof typeof decrees];
  return `Starting action: ${startingActions[id as keyof typeof startingActions]}`;
};
const rivalActs: Record<string, (n: string) => string> = {
  gate: () => 'a courtier to the gate',
  up: (n) => `a courtier up ${count(Number(n), 'level', 'levels')}`,
  warrior: (n) => `a warrior to the yard for ${n} iron`,
  garden: (kind) => `a gardener to a ${kind === 'any' ? '' : `${kind} `}garden`,
  vp: (n) => points(Number(n)),
  coin: (n) => coins(Number(n)),
  time: (n) => symbols.counted.time(Number(n)),
};
const rivalAct = (action: string) => {
  const [kind, n] = action.split(':') as [string, string];
  return rivalActs[kind]!(n);
};
const rival = 'The Tokugawa clan';

export const en: Dictionary = {
  name: 'The White Castle',
  colours,
  spaces,
  to,
  from: {
    gate: 'from the gate',
    steward: 'from the stewards’ floor',
    diplomat: 'from the diplomats’ floor',
    daimyo: 'from the daimyo’s chamber',
  },
  slots: { top: 'top', middle: 'middle', bottom: 'bottom', upper: 'upper', lower: 'lower' },
  yards,
  gardens,
  startingActions,
  decrees,
  resources: { food: 'food', iron: 'iron', pearl: 'mother-of-pearl' },
  seasons: ['spring', 'summer', 'autumn', 'winter'],
  rival,
  card,
  effect,
  list,
  scoreRows: {
    played: 'During the game',
    purse: 'Coins and seals',
    food: 'Food',
    iron: 'Iron',
    pearl: 'Mother-of-pearl',
    time: 'Passage of time',
    courtiers: 'Courtiers',
    warriors: 'Warriors',
    gardeners: 'Gardeners',
  },
  reasons: {
    full: 'no room for another die',
    noTile: 'no tile of this colour in the room',
    otherRow: 'this row takes dice of another colour',
    rowTaken: 'a die already lies here',
    tooDear: 'not enough coins for the difference',
    noIron: 'not enough iron',
    noFood: 'not enough food',
    gardenerThere: 'a gardener of yours is already here',
    noCoins: 'not enough coins',
    noPearl: 'not enough mother-of-pearl',
    noCourtier: 'no courtier left on the mat',
    nobodyThere: 'no courtier of yours there',
    rowUsed: 'already used in this turn',
    nothingToDo: 'nothing here can be done now',
  },
  options: {
    'first-game': { name: 'First game', help: 'The castle begins with fixed cards and tiles, good to learn with.' },
    level: { name: 'Visiting clan', help: 'How strong the Tokugawa clan begins when you play alone.' },
  },
  optionValue: (value) =>
    value === true
      ? 'yes'
      : value === false
        ? 'no'
        : value === 'easy'
          ? 'easy'
          : value === 'medium'
            ? 'medium'
            : 'hard',
  prompts: {
    choosePair: () => 'Which starting cards do you take?',
    takeDie: () => 'Which die do you take?',
    placeDie: ({ colour, value }) => `Where do you put the ${colours[colour]} ${value}?`,
    pick: ({ from }) => `${sources[from]}: what comes next?`,
    chooseResource: ({ count: n }) => (n > 1 ? `Which resource? You choose ${n} of them.` : 'Which resource?'),
    outside: () => 'Which of the two actions do you do?',
    castleAction: () => 'Which castle action do you do?',
    chooseRow: () => 'Which row of your domain do you use?',
    warrior: () => 'Where does your warrior train?',
    gardener: () => 'Which garden does your gardener tend?',
    courtier: ({ asked, climbed }) =>
      asked
        ? 'Does a courtier climb too?'
        : climbed
          ? 'Do you request an audience too?'
          : 'What does your courtier do?',
    lightBlock: () => 'Which action of your new card do you do?',
    favour: () => 'Which favour of the daimyo do you take?',
    checkpoint: (_, facts) => `A new season begins. Do you pay ${seals(facts.seals)} to go on?`,
    lastExchange: () => 'Before the points are counted: do you exchange seals?',
    rivalGarden: () => 'Which of these gardens does the Tokugawa gardener tend?',
    rivalRoom: () => 'Which room does the Tokugawa courtier enter? Its card leaves the game.',
  },
  stillToCome: {
    choosePair: ({ seat }, who) => `${who(seat)} chooses starting cards`,
    nextTurn: () => 'the next turn',
    takeDie: ({ seat }, who) => `${who(seat)} takes a die`,
    placeDie: ({ seat, colour, value }, who) => `${who(seat)} places the ${colours[colour]} ${value}`,
    rewards: ({ seat, left }, who) => `${who(seat)}: ${list(left.map(effect))}`,
    pick: ({ seat, left }, who) => `${who(seat)}: ${list(left.map(effect))}`,
    chooseResource: ({ seat, count: n }, who) => `${who(seat)} chooses ${count(n, 'resource', 'resources')}`,
    outside: ({ seat }, who) => `${who(seat)} acts outside the walls`,
    castleAction: ({ seat }, who) => `${who(seat)} does a castle action`,
    chooseRow: ({ seat }, who) => `${who(seat)} uses a row of the domain`,
    cardBeside: ({ seat }, who) => `${who(seat)} uses the card on the mat`,
    warrior: ({ seat }, who) => `${who(seat)} sends a warrior`,
    gardener: ({ seat }, who) => `${who(seat)} sends a gardener`,
    courtier: ({ seat }, who) => `${who(seat)} sends a courtier`,
    lightBlock: ({ seat, card: id }, who) => `${who(seat)} does an action of ${card(id)}`,
    refillRoom: ({ room }) => `a new card for ${inRoom(room)}`,
    favour: ({ seat }, who) => `${who(seat)} takes a favour of the daimyo`,
    passTime: ({ seat, spaces: n }, who) => `${who(seat)}: ${symbols.counted.time(n)}`,
    checkpoint: ({ seat }, who) => `${who(seat)} stands before a new season`,
    endRound: () => 'the round ends',
    gardens: ({ seat }, who) => `${who(seat)} uses the gardens`,
    newRound: () => 'a new round begins',
    lastExchange: ({ seat }, who) => `${who(seat)} exchanges seals`,
    endGame: () => 'the points are counted',
    rivalTurn: () => 'the Tokugawa clan takes its turn',
    rivalGardens: () => 'the gardens of the Tokugawa clan',
    rivalAction: ({ action }) => `the Tokugawa clan: ${rivalAct(action)}`,
    rivalGarden: ({ seat }, who) => `${who(seat)} chooses a garden for the Tokugawa clan`,
    rivalRoom: ({ seat }, who) => `${who(seat)} chooses a room for the Tokugawa clan`,
  },
  events: {
    rolls: ({ round }) => `Round ${round}: the dice are rolled.`,
    turnOrder: ({ order, solo }, who) =>
      `Turn order: ${order.map((clan) => (solo && clan === RIVAL ? 'the Tokugawa clan' : who(clan))).join(', ')}.`,
    choosesPair: ({ seat, resource, action }, who) =>
      `${who(seat)} takes ${card(resource)} with the action “${startingActions[action]}”.`,
    takesDie: ({ seat, colour, value, end }, who) =>
      `${who(seat)} takes the ${colours[colour]} ${value} from the ${end} end of its bridge.`,
    placesDie: ({ seat, colour, value, space, coins: n }, who) =>
      `${who(seat)} places the ${colours[colour]} ${value}: ${inRoom(space)}${
        n > 0 ? `, gaining ${coins(n)}` : n < 0 ? `, paying ${coins(-n)}` : ''
      }.`,
    gains: ({ seat, goods }, who) => `${who(seat)} ${gains(goods)}.`,
    exchanges: ({ seat, seals: n, into }, who) => `${who(seat)} exchanges ${seals(n)} for ${symbols.counted[into](1)}.`,
    lantern: ({ seat }, who) => `${who(seat)} gets the lantern reward.`,
    well: ({ seat }, who) => `${who(seat)} gets what the well gives.`,
    pays: ({ seat, amount, price, action }, who) =>
      `${who(seat)} pays ${symbols.counted[price](amount)} for: ${symbols.actions[action]}.`,
    skips: ({ seat }, who) => `${who(seat)} leaves the rest.`,
    declines: ({ seat }, who) => `${who(seat)} does without the action.`,
    usesBlock: ({ seat, room, card: id }, who) => `${who(seat)} does an action of ${card(id)}, ${inRoom(room)}.`,
    usesRow: ({ seat, row }, who) => `${who(seat)} uses a row: ${inRoom(row)}.`,
    sendsWarrior: ({ seat, iron }, who) => `${who(seat)} sends a warrior to train for ${iron} iron.`,
    sendsGardener: ({ seat, garden, food }, who) =>
      `${who(seat)} sends a gardener to ${gardens[garden]} for ${food} food.`,
    asksAudience: ({ seat, coins: n }, who) => `${who(seat)} requests an audience for ${coins(n)}.`,
    climbs: ({ seat, to: place, pearls: n }, who) => `${who(seat)} sends a courtier up ${to[place]} for ${pearls(n)}.`,
    takesCard: ({ seat, card: id }, who) => `${who(seat)} takes ${card(id)}; the old card goes to the lantern area.`,
    keepsCard: ({ card: id }) => `${card(id)} stays in its room: the deck is empty.`,
    refills: ({ room, card: id }) => `${card(id)} comes to ${inRoom(room)}.`,
    favour: ({ seat, effect: gift }, who) => `${who(seat)} takes the daimyo’s favour: ${effect(gift)}.`,
    timePasses: ({ seat, to: space }, who) => `${who(seat)} moves on in the passage of time, to space ${space}.`,
    paysCheckpoint: ({ seat, seals: n, space }, who) =>
      `${who(seat)} pays ${seals(n)} and enters a new season on space ${space}.`,
    stopsAtCheckpoint: ({ seat, space }, who) => `${who(seat)} stays before the new season, on space ${space}.`,
    gardensOpen: ({ seat, gardens: cards }, who) =>
      `${who(seat)} may use ${list(cards.map((garden) => gardens[garden]))}.`,
    rivalTurns: ({ cards }) => `${rival} turns over ${count(cards.length, 'card', 'cards')}.`,
    rivalPlaces: ({ colour, value, space, coins: n }) =>
      `${rival} places the ${colours[colour]} ${value}: ${inRoom(space)}${n > 0 ? `, gaining ${coins(n)}` : ''}.`,
    rivalActs: ({ action }) => `${rival}: ${rivalAct(action)}.`,
    rivalCannot: ({ points: n }) => `${rival} cannot do that and scores ${points(n)}.`,
    rivalGardener: ({ garden }) => `${rival} sends a gardener to ${gardens[garden]}.`,
    rivalWarrior: ({ yard }) => `${rival} sends a warrior: ${yards[yard].toLowerCase()}.`,
    rivalAtGate: () => `${rival} has a courtier at the gate.`,
    rivalClimbs: ({ to: place }) => `${rival} sends a courtier up ${to[place]}.`,
    rivalSendsAway: ({ card: id, room }) => `${card(id)} leaves ${inRoom(room)} and the game.`,
    rivalTime: ({ to: space }) => `${rival} moves on in the passage of time, to space ${space}.`,
    rivalGains: ({ good, amount }) => `${rival} gains ${symbols.counted[good](amount)}.`,
    rivalTurnsInCoins: ({ coins: n, points: p }) => `${rival} turns in ${coins(n)}: ${points(p)}.`,
    rivalGardens: ({ gardeners, points: p }) =>
      `${rival} scores its ${count(gardeners, 'gardener', 'gardeners')}: ${points(p)}.`,
    scores: ({ seat, points: n }, who) => `${who(seat)} has ${points(n)}.`,
    rivalScores: ({ points: n, isBeaten }) => `${rival} has ${points(n)} and ${isBeaten ? 'is beaten' : 'wins'}.`,
    gameEnds: () => 'The year is over; the points are counted.',
  },
  choices: {
    pair: ({ number, gives, lantern, action }) =>
      `Starting resources ${number}: ${gives}; lantern: ${lantern}; action: ${action}`,
    die: (colour, value, end) =>
      `The ${colours[colour]} ${value}, ${end} end${end === 'left' ? ', with the lantern' : ''}`,
    place: (space, n, gives) => `${space} (${n > 0 ? `+${coins(n)}` : n < 0 ? `−${coins(-n)}` : 'no coins'}): ${gives}`,
    oneOf: (parts) => disjunction.format(parts),
    skip: 'Leave the rest',
    decline: () => 'Do without the action',
    block: (room, slot, gives) => `${room}, ${slot}: ${gives}`,
    row: (name, gives, cardGives) => `${name}: ${gives}; then ${cardGives}`,
    yard: (name, _, gives) => `${name}: ${gives}`,
    garden: (name, food, p, gives) => `${name} for ${food} food, ${points(p)} at the end: ${gives}`,
    audience: (n) => `Request an audience for ${coins(n)}`,
    climb: (start, place, n, name) =>
      `A courtier ${start} ${place} for ${pearls(n)}${name === undefined ? '' : ` (${name})`}`,
    done: 'That is all',
    favour: (place, gives) => `Favour ${place}: ${gives}`,
    payCheckpoint: (n) => `Pay ${seals(n)} and go on`,
    stop: 'Stay before the checkpoint',
    exchange: (n, into) => `Exchange ${seals(n)} for ${symbols.counted[into](1)}`,
    countPoints: 'Count the points',
    rivalGarden: (name, p) => `${name}, ${points(p)}`,
    rivalRoom: (room, name) => `${room}: ${name} leaves`,
  },
  table: {
    round: (n) => `Round ${n} of 3`,
    order: (names) => `Turn order: ${names.join(', ')}`,
    bridges: 'Bridges',
    none: 'none',
    castle: 'Castle',
    outside: 'Outside the walls',
    well: (gives, n) => `Well: ${gives}${n > 0 ? ` (${dice(n)})` : ''}`,
    gardens: 'Gardens',
    yards: 'Training yards',
    decks: (stewards, diplomats) => `Decks: ${stewards} stewards, ${diplomats} diplomats`,
    daimyo: (favours) => `Daimyo: ${favours}`,
    points,
    estimate: (n) => `${n} if it ended now`,
    goods: (has) =>
      `${coins(has.coins)}, ${seals(has.seals)}, ${has.food} food, ${has.iron} iron, ${pearls(has.pearl)}`,
    figures: (n) =>
      `courtiers: ${n.gate} at the gate, ${n.first}, ${n.second} and ${n.third} on the floors; warriors: ${n.warriors}; gardeners: ${n.gardeners}`,
    time: (space, season) => `passage of time: ${space}, ${season}`,
    lantern: (all) => `lantern: ${all}`,
    card: (name) => `card: ${name}`,
    coins,
    nextDie: (colour, at, place) =>
      `next die: ${colours[colour]} bridge, ${at}, ${inRoom(place as keyof typeof spaces)}`,
  },
};
