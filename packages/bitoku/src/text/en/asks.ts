import { plurals } from '@engawa/kernel';
import { CARD_SLOTS, REGIONS } from '../../components.ts';
import type { Asks } from '../dictionary.ts';
import { capital, names, points } from './names.ts';

const count = plurals('en');
const resources = (n: number) => count(n, 'resource', 'resources');
const cheaper = (n: number) => (n > 0 ? ` You pay ${resources(n)} less.` : '');
const onPath = (path: number | undefined) => (path === undefined ? '' : ` of path ${path + 1}`);
const sentence = (text: string) => (text === '' ? '' : `: ${text}`);

export const asks: Asks = {
  prompts: {
    springDiscard: ({ left }) =>
      left > 1 ? `Three cards stay in your hand: discard ${left}.` : 'Three cards stay in your hand: discard one.',
    pickDream: () => 'Harvest: which crystal of dreams comes next?',
    basic: () => 'What do you do in this turn?',
    chooseSlot: ({ card }) => `Where do you play ${names.yokai(card)}?`,
    playOrder: () => 'What comes first, the card or its crystal?',
    placeDie: ({ slot }) => `Where does the ${names.slots[CARD_SLOTS[slot]!]} die go? Amulets raise it before.`,
    overSix: () => 'Another 6 is here. Do you spend an amulet to count for more?',
    resolve: ({ forest }) =>
      forest ? 'Which action do you do: of the Forest, or of a building?' : 'Which building do you use?',
    copyDie: () => 'Whose die do you copy?',
    copyRow: ({ region, value }) =>
      `Which forest action ${names.inRegion[REGIONS[region]!]} do you do, with a ${value}?`,
    ownerBonus: () => 'Your building was used: what do you take?',
    crossReward: () => 'How does the Forest thank you?',
    pickTwo: ({ count: n }) => (n > 1 ? 'Two different ones: which comes first?' : 'One more: which one?'),
    pick: ({ from }) => `${names.sources[from]}: what comes next?`,
    chooseOne: ({ from }) => `${names.sources[from]}: which one?`,
    payFor: ({ price, next }) => `Do you pay ${resources(price)} for ${names.part(next)}?`,
    chooseResource: ({ count: n }) => (n > 1 ? `Which resource? You choose ${n} of them.` : 'Which resource?'),
    kodama: ({ steps }) =>
      steps > 1 ? `Which kodama goes forward? You have ${steps} steps.` : 'Which kodama goes forward?',
    back: () => 'Whose kodama goes back?',
    unlock: () => 'Which die do you free?',
    move: ({ points: n }) => `How do you use ${n > 1 ? `${n} movement points` : 'your movement point'}?`,
    keepYokai: () => 'Which yokai do you keep?',
    keepBitoku: () => 'Which bitoku do you add to your path?',
    keepVision: () => 'Which vision do you keep?',
    iwakura: () => 'Which iwakura do you take?',
    pilgrim: () => 'Where on the stone path does your pilgrim rest?',
    mitama: ({ discount }) => `Which mitama do you take?${cheaper(discount)}`,
    dragonfly: ({ discount }) => `Which dragonfly do you take?${cheaper(discount)}`,
    unite: () => 'Do you unite it now?',
    build: ({ discount }) => `What do you build?${cheaper(discount)}`,
    buildCell: () => 'Where do you build it?',
    crystal: ({ discount }) => `Which crystal do you get?${cheaper(discount)}`,
    crystalSlot: () => 'Where do you lay the crystal?',
    payMixed: () => 'What do you pay?',
    payAny: ({ count: n }) => (n > 1 ? `What do you pay? ${resources(n)} are due.` : 'What do you pay?'),
    diceOrder: () => 'In which order do your dice come home?',
    virtue: () => 'Virtue of the spirits: which card do you give up?',
  },
  stillToCome: {
    spring: () => 'spring',
    springDiscard: ({ seat }, who) => `${who(seat)} keeps three cards`,
    discards: ({ seat }, who) => `${who(seat)} discards`,
    harvest: ({ seat }, who) => `${who(seat)} harvests`,
    pickDream: ({ seat }, who) => `${who(seat)} harvests`,
    tenguHarvest: () => 'the Tengu harvests',
    summer: () => 'summer',
    nextTurn: () => 'the next turn',
    basic: ({ seat }, who) => `${who(seat)} takes a turn`,
    chooseSlot: ({ seat, card }, who) => `${who(seat)} plays ${names.yokai(card)}`,
    played: undefined,
    playOrder: ({ seat }, who) => `${who(seat)} uses a card and its crystal`,
    placeDie: ({ seat }, who) => `${who(seat)} places a die`,
    overSix: ({ seat }, who) => `${who(seat)} may spend an amulet`,
    resolve: ({ seat }, who) => `${who(seat)} acts in the Forest`,
    copyDie: ({ seat }, who) => `${who(seat)} copies a die`,
    copyRow: ({ seat }, who) => `${who(seat)} copies a forest action`,
    ownerDue: () => 'the owner bonus',
    ownerBonus: ({ seat }, who) => `${who(seat)} gets the owner bonus`,
    crossReward: ({ seat }, who) => `${who(seat)} is thanked by the Forest`,
    pickTwo: ({ seat, count: n }, who) => `${who(seat)} chooses ${n} more on the hill`,
    effect: ({ seat, left }, who) =>
      left.length === 0 ? `${who(seat)}: nothing` : `${who(seat)}: ${names.effect(left)}`,
    pick: ({ seat, left }, who) => `${who(seat)}: ${names.effect(left)}`,
    chooseOne: ({ seat, of }, who) => `${who(seat)}: ${of.map(names.part).join(' / ')}`,
    payFor: ({ seat, next }, who) => `${who(seat)} may pay for ${names.part(next)}`,
    chooseResource: ({ seat, count: n }, who) => `${who(seat)} chooses ${resources(n)}`,
    kodama: ({ seat, steps }, who) => `${who(seat)}: ${names.part(`kodama:${steps}`)}`,
    back: ({ seat, steps }, who) => `${who(seat)}: ${names.part(`back:${steps}`)}`,
    unlock: ({ seat }, who) => `${who(seat)} frees a die`,
    move: ({ seat, points: n }, who) => `${who(seat)}: ${names.part(`mp:${n}`)}`,
    keepYokai: ({ seat }, who) => `${who(seat)} keeps a yokai`,
    keepBitoku: ({ seat }, who) => `${who(seat)} keeps a bitoku`,
    keepVision: ({ seat }, who) => `${who(seat)} keeps a vision`,
    iwakura: ({ seat }, who) => `${who(seat)} takes an iwakura`,
    pilgrim: ({ seat }, who) => `${who(seat)} places a pilgrim`,
    mitama: ({ seat }, who) => `${who(seat)} takes a mitama`,
    takeMitama: ({ seat }, who) => `${who(seat)} takes a mitama`,
    settle: ({ seat, tile }, who) => `${who(seat)} lays ${names.mitama(tile)} on the mat`,
    dragonfly: ({ seat }, who) => `${who(seat)} takes a dragonfly`,
    takeDragonfly: ({ seat }, who) => `${who(seat)} takes a dragonfly`,
    unite: ({ seat }, who) => `${who(seat)} may unite a pair`,
    build: ({ seat }, who) => `${who(seat)} builds`,
    buildCell: ({ seat }, who) => `${who(seat)} builds`,
    buildAt: ({ seat }, who) => `${who(seat)} builds`,
    crystal: ({ seat }, who) => `${who(seat)} gets a crystal`,
    crystalSlot: ({ seat }, who) => `${who(seat)} gets a crystal`,
    takeCrystal: ({ seat }, who) => `${who(seat)} gets a crystal`,
    payMixed: ({ seat }, who) => `${who(seat)} pays`,
    payAny: ({ seat, count: n }, who) => `${who(seat)} pays ${resources(n)}`,
    autumn: () => 'autumn',
    winter: () => 'winter',
    diceOrder: ({ seat }, who) => `${who(seat)} takes the dice home`,
    virtue: ({ seat }, who) => `${who(seat)} may give up a card`,
    endYear: () => 'the end of the year',
    snow: () => 'snow on the Forest',
    endGame: () => 'the end of the game',
    tenguTurn: () => 'the Tengu takes a turn',
  },
  choices: {
    skip: 'Leave it',
    stop: 'No more',
    play: (card, gives) => `Play ${card}: ${gives}`,
    use: (slot, value) => `Use the ${slot} die (${value})`,
    free: (slot, value) => `Send a pilgrim away and use the locked ${slot} die (${value})`,
    cross: (slot, from, to, region) => `Cross the river with the ${slot} die ${region} (${from} becomes ${to})`,
    pass: 'Pass for this year',
    slot: (slot, frees, crystal) => {
      const notes = [
        ...(frees === undefined ? [] : [`frees the die ${frees}`]),
        ...(crystal === undefined ? [] : [`crystal: ${crystal}`]),
      ];
      return `${capital(names.slots[slot])} space${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
    },
    playCard: (gives) => `The card: ${gives}`,
    playCrystal: (gives) => `The crystal: ${gives}`,
    boost: (amulet, value) => `Spend ${amulet}: the die becomes ${value}`,
    house: (space, gives) => `${space}: ${gives}`,
    copySpace: 'copy another player’s die; yours loses 1',
    overSix: (amulet) => `Spend ${amulet}`,
    noOverSix: 'Spend none: no forest action',
    row: (needs, gives) => `Forest action for ${needs}: ${gives}`,
    building: (name, gives, owned) => `${name}${{ own: ' (yours)', other: '', ancient: '' }[owned]}: ${gives}`,
    copyDie: (value, where) => `The ${value} ${where}`,
    ownerPoint: '1 virtue point',
    ownerAmulet: 'Amulet +1',
    takeBitoku: (card, hill, gives) => `Bitoku ${card} (${hill}): ${gives}`,
    takeYokai: (card, hill, gives) => `Yokai ${card} (${hill}): ${gives}`,
    pickTwo: (hill) => `Two of vision, iwakura, pilgrim and kodama (${hill})`,
    leave: (card, hill) => `Cover ${card ?? 'the empty place'} and leave it (${hill})`,
    leaveBitoku: 'the bitoku',
    leaveYokai: 'the yokai',
    pay: (price) => `Pay ${resources(price)}`,
    kodama: (region, from) => `${region}: from cell ${from} to ${from + 1}`,
    back: (player, region, from) =>
      `${player === undefined ? 'The Tengu' : `Player ${player}`}, ${region}: from cell ${from} to ${from - 1}`,
    unlock: (slot, value) => `${capital(slot)} die (${value})`,
    visit: (card, gives) => `Visit ${card}: ${gives}`,
    start: (path, cell) =>
      cell === 0
        ? `Begin a pilgrimage at the first torii${onPath(path)}`
        : `Begin a pilgrimage beside your torii at cell ${cell + 1}${onPath(path)}`,
    walk: (path, cell, bridge) =>
      `Walk from cell ${cell + 1}${onPath(path)} to cell ${cell + 2}${bridge ? ', over the bridge' : ''}`,
    enter: (path, cell, gives, torii) =>
      torii === undefined
        ? `From cell ${cell + 1}${onPath(path)} to insight${sentence(gives)}`
        : `From cell ${cell + 1}${onPath(path)} to the torii${sentence(gives)}; then ${torii}`,
    keepNone: 'Keep none',
    refuseVisions: 'Keep none and take a resource',
    vision: (card, needs, vp, penalty) => `${card} (${needs}): ${points(vp)}, or −${penalty}`,
    iwakura: (name) => name,
    pilgrim: (cell, cost) =>
      `Beside iwakura ${cell.map((place) => place + 1).join(' and ')}${cost === undefined ? '' : `, for ${cost}`}`,
    mitama: (space, name, price, vp, gives) =>
      `${space}. ${name}${price === undefined ? '' : ` for ${price}`}: ${vp}, ${gives}`,
    dragonfly: (space, gives, price) =>
      `${space}. Dragonfly (${gives})${price === 0 ? '' : price > 0 ? `, with ${resources(price)}` : ` for ${resources(-price)}`}`,
    buildingTile: (space, name, needs, gives, bonus) => `${space}. ${name}: ${bonus}; use from ${needs}: ${gives}`,
    crystal: (space, name, gives, price) =>
      `${space}. ${name}: ${gives}${price === 0 ? '' : ` (for ${resources(price)})`}`,
    crystalSlot: (place, vp) => `${place}: ${vp} at the end`,
    memory: (deed, vp) => `${vp} whenever ${deed}`,
    unite: (partner, gives) => `Unite with ${partner}${gives === undefined ? '' : `: ${gives}`}`,
    uniteNot: 'Not now',
    dice: (values) => values.join(' · '),
    virtue: (card, vp, each) => `${card}: ${vp} (${each})`,
    keepCards: 'Give up none',
  },
};
