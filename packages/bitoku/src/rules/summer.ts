import { type Choice, type Seat, todo } from '@engawa/kernel';
import type { YokaiCard } from '../components.ts';
import { type Bitoku, type BitokuAside, hasPassed, isTengu, type Player, spiritsOf } from '../state.ts';
import { hasCardSpace, playCard } from './cards.ts';
import type { Chapter } from './chapter.ts';
import { unlock } from './effects.ts';
import { canCross, cross } from './river.ts';

/** P. 8, summer: one basic action a turn, in turn order, until everybody has passed. */
export const summer: Chapter<'summer' | 'nextTurn' | 'basic'> = {
  summer: {
    run(state, _, { tell }) {
      state.phase = 'summer';
      state.turn = -1;
      state.passed = 0;
      tell?.({ is: 'summerBegins' });
      todo(state, { do: 'nextTurn' });
    },
  },

  nextTurn: {
    run(state, _, aside) {
      const all = spiritsOf(state);
      for (let after = 1; after <= all; after++) {
        const turn = (state.turn + after) % all;
        const spirit = state.order[turn]!;
        if (hasPassed(state, spirit)) continue;
        // Ours: whoever could do nothing else passes unasked; it will not change before winter.
        if (!isTengu(state, spirit) && canOnlyPass(state, spirit)) {
          pass(state, spirit, aside);
          continue;
        }
        state.turn = turn;
        todo(state, isTengu(state, spirit) ? { do: 'tenguTurn' } : { do: 'basic', seat: spirit }, { do: 'nextTurn' });
        return;
      }
      todo(state, { do: 'autumn' });
    },
  },

  // Play a card, use a die, cross the river, or pass: that only with three cards played and three dice placed (p. 11).
  basic: {
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      if (hasCardSpace(player)) {
        for (const { card } of player.hand) list.push(`play:${card}`);
        for (const { card } of player.taken) list.push(`play:${card}`);
      }
      for (let slot = 0; slot < player.dice.length; slot++) {
        const { at } = player.dice[slot]!;
        if (at === 'unlocked') list.push(USES[slot]!);
        else if (at === 'locked' && player.awake > 0) list.push(FREES[slot]!);
        else if (canCross(state, seat, slot)) list.push(CROSSES[slot]!);
      }
      if (mayPass(player)) list.push('pass');
      return list;
    },
    choose(state, { seat }, choice, aside) {
      const { verb, what } = basicOf(choice as string);
      const slot = Number(what);
      switch (verb) {
        case 'play':
          playCard(state, seat, what as YokaiCard, aside);
          break;
        case 'use':
          todo(state, { do: 'placeDie', seat, slot });
          break;
        // P. 6: an awake pilgrim leaves the game for a locked die, which has to be used at once.
        case 'free':
          sendPilgrim(state, seat, slot, aside);
          todo(state, { do: 'placeDie', seat, slot });
          break;
        case 'cross':
          cross(state, seat, slot, aside);
          break;
        default:
          pass(state, seat, aside);
      }
    },
  },
};

const slots = [0, 1, 2];
const USES = slots.map((slot) => `use:${slot}`);
const FREES = slots.map((slot) => `free:${slot}`);
const CROSSES = slots.map((slot) => `cross:${slot}`);

/** A basic action: what is done, with which card or with the die beside which card space. */
export function basicOf(choice: string): { readonly verb: string; readonly what: string } {
  const colon = choice.indexOf(':');
  return colon < 0 ? { verb: choice, what: '' } : { verb: choice.slice(0, colon), what: choice.slice(colon + 1) };
}

function sendPilgrim(state: Bitoku, seat: Seat, slot: number, aside: BitokuAside): void {
  const player = state.players[seat]!;
  player.awake -= 1;
  player.lost += 1;
  aside.tell?.({ is: 'sendsAway', seat, slot, value: player.dice[slot]!.value });
  unlock(state, seat, slot, aside);
}

function mayPass(player: Player): boolean {
  return !hasCardSpace(player) && player.dice.every(({ at }) => at === 'forest' || at === 'hill');
}

function canOnlyPass(state: Bitoku, seat: Seat): boolean {
  return mayPass(state.players[seat]!) && !slots.some((slot) => canCross(state, seat, slot));
}

function pass(state: Bitoku, seat: Seat, { tell }: BitokuAside): void {
  state.passed |= 1 << seat;
  tell?.({ is: 'passes', seat });
}
