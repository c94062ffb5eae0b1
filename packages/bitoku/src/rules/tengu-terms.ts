import type { Luck } from '@engawa/kernel';
import {
  BITOKU_COPIES,
  type BuildingType,
  HILL_OF_REGION,
  HOUSE,
  IWAKURA,
  type IwakuraFamily,
  LAKE_TREASURES,
  type MitamaKind,
  REGIONS,
  TENGU_FACTS,
  type TenguCard,
  type TenguCardFacts,
  type YokaiType,
} from '../components.ts';
import { RESOURCES, type Resource } from '../effects.ts';
import { type Bitoku, bankOf, type Die, HUMAN, hillsOf, type Tengu } from '../state.ts';
import { roomOnBank } from './dice.ts';

/** P. 29 and 30: the words in which the Tengu's rules speak. */

export const rollWill = (luck: Luck): number => luck.below(6) + 1;

/** Between several things that are all the same to him: with a will die if they are two. */
export function atRandom<V>(among: readonly V[], luck: Luck): V {
  if (among.length === 1) return among[0]!;
  if (among.length === 2) return among[rollWill(luck) <= 3 ? 0 : 1]!;
  return among[luck.below(among.length)]!;
}

/** Which space of a row a will die means: 1 and 2 the cheapest, 3 and 4 the next, then one each. */
const WILL_SPACES = [0, 0, 1, 1, 2, 3] as const;

/** A space of a row at random: if it does not fit, on towards the edge, then again from the centre. -1 if none fits. */
export function randomSpace(spaces: number, luck: Luck, fits: (space: number) => boolean): number {
  const start = WILL_SPACES[rollWill(luck) - 1]!;
  for (let i = 0; i < spaces; i++) {
    const space = (start + i) % spaces;
    if (fits(space)) return space;
  }
  return -1;
}

export function hasFamily({ iwakura }: Pick<Tengu, 'iwakura'>, family: IwakuraFamily): boolean {
  return iwakura.some((tile) => IWAKURA[tile].of === family);
}

/** His favourites are what his iwakura show. */
export function isFavourite({ iwakura }: Tengu, element: YokaiType | MitamaKind | BuildingType): boolean {
  return iwakura.some((tile) => (IWAKURA[tile].counts as readonly string[]).includes(element));
}

/** The region in the lower half of a card; two of them mean that of his favourite. */
export function regionOfCard(tengu: Tengu, card: TenguCard): number {
  const { region } = TENGU_FACTS[card];
  if (region !== 'favourite') return REGIONS.indexOf(region);
  return REGIONS.indexOf(hasFamily(tengu, 'mitama') ? 'yomi' : 'forges');
}

/** What the card shows for the region where he acts; nothing if it is about another one. */
export function detailOf(tengu: Tengu, card: TenguCard, region: number): TenguCardFacts['detail'] {
  if (regionOfCard(tengu, card) !== region) return null;
  const { region: shown, detail } = TENGU_FACTS[card];
  if (shown !== 'favourite') return detail;
  return hasFamily(tengu, 'mitama') ? 'mitama' : 'building';
}

/** Of his kodama behind yours the nearest; then, or if there is none, where the treasure is worth more; then leftmost. */
export function mostPromising(state: Bitoku, regions: readonly number[]): number {
  const [his, yours] = [state.tengu!.kodama, state.players[HUMAN]!.kodama];
  const behind = regions.filter((region) => his[region]! < yours[region]!);
  const distance = (region: number) => yours[region]! - his[region]!;
  const nearest = Math.min(...behind.map(distance));
  const among = behind.length > 0 ? behind.filter((region) => distance(region) === nearest) : regions;
  const prize = (region: number) => LAKE_TREASURES[state.treasures[region]!][0];
  return among.reduce((best, region) => (prize(region) > prize(best) ? region : best));
}

/** What a card without a standard resource gives: what he has least of. */
const SCARCE: readonly Resource[] = ['wood', 'jade', 'stone', 'sake'];

export function standardResource(tengu: Tengu, card: TenguCard): Resource {
  const { resource } = TENGU_FACTS[card];
  if (resource !== null) return resource;
  const least = Math.min(...RESOURCES.map((one) => tengu[one]));
  return SCARCE.find((one) => tengu[one] === least)!;
}

/** The bank to which a die of the Forest could cross now; -1 if it is not on a crossing. */
export function crossingOf(state: Bitoku, { at, place }: Die): number {
  if (at !== 'forest' || place === HOUSE) return -1;
  const bank = bankOf(state, HILL_OF_REGION[place]!);
  return roomOnBank(state, bank) > 0 ? bank : -1;
}

/** Contested: you have a die on a crossing to the same bank, whatever it shows. */
export function isContested(state: Bitoku, bank: number): boolean {
  return state.players[HUMAN]!.dice.some((die) => crossingOf(state, die) === bank);
}

/** His dice on crossings, the highest first. */
export function diceOnCrossings(state: Bitoku): Die[] {
  return state.tengu!.dice.filter((die) => crossingOf(state, die) >= 0).sort((a, b) => b.value - a.value);
}

/** Hills of a bank whose yokai, or bitoku, can still be taken. */
export function hillsWith(state: Bitoku, bank: number, card: 'yokai' | 'bitoku'): number[] {
  const bit = card === 'bitoku' ? 1 : 2;
  return hillsOf(state, bank).filter((hill) => {
    const cards = state.hills[hill]!;
    return (cards.covered & bit) === 0 && cards[card] !== null;
  });
}

/** The rarest bitoku on these hills; `isNew`: only of kinds that he does not have. Of equals the one further left. */
export function rarestBitoku(state: Bitoku, hills: readonly number[], isNew: boolean): number | undefined {
  const { path } = state.tengu!;
  const rarity = (hill: number) => BITOKU_COPIES[state.hills[hill]!.bitoku!];
  const among = isNew ? hills.filter((hill) => !path.includes(state.hills[hill]!.bitoku!)) : hills;
  if (among.length === 0) return undefined;
  return among.reduce((best, hill) => (rarity(hill) < rarity(best) ? hill : best));
}

export function lowest(dice: readonly Die[], at: 'locked' | 'unlocked'): Die | undefined {
  const there = dice.filter((die) => die.at === at);
  return there.length === 0 ? undefined : there.reduce((low, die) => (die.value < low.value ? die : low));
}
