import { type Choice, type Seat, todo } from '@engawa/kernel';
import { BUSHI, KINDS, KOMAINU, PROVINCES, SHINTO } from '../components.ts';
import { FIRST_SHRINE, RESERVE, type RisingSun, type RisingSunAside } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { addProvinces } from './choices.ts';
import { ALL_PROVINCES, countInReserve, PROVINCE_COUNT, shift, strongholdProvinces } from './figures.ts';
import { takeCoin } from './goods.ts';
import { GROUPS, readGroup } from './groups.ts';
import { loseHonor } from './honor.ts';
import { killing } from './kills.ts';

/** Season cards that ask their owner. What they place is not summoned and sets nothing off. */
export const cardDecisions: Chapter<'kenin' | 'samurai' | 'light' | 'lightShrine' | 'ninja' | 'monkey'> = {
  // Path of the Kenin: a bushi more at one of one's strongholds, for Dragonfly too.
  kenin: {
    skip: (state, { seat }) => state.players[seat]!.bushiLeft === 0,
    choices(state, { seat }) {
      const list: Choice[] = [];
      addProvinces(list, strongholdProvinces(state, seat));
      list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'decline') {
        tell?.({ is: 'declinesCard', seat, card: 'path-of-the-kenin' });
        return;
      }
      const province = PROVINCES.indexOf(choice as 'kyoto');
      shift(state, seat, BUSHI, RESERVE, province);
      tell?.({ is: 'places', seat, kind: 'bushi', province: PROVINCES[province]!, by: 'path-of-the-kenin' });
    },
  },

  // Path of the Samurai: a bushi more in any province.
  samurai: {
    skip: (state, { seat }) => state.players[seat]!.bushiLeft === 0,
    choices() {
      const list: Choice[] = [];
      addProvinces(list, ALL_PROVINCES);
      list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'decline') {
        tell?.({ is: 'declinesCard', seat, card: 'path-of-the-samurai' });
        return;
      }
      const province = PROVINCES.indexOf(choice as 'kyoto');
      shift(state, seat, BUSHI, RESERVE, province);
      tell?.({ is: 'places', seat, kind: 'bushi', province: PROVINCES[province]!, by: 'path-of-the-samurai' });
    },
  },

  // Path of the Light: a shinto more in a shrine. If Komainu is in the reserve too, first which of them.
  light: {
    skip: (state, { seat }) => worshippersLeft(state, seat).length === 0,
    choices(state, { seat }) {
      const kinds = worshippersLeft(state, seat);
      return kinds.length > 1 ? [...kinds.map((kind) => KINDS[kind]!), 'decline'] : [...state.shrines, 'decline'];
    },
    choose(state, { seat }, choice, aside) {
      if (choice === 'decline') {
        aside.tell?.({ is: 'declinesCard', seat, card: 'path-of-the-light' });
        return;
      }
      const kinds = worshippersLeft(state, seat);
      if (kinds.length > 1) todo(state, { do: 'lightShrine', seat, kind: KINDS.indexOf(choice as 'shinto') });
      else sendToShrine(state, seat, kinds[0]!, choice, aside);
    },
  },

  lightShrine: {
    choices: (state) => state.shrines.slice(),
    choose(state, { seat, kind }, choice, aside) {
      sendToShrine(state, seat, kind, choice, aside);
    },
  },

  // Path of the Ninja: any bushi on the map dies, and the owner of the card loses honor.
  ninja: {
    skip: (state) => bushiGroups(state).length === 0,
    choices: (state) => [...bushiGroups(state), 'decline'],
    choose(state, { seat }, choice, aside) {
      if (choice === 'decline') {
        aside.tell?.({ is: 'declinesCard', seat, card: 'path-of-the-ninja' });
        return;
      }
      const { owner, place } = readGroup(choice);
      loseHonor(state, seat, aside);
      todo(state, ...killing(state, seat, [{ owner, kind: BUSHI, province: place }]));
    },
  },

  // Path of the Monkey: a coin of the richest opponent, of each if several are; honor is lost once.
  monkey: {
    skip: (state, { seat }) => richest(state, seat).length === 0,
    choices: (state, { seat }) => (richest(state, seat).length === 0 ? ['decline'] : ['use', 'decline']),
    choose(state, { seat }, choice, aside) {
      if (choice === 'decline') {
        aside.tell?.({ is: 'declinesCard', seat, card: 'path-of-the-monkey' });
        return;
      }
      const of = richest(state, seat);
      for (const other of of) takeCoin(state, other, seat);
      aside.tell?.({ is: 'takesCoins', seat, of, by: 'path-of-the-monkey' });
      loseHonor(state, seat, aside);
    },
  },
};

function worshippersLeft(state: RisingSun, seat: Seat): number[] {
  return [SHINTO, KOMAINU].filter((kind) => countInReserve(state, seat, kind) > 0);
}

function sendToShrine(state: RisingSun, seat: Seat, kind: number, choice: Choice, { tell }: RisingSunAside): void {
  const at = state.shrines.indexOf(choice as 'fujin');
  shift(state, seat, kind, RESERVE, FIRST_SHRINE + at);
  tell?.({ is: 'worships', seat, kind: KINDS[kind]!, shrine: state.shrines[at]! });
}

function bushiGroups({ players }: RisingSun): Choice[] {
  const list: Choice[] = [];
  players.forEach(({ bushi }, owner) => {
    for (let province = 0; province < PROVINCE_COUNT; province++) {
      if (bushi[province]! > 0) list.push(GROUPS[owner]![BUSHI]![province]!);
    }
  });
  return list;
}

/** The opponents with the most coins, if they have any. */
function richest({ players }: RisingSun, seat: Seat): Seat[] {
  let most = 1;
  let list: Seat[] = [];
  players.forEach(({ coins }, other) => {
    if (other === seat || coins < most) return;
    if (coins > most) list = [];
    most = coins;
    list.push(other);
  });
  return list;
}
