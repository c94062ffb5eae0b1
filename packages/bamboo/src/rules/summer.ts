import { type Choice, type Seat, todo } from '@engawa/kernel';
import { COLOURS, type Colour } from '../components.ts';
import { type Bamboo, type BambooAside, type BambooStep, hasAwake, type Player } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { canCallLast, withSpirits } from './spirits.ts';

/** Chapter "Phase 2. Summer", p. 8 and 9: whose turn it is, the visit to a temple and the offering. */
export const summer: Chapter<'summer' | 'nextTurn' | 'visit' | 'offer' | 'endTurn'> = {
  summer: {
    run(state, _, { tell }) {
      state.season = 'summer';
      tell?.({ is: 'season', round: state.round, season: 'summer' });
      todo(state, { do: 'nextTurn', from: state.first });
    },
  },

  // 1. Whoever has no stick left has passed; all others must play. When nobody has one, autumn comes.
  nextTurn: {
    run(state, { from }) {
      const seats = state.players.length;
      state.jokers = false;
      for (let i = 0; i < seats; i++) {
        const seat = (from + i) % seats;
        if (state.players[seat]!.sticks === 0) continue;
        todo(state, { do: 'visit', seat });
        return;
      }
      todo(state, { do: 'autumn' });
    },
  },

  // 2. The action marker goes to another area of the mat, in which there is at least one shoot.
  visit: withSpirits('activations', {
    choices(state, { seat }) {
      const { areas, marker } = state.players[seat]!;
      const list: Choice[] = [];
      for (let area = 0; area < COLOURS.length; area++) {
        if (area !== marker && areas[area]!.length > 0) list.push(COLOURS[area]!);
      }
      return list;
    },
    choose(state, { seat }, choice, aside) {
      const player = state.players[seat]!;
      const area = COLOURS.indexOf(choice as Colour);
      player.marker = area;
      aside.tell?.({ is: 'visits', seat, area: COLOURS[area]! });
      const ready = player.areas[area]!.slice();
      const sticks = Math.min(ready.length, player.sticks);
      const rest: BambooStep[] = [
        { do: 'plant', seat },
        { do: 'activate', seat, left: sticks, ready },
        { do: 'push', seat },
        { do: 'endTurn', seat },
        { do: 'nextTurn', from: (seat + 1) % state.players.length },
      ];
      todo(state, ...offering(state, seat, sticks, false, aside), ...rest);
    },
  }),

  // 3. As many sticks as there are shoots in the area, or all that are left, go to the temple of its colour. Each may go
  // to another temple instead, for a coin, or with Bakeneko's help for nothing. The last choice sends all that are left.
  offer: withSpirits(
    ({ free }) => (free ? 'activations' : 'offering'),
    {
      choices(state, { seat, free }) {
        const { marker, coins } = state.players[seat]!;
        const list: Choice[] = [COLOURS[marker]!];
        if (free || coins > 0) {
          for (let temple = 0; temple < COLOURS.length; temple++) if (temple !== marker) list.push(COLOURS[temple]!);
        }
        return list;
      },
      choose(state, { seat, left, free }, choice, aside) {
        const temple = COLOURS.indexOf(choice as Colour);
        if (temple === state.players[seat]!.marker) {
          offer(state, seat, temple, left, 0, aside);
          return;
        }
        offer(state, seat, temple, 1, free ? 0 : 1, aside);
        todo(state, ...offering(state, seat, left - 1, free, aside));
      },
    },
    (step, spirit) => (spirit === 'bakeneko' ? { ...step, free: true } : step),
  ),

  // The turn ends by itself, unless a spirit could still be called.
  endTurn: withSpirits('turn', {
    skip: (state, { seat }) => !canCallLast(state, state.players[seat]!),
    choices: () => ['end'],
    choose() {},
  }),
};

/** The question where the sticks go; without coins or a spirit that could help, all go to their own temple unasked. */
function offering(state: Bamboo, seat: Seat, left: number, free: boolean, aside: BambooAside): BambooStep[] {
  if (left === 0) return [];
  const player = state.players[seat]!;
  if (free || player.coins > 0 || hasHelp(player)) return [{ do: 'offer', seat, left, free }];
  offer(state, seat, player.marker, left, 0, aside);
  return [];
}

/** Bakeneko sends sticks for nothing, Rokurokubi and Tanuki bring coins. */
function hasHelp(player: Player): boolean {
  if (player.spirits.length === 0) return false;
  return hasAwake(player, 'bakeneko') || hasAwake(player, 'rokurokubi') || hasAwake(player, 'tanuki');
}

/** New sticks lie on top: they came last. */
function offer(state: Bamboo, seat: Seat, temple: number, sticks: number, coins: number, { tell }: BambooAside): void {
  const player = state.players[seat]!;
  player.sticks -= sticks;
  player.coins -= coins;
  const pile = state.temples[temple]!.sticks;
  for (let i = 0; i < sticks; i++) pile.push(seat);
  tell?.({ is: 'offers', seat, temple: COLOURS[temple]!, sticks, coins });
}
