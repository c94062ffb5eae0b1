import { type Seat, todo } from '@engawa/kernel';
import {
  BUSHIDO_COINS,
  BUSHIDO_POINTS,
  CARD,
  CARD_NAMES,
  type Card,
  MONEYLENDER_COINS,
  RONIN_CARD_RONIN,
  SHOGUN_COINS,
  VIRTUES,
} from '../components.ts';
import type { Pending, Player, RisingSun, RisingSunAside, RisingSunStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { gainCoins, gainPoints, gainRonin, hasMerchant, takeCoin } from './goods.ts';
import { hasMoreHonor, mostHonorable, rankOf } from './honor.ts';

const WARLORD = CARD['path-of-the-warlord'];
const PATRON = CARD['path-of-the-patron'];
const SPIRIT = CARD['path-of-the-spirit'];
const KENIN = CARD['path-of-the-kenin'];
const NINJA = CARD['path-of-the-ninja'];
const MONKEY = CARD['path-of-the-monkey'];
const LIGHT = CARD['path-of-the-light'];
const SAMURAI = CARD['path-of-the-samurai'];
const SHOGUN = CARD['way-of-the-shogun'];
const RONIN = CARD['way-of-the-ronin'];
const BUSHIDO = CARD['way-of-bushido'];
const MONEYLENDER = CARD['way-of-the-moneylender'];
const RIGHTEOUS = CARD['way-of-the-righteous'];

const AFTER_SUMMON: readonly number[] = [WARLORD, PATRON, SPIRIT, KENIN, NINJA, MONKEY];
const END_OF_RECRUIT: readonly number[] = [LIGHT, SAMURAI];
const START_OF_WAR: readonly number[] = [SHOGUN, RONIN, BUSHIDO, MONEYLENDER, RIGHTEOUS];
/** Nothing but gains from the supply: without a merchant at the table their order changes nothing. */
const GAINS: readonly number[] = [WARLORD, PATRON, SPIRIT, SHOGUN, RONIN, BUSHIDO, MONEYLENDER];

/** P. 7: if several effects come at the same moment, the most honorable of those concerned says which is next. */
export const cardEffects: Chapter<'effects' | 'orderNext' | 'orderOwn'> = {
  effects: {
    run(state, { by, left }, aside) {
      const [next] = left;
      if (next === undefined) return;
      if (doesOrderMatter(state, left)) todo(state, { do: 'orderNext', seat: by, left });
      else if (doesOwnOrderMatter(state, left, next.seat)) todo(state, { do: 'orderOwn', seat: next.seat, by, left });
      else todo(state, ...resolve(state, next, aside), { do: 'effects', by, left: left.slice(1) });
    },
  },

  orderNext: {
    choices: (_, { left }) => [...new Set(left.map(({ seat }) => seat))].sort((a, b) => a - b),
    choose(state, { seat: by, left }, choice, aside) {
      const seat = choice as Seat;
      if (doesOwnOrderMatter(state, left, seat)) todo(state, { do: 'orderOwn', seat, by, left });
      else todo(state, ...resolveOne(state, left, by, (one) => one.seat === seat, aside));
    },
  },

  orderOwn: {
    choices: (_, { seat, left }) => ownCards(left, seat).map((card) => CARD_NAMES[card]!),
    choose(state, { seat, by, left }, choice, aside) {
      const card = CARD[choice as Card];
      todo(state, ...resolveOne(state, left, by, (one) => one.seat === seat && one.card === card, aside));
    },
  },
};

function resolveOne(
  state: RisingSun,
  left: readonly Pending[],
  by: Seat,
  isNext: (one: Pending) => boolean,
  aside: RisingSunAside,
): RisingSunStep[] {
  const at = left.findIndex(isNext);
  const rest = left.filter((_, i) => i !== at);
  return [...resolve(state, left[at]!, aside), { do: 'effects', by, left: rest }];
}

/** The different cards of a seat that wait. */
function ownCards(left: readonly Pending[], seat: Seat): number[] {
  return [...new Set(left.filter((one) => one.seat === seat).map(({ card }) => card))];
}

function areGains(state: RisingSun, left: readonly Pending[]): boolean {
  return left.every(({ card }) => GAINS.includes(card)) && !hasMerchant(state);
}

function doesOrderMatter(state: RisingSun, left: readonly Pending[]): boolean {
  return left.some(({ seat }) => seat !== left[0]!.seat) && !areGains(state, left);
}

/** What one player places at the end of a Recruit is the same in either order. */
function doesOwnOrderMatter(state: RisingSun, left: readonly Pending[], seat: Seat): boolean {
  const own = left.filter((one) => one.seat === seat);
  if (own.every(({ card }) => card === own[0]!.card) || areGains(state, own)) return false;
  return !own.every(({ card }) => END_OF_RECRUIT.includes(card));
}

/** Every copy of these cards that somebody has, as a group of effects of the same moment. */
function group(state: RisingSun, cards: readonly number[], only?: Seat): RisingSunStep[] {
  const left: Pending[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (only !== undefined && seat !== only) continue;
    const owned = state.players[seat]!.cards;
    for (const card of cards) for (let copy = owned[card]!; copy > 0; copy--) left.push({ seat, card });
  }
  if (left.length === 0) return [];
  const seats = left.map(({ seat }) => seat);
  return [{ do: 'effects', by: mostHonorable(state, seats), left }];
}

export const whenSummoned = (state: RisingSun, seat: Seat): RisingSunStep[] => group(state, AFTER_SUMMON, seat);
export const endOfRecruit = (state: RisingSun): RisingSunStep[] => group(state, END_OF_RECRUIT);
export const startOfWar = (state: RisingSun): RisingSunStep[] => group(state, START_OF_WAR);

/** Lets one copy act; what it asks comes back as a step. */
function resolve(state: RisingSun, { seat, card }: Pending, aside: RisingSunAside): RisingSunStep[] {
  const player = state.players[seat]!;
  switch (card) {
    case WARLORD:
      gainCoins(state, seat, 1, 'path-of-the-warlord', aside);
      return [];
    case PATRON:
      if (rankOf(state, seat) <= state.honor.length - 3) gainCoins(state, seat, 2, 'path-of-the-patron', aside);
      return [];
    case SPIRIT:
      if (rankOf(state, seat) > 0) return [];
      gainCoins(state, seat, 2, 'path-of-the-spirit', aside);
      gainPoints(state, seat, 2, 'path-of-the-spirit', aside);
      return [];
    case KENIN:
      return [{ do: 'kenin', seat }];
    case NINJA:
      return [{ do: 'ninja', seat }];
    case MONKEY:
      return [{ do: 'monkey', seat }];
    case LIGHT:
      return [{ do: 'light', seat }];
    case SAMURAI:
      return [{ do: 'samurai', seat }];
    case SHOGUN:
      gainCoins(state, seat, SHOGUN_COINS, 'way-of-the-shogun', aside);
      return [];
    case RONIN:
      gainRonin(state, seat, RONIN_CARD_RONIN, 'way-of-the-ronin', aside);
      return [];
    case BUSHIDO:
      gainCoins(state, seat, BUSHIDO_COINS, 'way-of-bushido', aside);
      gainPoints(state, seat, BUSHIDO_POINTS * virtuesOf(player), 'way-of-bushido', aside);
      return [];
    case MONEYLENDER:
      gainCoins(state, seat, MONEYLENDER_COINS, 'way-of-the-moneylender', aside);
      return [];
    default:
      takeFromTheUnrighteous(state, seat, aside);
      return [];
  }
}

/** How many different virtues somebody has. */
export function virtuesOf({ cards }: Player): number {
  let count = 0;
  for (const virtue of VIRTUES) if (cards[virtue]! > 0) count++;
  return count;
}

/** Way of the Righteous: a coin of everybody with less honor who has one. */
function takeFromTheUnrighteous(state: RisingSun, seat: Seat, { tell }: RisingSunAside): void {
  const of = state.players.flatMap(({ coins }, other) =>
    other !== seat && coins > 0 && hasMoreHonor(state, seat, other) ? [other] : [],
  );
  for (const other of of) takeCoin(state, other, seat);
  if (of.length > 0) tell?.({ is: 'takesCoins', seat, of, by: 'way-of-the-righteous' });
}
