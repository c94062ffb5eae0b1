import type { Choice, Words } from '@engawa/kernel';
import {
  CARD_SLOTS,
  type CardSlot,
  COPY_SPACE,
  CRYSTAL_SLOTS,
  type CrystalTile,
  HILLS,
  HOUSE_EFFECTS,
  type HouseSpace,
  humbled,
  type MitamaTile,
  REGIONS,
  type Region,
  STONE_PATH,
  USE_OF_BUILDING,
  YOKAI,
  type YokaiCard,
} from '../components.ts';
import type { Part, Resource } from '../effects.ts';
import type { BitokuEvent } from '../events.ts';
import type { BitokuOptions } from '../options.ts';
import { amuletOf, dieOfChoice, rowsOf } from '../rules/forest.ts';
import { pushOf } from '../rules/kodama.ts';
import { partsOf } from '../rules/paying.ts';
import { rewardOf } from '../rules/river.ts';
import { basicOf } from '../rules/summer.ts';
import { virtueOf } from '../rules/winter.ts';
import { type Bitoku, type BitokuStep, houseOf, isTengu, realmOf } from '../state.ts';
import type { Dictionary, Reason, ScoreRowName } from './dictionary.ts';
import { drawTable } from './table.ts';
import {
  bitokuGives,
  buildingLine,
  crystalLine,
  dragonflyGives,
  dragonflyLine,
  mitamaLine,
  movementLine,
  visionLine,
} from './tiles.ts';

type Say<K extends BitokuStep['do']> = (
  words: Dictionary,
  choice: Choice,
  step: Extract<BitokuStep, { do: K }>,
  view: Bitoku,
) => string;

export function wordsFrom(words: Dictionary): Words<Bitoku, BitokuEvent> {
  return {
    name: words.name,
    option: (key) => words.options[key as keyof BitokuOptions],
    optionValue: (key, value) => words.optionValue(key as keyof BitokuOptions, value),
    prompt: (step) => (words.prompts as Record<string, (step: BitokuStep) => string>)[step.do]!(step),
    choice(choice, step, view) {
      const say = (CHOICES as Record<string, Say<BitokuStep['do']>>)[step.do];
      return say === undefined ? `${choice}` : say(words, choice, step, view);
    },
    stillToCome(step, who) {
      type Teller = (step: BitokuStep, who: (seat: number) => string) => string;
      return (words.stillToCome as Record<string, Teller | undefined>)[step.do]?.(step, who);
    },
    event(event, who) {
      type Teller = (event: BitokuEvent, who: (seat: number) => string) => string;
      return (words.events as unknown as Record<string, Teller>)[event.is]!(event, who);
    },
    scoreRow: (row) => words.scoreRows[row as ScoreRowName],
    whyNot: (why) => words.reasons[why as Reason],
    table: (view, seat, who) => drawTable(words, view, seat, who),
  };
}

const yokaiLine = (words: Dictionary, card: YokaiCard): string =>
  `${words.yokai(card)}: ${words.effect(YOKAI[card].action)}`;

const partLine: Say<'pick'> = (words, choice) => {
  if (choice === 'stop') return words.choices.stop;
  return choice === 'skip' ? words.choices.skip : capital(words.part(choice as Part));
};

/** One entry for every decision. */
const CHOICES: { readonly [K in BitokuStep['do']]?: Say<K> } = {
  springDiscard: (words, choice) => yokaiLine(words, choice as YokaiCard),
  pickDream: (words, choice, _, view) =>
    choice === 'stop' ? words.choices.stop : crystalLine(words, choice as CrystalTile, undefined, view),
  basic(words, choice, { seat }, view) {
    const { verb, what } = basicOf(choice as string);
    const say = words.choices;
    if (verb === 'pass') return say.pass;
    if (verb === 'play') return say.play(words.yokai(what as YokaiCard), words.effect(YOKAI[what as YokaiCard].action));
    const { value, place } = view.players[seat]!.dice[Number(what)]!;
    const slot = words.slots[CARD_SLOTS[Number(what)]!];
    if (verb === 'cross') return say.cross(slot, value, humbled(value), words.inRegion[REGIONS[place]!]);
    return verb === 'use' ? say.use(slot, value) : say.free(slot, value);
  },
  chooseSlot(words, choice, { seat }, view) {
    const { dice, crystals } = view.players[seat]!;
    const slot = CARD_SLOTS.indexOf(choice as CardSlot);
    const { at, value } = dice[slot]!;
    const tile = crystals[slot + CRYSTAL_SLOTS.length - CARD_SLOTS.length];
    const crystal = tile == null ? undefined : words.crystal(tile);
    return words.choices.slot(CARD_SLOTS[slot]!, at === 'locked' ? value : undefined, crystal);
  },
  playOrder(words, choice, { seat, slot }, view) {
    const { mat, crystals } = view.players[seat]!;
    if (choice === 'stop') return words.choices.stop;
    if (choice === 'card') return words.choices.playCard(words.effect(YOKAI[mat[slot]!].action));
    const tile = crystals[slot + CRYSTAL_SLOTS.length - CARD_SLOTS.length]!;
    return words.choices.playCrystal(crystalLine(words, tile, undefined, view));
  },
  placeDie(words, choice, { seat, slot }, view) {
    const amulet = amuletOf(choice);
    const { value } = view.players[seat]!.dice[slot]!;
    if (amulet !== undefined) return words.choices.boost(words.amulet(amulet), Math.min(6, value + amulet));
    if (!(choice in HOUSE_EFFECTS)) return words.regions[choice as Region];
    const gives = choice === COPY_SPACE ? words.choices.copySpace : words.effect(HOUSE_EFFECTS[choice as HouseSpace]);
    return words.choices.house(words.house(choice as HouseSpace), gives);
  },
  overSix(words, choice) {
    const amulet = amuletOf(choice);
    return amulet === undefined ? words.choices.noOverSix : words.choices.overSix(words.amulet(amulet));
  },
  resolve(words, choice, { seat, slot }, view) {
    if (choice === 'stop') return words.choices.stop;
    return actionLine(words, choice, view.players[seat]!.dice[slot]!.place, seat, view);
  },
  copyDie(words, choice, _, view) {
    if (choice === 'skip') return words.choices.skip;
    const { spirit, slot } = dieOfChoice(choice as string);
    const { value, place, space } = realmOf(view, spirit).dice[slot]!;
    const region = REGIONS[place]!;
    const where = region === 'house' ? `(${words.house(houseOf(view)[space]!)})` : words.inRegion[region];
    return words.choices.copyDie(value, where);
  },
  copyRow: (words, choice, { seat, region }, view) =>
    choice === 'skip' ? words.choices.skip : actionLine(words, choice, region, seat, view),
  ownerBonus: (words, choice) => (choice === 'vp' ? words.choices.ownerPoint : words.choices.ownerAmulet),
  crossReward(words, choice, _, view) {
    const { hill, reward, taken } = rewardOf(choice as string);
    const { bitoku, yokai } = view.hills[hill]!;
    const name = words.regions[HILLS[hill]!];
    const say = words.choices;
    if (reward === 'pick') return say.pickTwo(name);
    if (reward === 'bitoku') {
      if (!taken) return say.leave(bitoku === null ? say.leaveBitoku : words.bitoku(bitoku), name);
      return say.takeBitoku(words.bitoku(bitoku!), name, bitokuGives(words, bitoku!));
    }
    if (!taken) return say.leave(yokai === null ? say.leaveYokai : words.yokai(yokai), name);
    return say.takeYokai(words.yokai(yokai!), name, words.effect(YOKAI[yokai!].action));
  },
  pickTwo: partLine as unknown as Say<'pickTwo'>,
  pick: partLine,
  chooseOne: partLine as unknown as Say<'chooseOne'>,
  payFor: (words, choice, { price }) => (choice === 'pay' ? words.choices.pay(price) : words.choices.skip),
  chooseResource: (words, choice) => capital(words.resources[choice as Resource]),
  kodama(words, choice, { seat }, view) {
    const region = REGIONS.indexOf(choice as Region);
    return words.choices.kodama(words.regions[choice as Region], view.players[seat]!.kodama[region]!);
  },
  back(words, choice, _, view) {
    if (choice === 'skip') return words.choices.skip;
    const { region, spirit } = pushOf(choice as string);
    const player = isTengu(view, spirit) ? undefined : spirit + 1;
    return words.choices.back(player, words.regions[REGIONS[region]!], realmOf(view, spirit).kodama[region]!);
  },
  unlock(words, choice, { seat }, view) {
    const { value } = view.players[seat]!.dice[CARD_SLOTS.indexOf(choice as CardSlot)]!;
    return words.choices.unlock(words.slots[choice as CardSlot], value);
  },
  move: (words, choice, { seat }, view) =>
    choice === 'stop' ? words.choices.stop : movementLine(words, choice as string, seat, view),
  keepYokai: (words, choice) => (choice === 'skip' ? words.choices.keepNone : yokaiLine(words, choice as YokaiCard)),
  keepBitoku: (words, choice) =>
    choice === 'skip'
      ? words.choices.keepNone
      : `${words.bitoku(choice as never)}: ${bitokuGives(words, choice as never)}`,
  keepVision: (words, choice) => (choice === 'skip' ? words.choices.refuseVisions : visionLine(words, choice as never)),
  iwakura: (words, choice) =>
    choice === 'skip' ? words.choices.skip : words.choices.iwakura(words.iwakura(choice as never)),
  pilgrim(words, choice) {
    if (choice === 'skip') return words.choices.skip;
    const { beside, cost } = STONE_PATH.find(({ id }) => id === choice)!;
    return words.choices.pilgrim(beside, cost === null ? undefined : words.resource(cost, 1));
  },
  mitama: (words, choice, _, view) =>
    choice === 'skip' ? words.choices.skip : mitamaLine(words, (choice as number) - 1, view),
  dragonfly: (words, choice, { discount }, view) =>
    choice === 'skip' ? words.choices.skip : dragonflyLine(words, (choice as number) - 1, discount, view),
  unite(words, choice) {
    if (choice === 'skip') return words.choices.uniteNot;
    const tile = choice as MitamaTile;
    if (tile.startsWith('mitama')) return words.choices.unite(words.mitama(tile), undefined);
    return words.choices.unite(words.dragonfly(choice as never), dragonflyGives(words, choice as never));
  },
  build: (words, choice, _, view) =>
    choice === 'skip' ? words.choices.skip : buildingLine(words, (choice as number) - 1, view),
  buildCell: (words, choice) => capital(words.inRegion[(choice as string).slice(0, -3) as Region]),
  crystal(words, choice, { discount }, view) {
    if (choice === 'skip') return words.choices.skip;
    const space = (choice as number) - 1;
    return crystalLine(words, view.open.crystal[space]!, { space, discount }, view);
  },
  crystalSlot(words, choice) {
    const { id, vp } = CRYSTAL_SLOTS.find((slot) => slot.id === choice)!;
    return words.choices.crystalSlot(words.crystalPlaces[id], words.points(vp));
  },
  payMixed(words, choice, { of }) {
    const [first, second] = partsOf(choice as string);
    const goods = [[of[0], first] as const, [of[1], second] as const];
    return words.goods(goods.filter(([, n]) => n > 0));
  },
  payAny: (words, choice) => capital(words.resource(choice as Resource, 1)),
  diceOrder: (words, choice) => words.choices.dice((choice as string).split('-').map(Number)),
  virtue(words, choice, { seat }, view) {
    if (choice === 'skip') return words.choices.keepCards;
    const card = choice as YokaiCard;
    const { vp, each } = YOKAI[card];
    const { points } = virtueOf(view, seat, card);
    return words.choices.virtue(words.yokai(card), words.points(points), words.forEach(vp, words.each[each]));
  },
};

/** A row of the region, or a building of its area. */
function actionLine(words: Dictionary, choice: Choice, region: number, seat: number, view: Bitoku): string {
  const row = rowsOf(region).find(({ id }) => id === choice);
  if (row !== undefined) return words.choices.row(row.needs, words.effect(row.effect));
  const { tile, owner } = view.cells.find((built) => built?.tile === choice)!;
  const owned = owner === seat ? 'own' : owner < 0 ? 'ancient' : 'other';
  const { action } = USE_OF_BUILDING[tile];
  return words.choices.building(words.building(tile), words.effect(action), owned);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
