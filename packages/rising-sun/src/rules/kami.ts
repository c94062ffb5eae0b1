import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  BUSHI,
  type Card,
  FIRST_MONSTER,
  FUJIN_MOVES,
  HACHIMAN_RONIN,
  KOMAINU,
  PROVINCES,
  SHRINES_IN_PLAY,
  TSUKUYOMI_COINS,
} from '../components.ts';
import { FIRST_SHRINE, NO_ONE, type RisingSun, type RisingSunStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { addProvinces } from './choices.ts';
import { ALL_PROVINCES, strongholdsOnMap } from './figures.ts';
import { gainCoins, gainPoints, gainRonin } from './goods.ts';
import { readGroup } from './groups.ts';
import { rankOf, riseToTop } from './honor.ts';
import { beginMoving, destinationChoices, hasMove, movable, moveTo } from './marshal.ts';
import { arrival } from './recruit.ts';
import { newStretch } from './set-aside.ts';
import { buy, cardsFor, hasCards } from './train.ts';

const ROW: readonly number[] = Array.from({ length: SHRINES_IN_PLAY }, (_, at) => at);

/** Chapter "Kami turns", p. 19. */
export const kami: Chapter<'kamiTurn' | 'shrine' | 'amaterasu' | 'fujin' | 'fujinTo' | 'raijin' | 'ryujin'> = {
  kamiTurn: {
    run(state, _, { tell }) {
      newStretch(state);
      state.kamiTurns += 1;
      tell?.({ is: 'kamiTurn' });
      todo(state, ...ROW.map((at): RisingSunStep => ({ do: 'shrine', at })));
    },
  },

  // From left to right: whoever has the most force in the shrine may use what the kami offers, before the next one.
  shrine: {
    run(state, { at }, aside) {
      const seat = foremostIn(state, at);
      if (seat === NO_ONE) return;
      const shrine = state.shrines[at]!;
      aside.tell?.({ is: 'shrineWon', seat, shrine });
      switch (shrine) {
        case 'amaterasu':
        case 'raijin':
        case 'ryujin':
          todo(state, { do: shrine, seat });
          return;
        case 'fujin':
          beginMoving(state);
          todo(state, { do: 'fujin', seat, left: FUJIN_MOVES });
          return;
        case 'hachiman':
          gainRonin(state, seat, HACHIMAN_RONIN, shrine, aside);
          return;
        case 'susanoo':
          gainPoints(state, seat, strongholdsOnMap(state, seat), shrine, aside);
          return;
        case 'tsukuyomi':
          gainCoins(state, seat, TSUKUYOMI_COINS, shrine, aside);
      }
    },
  },

  // The sun goddess: to the top of the honor track.
  amaterasu: {
    skip: (state, { seat }) => rankOf(state, seat) === 0,
    choices: () => ['use', 'decline'],
    choose(state, { seat }, choice, aside) {
      if (choice === 'use') riseToTop(state, seat, aside);
      else aside.tell?.({ is: 'declinesShrine', seat, shrine: 'amaterasu' });
    },
  },

  // The god of the wind: up to two moves, also with the same figure.
  fujin: {
    skip: (state, { seat }) => !hasMove(state, seat, true),
    choices: (state, { seat }) => movable(state, seat, true),
    choose(state, { seat, left }, choice) {
      if (choice === 'stop') return;
      const { kind, place } = readGroup(choice);
      todo(state, { do: 'fujinTo', seat, left, kind, from: place });
    },
  },

  fujinTo: {
    choices: (state, { seat, from }) => destinationChoices(state, seat, from),
    choose(state, { seat, left, kind, from }, choice, aside) {
      if (choice === 'stay') todo(state, { do: 'fujin', seat, left });
      else {
        const to = PROVINCES.indexOf(choice as 'kyoto');
        todo(state, ...moveTo(state, { seat, kind, from, to, left: left - 1 }, aside));
      }
    },
  },

  // The god of thunder: summons a bushi to any province.
  raijin: {
    skip: (state, { seat }) => state.players[seat]!.bushiLeft === 0,
    choices() {
      const list: Choice[] = [];
      addProvinces(list, ALL_PROVINCES);
      list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, aside) {
      if (choice === 'decline') {
        aside.tell?.({ is: 'declinesShrine', seat, shrine: 'raijin' });
        return;
      }
      state.muster.summoned = 1;
      const province = PROVINCES.indexOf(choice as 'kyoto');
      todo(state, ...arrival(state, seat, BUSHI, province, aside), { do: 'afterSummon', seat });
    },
  },

  // The god of the sea: buy a card at its full price.
  ryujin: {
    skip: (state) => !hasCards(state),
    choices: (state, { seat }) => cardsFor(state, seat, 0),
    choose(state, { seat }, choice, aside) {
      if (choice !== 'pass') todo(state, ...buy(state, seat, choice as Card, 0, aside));
      else aside.tell?.({ is: 'declinesShrine', seat, shrine: 'ryujin' });
    },
  },
};

/** Worshippers have force 1 each; of equals the most honorable is first. */
export function foremostIn(state: RisingSun, at: number): Seat {
  const komainu = KOMAINU - FIRST_MONSTER;
  const guest = state.monsterPlaces[komainu] === FIRST_SHRINE + at ? state.monsterOwners[komainu]! : NO_ONE;
  let best = 0;
  let foremost = NO_ONE;
  for (const seat of state.honor) {
    const force = state.players[seat]!.worship[at]! + (guest === seat ? 1 : 0);
    if (force > best) {
      best = force;
      foremost = seat;
    }
  }
  return foremost;
}
