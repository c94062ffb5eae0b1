import { deckOf, takeAt, todo } from '@engawa/kernel';
import {
  BUSHI_COUNT,
  CARD_NAMES,
  MANDATES,
  MONSTERS,
  PROVINCES,
  RECOMMENDED_SHRINES,
  SETS,
  SHINTO_COUNT,
  SHRINES,
  SHRINES_IN_PLAY,
  type Shrine,
  TILES_EACH,
} from './components.ts';
import type { RisingSunOptions } from './options.ts';
import { GIFTS, OFFERS } from './reconstructed.ts';
import {
  NO_ONE,
  type Player,
  RESERVE,
  type RisingSun,
  type RisingSunAside,
  type RisingSunStep,
  SUPPLY,
} from './state.ts';

const none = (count: number): number[] => new Array<number>(count).fill(0);

/** All ten mandate tiles. */
export const MANDATE_TILES = MANDATES.flatMap((mandate) => new Array(TILES_EACH).fill(mandate) as (typeof mandate)[]);

/** P. 8 and 9: the clans wait for their players, the kami and the season cards are settled. */
export function setup(seats: number, options: RisingSunOptions, { luck, tell }: RisingSunAside): RisingSun {
  const set = options.set === 'random' ? SETS[luck.below(SETS.length, SETS)]! : options.set;
  const shrines = options.shrines === 'recommended' ? RECOMMENDED_SHRINES : drawShrines(luck);
  tell?.({ is: 'setChosen', set, shrines });
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const state: RisingSun = {
    agenda: [],
    options,
    set,
    season: 0,
    phase: 'clans',
    circle: [],
    honor: everySeat.slice(),
    active: 0,
    players: everySeat.map(newPlayer),
    monsterOwners: MONSTERS.map(() => NO_ONE),
    monsterPlaces: MONSTERS.map(() => SUPPLY),
    shrines,
    display: none(CARD_NAMES.length),
    stack: deckOf(MANDATE_TILES),
    looking: [],
    played: [],
    kamiTurns: 0,
    wars: [],
    settled: 0,
    discarded: [],
    battle: null,
    fought: null,
    tea: { round: 0, hasProposed: false, withdrawn: 0 },
    muster: { left: none(PROVINCES.length), anywhere: 0, summoned: 0 },
    march: newMarch(),
    talks: everySeat.map(() => ({ gifts: GIFTS, offers: OFFERS, draft: null, offer: null })),
  };
  todo(state, ...everySeat.map((seat): RisingSunStep => ({ do: 'chooseClan', seat })), { do: 'takeSeats' });
  return state;
}

function drawShrines(luck: RisingSunAside['luck']): Shrine[] {
  const left: Shrine[] = SHRINES.slice();
  return Array.from({ length: SHRINES_IN_PLAY }, () => takeAt(left, luck.below(left.length, left)));
}

function newMarch(): RisingSun['march'] {
  const zero = () => none(PROVINCES.length);
  return { bushi: zero(), shinto: zero(), strongholds: zero(), singles: 0, open: 0, closed: 0 };
}

function newPlayer(): Player {
  return {
    clan: null,
    points: 0,
    coins: 0,
    ronin: 0,
    ally: NO_ONE,
    seasonsAllied: 0,
    mandates: 0,
    bushi: none(PROVINCES.length),
    shinto: none(PROVINCES.length),
    strongholds: none(PROVINCES.length),
    worship: none(SHRINES_IN_PLAY),
    bushiLeft: BUSHI_COUNT,
    shintoLeft: SHINTO_COUNT,
    daimyo: RESERVE,
    hostages: [],
    cards: none(CARD_NAMES.length),
    tokens: [],
  };
}
