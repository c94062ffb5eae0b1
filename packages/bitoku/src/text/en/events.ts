import { plurals } from '@engawa/kernel';
import { CARD_SLOTS, HILLS, REGION_OF_HILL, REGIONS } from '../../components.ts';
import type { EventWords } from '../dictionary.ts';
import { tellersFor } from '../tellers.ts';
import { names, points } from './names.ts';
import { scoreRows } from './score-rows.ts';

const count = plurals('en');
const { list } = names;
const inRegion = (region: number) => names.inRegion[REGIONS[region]!];
const toRegion = (region: number) => names.toRegion[REGIONS[region]!];
const hillOf = (hill: number) => `the hill of the ${names.regions[HILLS[hill]!]}`;
const areaOf = (cell: number) => inRegion(REGION_OF_HILL[cell >> 2]!);
const dieOf = (slot: number) => `${names.slots[CARD_SLOTS[slot]!]} die`;
const cellOf = (path: number, cell: number) => `cell ${cell + 1} of path ${path + 1}`;
const { spiritOf, orderOf, tileOf } = tellersFor(names);

export const events: EventWords = {
  yearBegins: ({ round }) => `Year ${round}: the Forest awakens.`,
  turnOrder: ({ order, solo }, who) => `Turn order: ${orderOf(order, solo, who)}.`,
  draws: ({ seat, count: n }, who) => `${who(seat)} draws ${count(n, 'card', 'cards')}.`,
  drew: ({ seat, cards }, who) => `${who(seat)} sees: ${list(cards.map(names.yokai))}.`,
  reshuffles: ({ seat }, who) => `${who(seat)} shuffles the discard pile into a new deck.`,
  discards: ({ seat, cards }, who) => `${who(seat)} discards ${list(cards.map(names.yokai))}.`,
  dream: ({ seat, tile }, who) => `${who(seat)} harvests: ${names.crystal(tile)}.`,
  summerBegins: () => 'Summer: the guardians are called.',
  playsCard: ({ seat, card, slot }, who) =>
    `${who(seat)} plays ${names.yokai(card)} into the ${names.slots[CARD_SLOTS[slot]!]} space.`,
  tunes: ({ seat, tile }, who) => `${who(seat)} tunes ${names.crystal(tile)}.`,
  unlocks: ({ seat, slot, value }, who) => `${who(seat)} frees the ${dieOf(slot)} (${value}).`,
  sendsAway: ({ seat, slot, value }, who) =>
    `${who(seat)} sends a pilgrim away for the locked ${dieOf(slot)} (${value}).`,
  boosts: ({ seat, amulet, value }, who) => `${who(seat)} spends an amulet +${amulet}: the die shows ${value}.`,
  placesDie: ({ seat, value, region, house }, who) =>
    `${who(seat)} sends the ${value} ${toRegion(region)}${house === null ? '' : ` (space ${house.slice(-1)})`}.`,
  humbles: ({ seat, value }, who) => `${who(seat)} lowers the die to ${value}.`,
  overSix: ({ seat, amulet }, who) => `${who(seat)} spends an amulet +${amulet} to count for more than 6.`,
  forest: ({ seat, region, needs }, who) => `${who(seat)} does the forest action for ${needs} ${inRegion(region)}.`,
  copies: ({ seat, spirit, region, value, solo }, who) =>
    `${who(seat)} copies the ${value} of ${spiritOf(spirit, solo, who)} ${inRegion(region)}.`,
  usesBuilding: ({ seat, tile }, who) => `${who(seat)} uses ${names.building(tile)}.`,
  ownerBonus: ({ spirit, vp, amulet, solo }, who) => {
    const gets = [...(vp > 0 ? [points(vp)] : []), ...(amulet ? ['amulet +1'] : [])];
    return `${spiritOf(spirit, solo, who)} gets the owner bonus: ${list(gets)}.`;
  },
  crosses: ({ seat, region, from, value }, who) =>
    `${who(seat)} crosses the river ${inRegion(region)}: the die falls from ${from} to ${value}.`,
  covers: ({ seat, hill, reward, taken }, who) =>
    taken
      ? `${who(seat)} is thanked on ${hillOf(hill)}.`
      : `${who(seat)} covers the ${reward === 'bitoku' ? 'bitoku' : 'yokai'} of ${hillOf(hill)} and leaves it.`,
  takesYokai: ({ seat, card, hill }, who) => `${who(seat)} takes ${names.yokai(card)} from ${hillOf(hill)}.`,
  takesBitoku: ({ seat, card }, who) => `${who(seat)} adds ${names.bitoku(card)} to the bitoku path.`,
  passes: ({ seat }, who) => `${who(seat)} passes.`,
  skips: ({ seat, from }, who) => `${who(seat)} leaves the rest. ${names.sources[from]} is done.`,
  gains: ({ seat, good, amount }, who) => `${who(seat)} gains ${names.resource(good, amount)}.`,
  gainsAmulet: ({ seat, amulet }, who) => `${who(seat)} gains an amulet +${amulet}.`,
  scores: ({ spirit, points: n, solo }, who) => `${spiritOf(spirit, solo, who)} scores ${points(n)}.`,
  pays: ({ seat, goods }, who) => `${who(seat)} pays ${names.goods(goods)}.`,
  kodama: ({ spirit, region, to, solo }, who) =>
    `${spiritOf(spirit, solo, who)} moves the kodama ${inRegion(region)} on to cell ${to}.`,
  pushesBack: ({ seat, spirit, region, to, solo }, who) =>
    `${who(seat)} pushes the kodama of ${spiritOf(spirit, solo, who)} ${inRegion(region)} back to cell ${to}.`,
  visits: ({ seat, card }, who) => `${who(seat)} visits ${names.bitoku(card)}.`,
  pilgrimStarts: ({ seat, path, cell }, who) => `${who(seat)} begins a pilgrimage on ${cellOf(path, cell)}.`,
  pilgrimWalks: ({ seat, path, cell }, who) => `${who(seat)} walks on with a pilgrim to ${cellOf(path, cell)}.`,
  pilgrimArrives: ({ seat, path, cell, tile }, who) =>
    tile === null
      ? `${who(seat)} reaches insight beside ${cellOf(path, cell)}.`
      : `${who(seat)} reaches ${names.torii(tile)} beside ${cellOf(path, cell)}.`,
  looksYokai: ({ seat, count: n }, who) => `${who(seat)} looks at ${n} yokai of the common deck.`,
  looksBitoku: ({ seat, count: n }, who) => `${who(seat)} looks at ${n} bitoku of the deck.`,
  keepsYokai: ({ seat }, who) => `${who(seat)} keeps one of the yokai.`,
  keepsNone: ({ seat, of }, who) =>
    `${who(seat)} keeps none of the ${{ yokai: 'yokai', bitoku: 'bitoku', visions: 'visions' }[of]}.`,
  keepsVision: ({ seat, card }, who) => `${who(seat)} keeps ${names.vision(card)}.`,
  takesIwakura: ({ seat, tile }, who) => `${who(seat)} takes: ${names.iwakura(tile)}.`,
  pilgrimRests: ({ seat, cell }, who) => `${who(seat)} sends a pilgrim to cell ${cell + 1} of the stone path.`,
  takesMitama: ({ seat, tile }, who) => `${who(seat)} takes the mitama ${names.mitama(tile)}.`,
  takesDragonfly: ({ seat, tile }, who) => `${who(seat)} takes ${names.dragonfly(tile)}.`,
  unites: ({ seat, mitama, dragonfly }, who) =>
    `${who(seat)} unites ${names.mitama(mitama)} with ${names.dragonfly(dragonfly)}.`,
  builds: ({ seat, tile, cell }, who) => `${who(seat)} builds ${names.building(tile)} ${areaOf(cell)}.`,
  takesCrystal: ({ seat, tile }, who) => `${who(seat)} gets ${names.crystal(tile)}, and a pilgrim wakes up.`,
  remembers: ({ seat, tile, points: n }, who) => `${who(seat)} scores ${points(n)} for ${names.crystal(tile)}.`,
  stepsForward: ({ order, changed, solo }, who) =>
    changed
      ? `Autumn: the new turn order is ${orderOf(order, solo, who)}.`
      : `Autumn: the turn order stays ${orderOf(order, solo, who)}.`,
  diceHome: ({ seat, values }, who) => `${who(seat)} lays the dice back as ${values.join(', ')}.`,
  virtue: ({ seat, card, count: n, points: vp }, who) =>
    `${who(seat)} gives up ${names.yokai(card)}, which counts ${n}: ${points(vp)}.`,
  keepsCards: ({ seat }, who) => `${who(seat)} gives up no card.`,
  snow: () => 'Snow falls on the Forest: hills and tiles are renewed.',
  ascension: () => 'The Ascension begins.',
  tenguCard: ({ dice, card, row }) => `The Tengu rolls ${dice.join(' and ')}: ${names.tenguCard(card)}, row ${row}.`,
  tenguUnlocks: ({ value }) => `The Tengu frees the ${value}.`,
  tenguPlaces: ({ value, region }) => `The Tengu sends the ${value} ${toRegion(region)}.`,
  tenguCrosses: ({ value, hill, yokai, bitoku }) =>
    `The Tengu crosses the river with the ${value} and takes ${
      yokai === null ? names.bitoku(bitoku!) : names.yokai(yokai)
    } from ${hillOf(hill)}.`,
  tenguGains: ({ good, amount }) => `The Tengu gains ${names.resource(good, amount)}.`,
  tenguPays: ({ good }) => `The Tengu pays ${names.resource(good, 1)}.`,
  tenguToken: ({ active }) => `The Tengu’s behaviour turns ${active ? 'active' : 'inactive'}.`,
  tenguTakes: ({ tile }) => `The Tengu takes ${tileOf(tile)}.`,
  tenguBuilds: ({ tile, cell }) => `The Tengu builds ${names.building(tile)} ${areaOf(cell)}.`,
  tenguUnites: ({ mitama, dragonfly }) =>
    `The Tengu unites ${names.mitama(mitama)} with ${names.dragonfly(dragonfly)}.`,
  tenguVisits: ({ card }) => `The Tengu visits ${names.bitoku(card)}.`,
  tenguPilgrim: ({ path, cell, how }) =>
    ({
      start: `The Tengu begins a pilgrimage on ${cellOf(path, cell)}.`,
      walk: `A pilgrim of the Tengu walks on to ${cellOf(path, cell)}.`,
      insight: `A pilgrim of the Tengu reaches insight beside ${cellOf(path, cell)}.`,
      torii: `A pilgrim of the Tengu reaches the torii beside ${cellOf(path, cell)}.`,
    })[how],
  tenguDraws: ({ card }) => `At the torii ${names.tenguCard(card)} acts at once.`,
  tenguFails: () => 'The Tengu finds nothing to take.',
  tenguPasses: () => 'The Tengu passes.',
  tenguRock: ({ tile }) => `The winter takes ${names.iwakura(tile).replace('Iwakura', 'the iwakura')} from the garden.`,
  counts: ({ spirit, row, points: n, solo }, who) =>
    `${spiritOf(spirit, solo, who)} ${n < 0 ? 'loses' : 'scores'} ${points(Math.abs(n))} (${scoreRows[row]}).`,
  total: ({ seat, points: n }, who) => `${who(seat)} has ${points(n)} after the Ascension.`,
  tenguTotal: ({ points: n, isBeaten }) => `The Tengu has ${points(n)}: ${isBeaten ? 'he is beaten' : 'he wins'}.`,
  gameEnds: () => 'The Forest has chosen its new Great Spirit.',
};
