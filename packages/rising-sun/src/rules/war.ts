import { type Seat, todo, together } from '@engawa/kernel';
import { CARD, MONSTER_FACTS, PROVINCES, SOULS } from '../components.ts';
import { NO_ONE, type RisingSun, type RisingSunAside, type RisingSunStep } from '../state.ts';
import { startOfWar } from './cards.ts';
import type { Chapter } from './chapter.ts';
import { countAt, PROVINCE_COUNT } from './figures.ts';
import { presentIn, strongestIn } from './force.ts';
import { gainPoints } from './goods.ts';
import { newStretch } from './set-aside.ts';

const COURAGE = CARD.courage;
const COURAGE_POINTS = 2;
const SOULS_POINTS = 2;

/** Chapter "War phase", p. 20 and 21. */
export const war: Chapter<'prewar' | 'ready' | 'startWar' | 'koiCoins' | 'warProvince'> = {
  // The last moment for gifts: everybody says when the war may begin.
  prewar: {
    run(state) {
      newStretch(state);
      state.phase = 'prewar';
      const parts = state.players.map((_, seat) => ({ seat, steps: [{ do: 'ready', seat } as RisingSunStep] }));
      todo(state, together(parts), { do: 'startWar' });
    },
  },

  ready: {
    choices: () => ['ready'],
    choose(state, { seat }, _, { tell }) {
      const talk = state.talks[seat]!;
      talk.draft = null;
      talk.offer = null;
      tell?.({ is: 'ready', seat });
    },
  },

  // War upgrades act once a season. They never harm their owner, so nobody is asked. Then the provinces by number.
  startWar: {
    run(state, _, { tell }) {
      newStretch(state);
      state.phase = 'war';
      tell?.({ is: 'warBegins' });
      const provinces = state.wars.map((_, number): RisingSunStep => ({ do: 'warProvince', number }));
      todo(state, ...startOfWar(state), { do: 'koiCoins' }, ...provinces, { do: 'cleanup' });
    },
  },

  // P. 26: Koi exchanges all ronin for coins; last of all, so that those of Way of the Ronin are among them.
  koiCoins: {
    run(state, _, { tell }) {
      state.players.forEach((player, seat) => {
        if (player.clan !== 'koi' || player.ronin === 0) return;
        tell?.({ is: 'converts', seat, ronin: player.ronin });
        player.coins += player.ronin;
        player.ronin = 0;
      });
    },
  },

  // P. 21: nobody, one, two allies alone, or a battle.
  warProvince: {
    run(state, { number }, aside) {
      const province = state.wars[number]!;
      const present = presentIn(state, province);
      const [one, other] = present;
      if (one === undefined) {
        state.settled += 1;
        state.discarded.push(tokenOf(state, province));
        aside.tell?.({ is: 'noWar', province: PROVINCES[province]! });
        return;
      }
      const areAllies = present.length === 2 && state.players[one]!.ally === other;
      if (present.length > 1 && !areAllies) {
        beginBattle(state, province, present, aside);
        return;
      }
      const seat = strongestIn(state, province);
      const prize = takeToken(state, seat, province, areAllies ? 'ally' : 'alone', aside);
      gainPoints(state, seat, prize, 'outcome', aside);
    },
  },
};

function tokenOf({ season }: RisingSun, province: number): number {
  return season * PROVINCE_COUNT + province;
}

/** The seat takes the token; returns what Courage and Oni of Souls bring with it. */
export function takeToken(
  state: RisingSun,
  seat: Seat,
  province: number,
  how: 'alone' | 'ally' | 'battle',
  { tell }: RisingSunAside,
): number {
  const player = state.players[seat]!;
  state.settled += 1;
  player.tokens.push(tokenOf(state, province));
  tell?.({ is: 'takesToken', seat, province: PROVINCES[province]!, how });
  const souls = countAt(state, seat, SOULS, province) > 0 ? SOULS_POINTS * oniOf(state, seat) : 0;
  return COURAGE_POINTS * player.cards[COURAGE]! + souls;
}

/** Oni that somebody owns, also in reserve or held hostage. */
export function oniOf(state: RisingSun, seat: Seat): number {
  return state.monsterOwners.filter((owner, monster) => owner === seat && MONSTER_FACTS[monster]!.isOni).length;
}

/** P. 22: everybody with force there takes part, allies too, and bids in secret. */
function beginBattle(state: RisingSun, province: number, participants: Seat[], { tell }: RisingSunAside): void {
  state.battle = { province, participants, bids: null, killed: 0, hired: NO_ONE, winner: NO_ONE };
  tell?.({ is: 'battle', province: PROVINCES[province]!, participants: participants.slice() });
  const parts = participants.map((seat) => ({ seat, steps: [{ do: 'bid', seat, placed: [] } as RisingSunStep] }));
  todo(
    state,
    together(parts),
    { do: 'advantage', at: 0 },
    { do: 'advantage', at: 1 },
    { do: 'advantage', at: 2 },
    { do: 'outcome' },
    { do: 'poets' },
    { do: 'reparations' },
    { do: 'endBattle' },
  );
}
