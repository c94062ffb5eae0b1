import { deckOf, type Seat, takeAt, todo } from '@engawa/kernel';
import {
  CLAN_FACTS,
  displayOf,
  FIRST_MONSTER,
  KINDS,
  KOMAINU,
  MORE_WARS_THAN_PLAYERS,
  PROVINCES,
  SEASON_COUNT,
  SEASONS,
} from '../components.ts';
import { standings } from '../scoring.ts';
import { MANDATE_TILES } from '../setup.ts';
import { HOSTAGE, NO_ONE, RESERVE, type RisingSun, type RisingSunAside } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { ALL_PROVINCES, shift } from './figures.ts';
import { gainCoinsAtOnce } from './goods.ts';
import { isShrine } from './groups.ts';
import { leftOf } from './preparing.ts';

/** Chapters "Season setup", p. 10 and 11, "End of the season" and "Winter", p. 25. */
export const seasons: Chapter<'season' | 'cleanup' | 'winter'> = {
  season: {
    run(state, _, aside) {
      layWarTokens(state, aside);
      // P. 11: cards of the season before that nobody bought are gone; those of this season lie face up.
      state.display = displayOf(SEASONS[state.season]!, state.set);
      state.played = [];
      // P. 11: income, all at once and from nothing.
      const income = state.players.map(({ clan }) => CLAN_FACTS[clan!].income);
      gainCoinsAtOnce(state, income, aside);
      aside.tell?.({ is: 'income', coins: income });
      returnHostages(state, aside);
      // P. 11: all alliances are over when the tea is served.
      for (const player of state.players) player.ally = NO_ONE;
      state.phase = 'tea';
      state.tea = { round: 0, hasProposed: true, withdrawn: 0 };
      aside.tell?.({ is: 'teaBegins' });
      todo(state, { do: 'teaRound' });
    },
  },

  // P. 25: coins and ronin are discarded, worshippers come home, the mandate tiles are shuffled. Figures on the map stay.
  cleanup: {
    run(state, _, { tell }) {
      state.players.forEach((player, seat) => {
        player.coins = 0;
        player.ronin = 0;
        player.shintoLeft += player.worship.reduce((sum, count) => sum + count, 0);
        player.worship.fill(0);
        if (state.monsterOwners[KOMAINU - FIRST_MONSTER] !== seat) return;
        const place = state.monsterPlaces[KOMAINU - FIRST_MONSTER]!;
        if (isShrine(place)) shift(state, seat, KOMAINU, place, RESERVE);
      });
      state.stack = deckOf(MANDATE_TILES);
      state.played = [];
      state.wars = [];
      state.settled = 0;
      state.fought = null;
      tell?.({ is: 'seasonEnds', season: SEASONS[state.season]! });
      state.season += 1;
      todo(state, state.season < SEASON_COUNT ? { do: 'season' } : { do: 'winter' });
    },
  },

  // P. 25: hostages go home once more; then winter upgrades, war province tokens and sets are counted, see scoring.ts.
  winter: {
    run(state, _, aside) {
      state.phase = 'winter';
      state.display = state.display.map(() => 0);
      aside.tell?.({ is: 'winter' });
      returnHostages(state, aside);
      for (const player of state.players) player.coins = 0;
      tellTheEnd(state, aside);
    },
  },
};

/** P. 10: two war provinces more than players, at random; their numbers are the order of the war. */
function layWarTokens(state: RisingSun, { luck, tell }: RisingSunAside): void {
  const left = ALL_PROVINCES.slice();
  const names = PROVINCES.slice();
  state.wars = [];
  for (let n = state.players.length + MORE_WARS_THAN_PLAYERS; n > 0; n--) {
    const at = luck.below(left.length, names);
    state.wars.push(takeAt(left, at));
    takeAt(names, at);
  }
  state.settled = 0;
  const wars = state.wars.map((province) => PROVINCES[province]!);
  tell?.({ is: 'seasonBegins', season: SEASONS[state.season]!, wars });
}

/** P. 11: holders give their hostages back and take a coin for each, all at the same moment. */
function returnHostages(state: RisingSun, aside: RisingSunAside): void {
  const coins = state.players.map(({ hostages }) => hostages.length);
  state.players.forEach((player, seat: Seat) => {
    if (player.hostages.length === 0) return;
    const figures = player.hostages.map(({ kind }) => KINDS[kind]!);
    for (const { owner, kind } of player.hostages) shift(state, owner, kind, HOSTAGE, RESERVE);
    player.hostages = [];
    aside.tell?.({ is: 'returnsHostages', seat, figures, coins: figures.length });
  });
  gainCoinsAtOnce(state, coins, aside);
}

function tellTheEnd(state: RisingSun, { tell }: RisingSunAside): void {
  const final = standings(state);
  for (const { seat, score } of final)
    tell?.({ is: 'scores', seat, points: score, honor: state.honor.indexOf(seat) + 1 });
  const [first, second] = final.filter(({ place }) => place === 1);
  const isTie = final.filter(({ score }) => score === first!.score).length > 1;
  tell?.({ is: 'wins', seat: first!.seat, with: second?.seat ?? NO_ONE, isTie });
}

/** P. 12: the first mandate of a later season is the left neighbour's of who had the last one. */
export function passStack(state: RisingSun, seat: Seat): void {
  state.active = leftOf(state, seat);
}
