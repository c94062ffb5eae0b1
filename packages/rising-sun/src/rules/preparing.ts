import { type Choice, type Seat, todo } from '@engawa/kernel';
import { BUSHI, CLAN_FACTS, CLANS, type Clan, DAIMYO, PROVINCES } from '../components.ts';
import { RESERVE, type RisingSun, type RisingSunAside } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { shift } from './figures.ts';

/** Chapter "Preparing the clans", p. 8. */
export const preparing: Chapter<'chooseClan' | 'takeSeats'> = {
  // Everybody picks one of the clans that are left. Nobody is asked when they are dealt, or when one is left.
  chooseClan: {
    skip: (state) => state.options.clans === 'random',
    choices: (state) => freeClans(state),
    choose(state, { seat }, choice, aside) {
      takeClan(state, seat, choice as Clan, aside);
    },
  },

  // All sit down by the printed honor of their clans, the lowest number first, and so stand the markers on the honor
  // track. A daimyo, a bushi and a stronghold of everybody go to the home province.
  takeSeats: {
    run(state, _, aside) {
      const { luck, tell } = aside;
      state.players.forEach(({ clan }, seat) => {
        if (clan !== null) return;
        const left = freeClans(state);
        takeClan(state, seat, left[luck.below(left.length, left)]!, aside);
      });
      state.circle = state.players
        .map((_, seat) => seat)
        .sort((a, b) => printedHonor(state, a) - printedHonor(state, b));
      state.honor = state.circle.slice();
      state.active = state.honor[0]!;
      state.players.forEach((player, seat) => {
        const home = PROVINCES.indexOf(CLAN_FACTS[player.clan!].home);
        shift(state, seat, DAIMYO, RESERVE, home);
        shift(state, seat, BUSHI, RESERVE, home);
        player.strongholds[home]! += 1;
      });
      tell?.({ is: 'seated', circle: state.circle.slice() });
      todo(state, { do: 'season' });
    },
  },
};

function freeClans({ players }: RisingSun): Clan[] & Choice[] {
  return CLANS.filter((clan) => players.every((player) => player.clan !== clan));
}

function takeClan(state: RisingSun, seat: Seat, clan: Clan, { tell }: RisingSunAside): void {
  state.players[seat]!.clan = clan;
  tell?.({ is: 'takesClan', seat, clan });
}

function printedHonor(state: RisingSun, seat: Seat): number {
  return CLAN_FACTS[state.players[seat]!.clan!].honor;
}

/** P. 8: clockwise, who sits to the left. */
export function leftOf({ circle }: RisingSun, seat: Seat): Seat {
  return circle[(circle.indexOf(seat) + 1) % circle.length]!;
}

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom({ circle }: RisingSun, seat: Seat): Seat[] {
  const at = circle.indexOf(seat);
  return [...circle.slice(at), ...circle.slice(0, at)];
}
