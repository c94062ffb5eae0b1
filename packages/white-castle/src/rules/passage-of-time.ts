import { type Seat, todo } from '@engawa/kernel';
import { LAST_SPACE, SEASONS } from '../components.ts';
import { type Clan, householdOf, type Player, type WhiteCastle, type WhiteCastleAside } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { withSeals } from './seals.ts';

/** Chapter "The passage of time", p. 12. */
export const passageOfTime: Chapter<'passTime' | 'checkpoint'> = {
  // The influence marker walks on, up to a checkpoint. Whoever cannot pay it stops there, and the rest is lost.
  passTime: {
    run(state, { seat, spaces }, aside) {
      const player = state.players[seat]!;
      const from = player.time;
      const free = Math.min(spaces, spacesUntilCheckpoint(from), LAST_SPACE - from);
      if (free > 0) {
        moveInfluence(state, seat, free);
        aside.tell?.({ is: 'timePasses', seat, from, to: player.time });
      }
      const left = spaces - free;
      if (left === 0 || player.time === LAST_SPACE) return;
      if (player.seals < sealsToGoOn(player.time)) stop(seat, player, aside);
      else todo(state, { do: 'checkpoint', seat, spaces: left });
    },
  },

  // A new season is entered for one, two or three seals. Whoever does not want to pay stays before it.
  checkpoint: withSeals({
    skip: (state, { seat }) => state.players[seat]!.seals < sealsToGoOn(state.players[seat]!.time),
    choices: () => ['pay', 'stop'],
    choose(state, { seat, spaces }, choice, aside) {
      const player = state.players[seat]!;
      if (choice === 'stop') {
        stop(seat, player, aside);
        return;
      }
      const seals = sealsToGoOn(player.time);
      player.seals -= seals;
      moveInfluence(state, seat, 1);
      aside.tell?.({ is: 'paysCheckpoint', seat, seals, space: player.time });
      if (spaces > 1) todo(state, { do: 'passTime', seat, spaces: spaces - 1 });
    },
  }),
};

function stop(seat: Seat, { time }: Player, { tell }: WhiteCastleAside): void {
  tell?.({ is: 'stopsAtCheckpoint', seat, space: time });
}

/** What the next space asks for: nothing, unless a season begins there. */
export function sealsToGoOn(space: number): number {
  for (let season = 1; season < SEASONS.length; season++) {
    if (SEASONS[season]!.from === space + 1) return SEASONS[season]!.seals;
  }
  return 0;
}

/** Spaces that can be walked before a checkpoint comes. */
function spacesUntilCheckpoint(from: number): number {
  for (let season = 1; season < SEASONS.length; season++) {
    const ahead = SEASONS[season]!.from - 1 - from;
    if (ahead >= 0) return ahead;
  }
  return LAST_SPACE;
}

/** Whether a marker could move at all. */
export function canTimePass({ time, seals }: Pick<Player, 'time' | 'seals'>): boolean {
  return time < LAST_SPACE && seals >= sealsToGoOn(time);
}

/** The marker goes on top of all that lie where it stops; one that does not move keeps its place. */
export function moveInfluence(state: WhiteCastle, clan: Clan, spaces: number): void {
  const { influence } = state;
  const household = householdOf(state, clan);
  household.time += spaces;
  let at = influence.indexOf(clan);
  while (at > 0 && householdOf(state, influence[at - 1]!).time <= household.time) {
    influence[at] = influence[at - 1]!;
    at--;
  }
  influence[at] = clan;
}
