import { type Seat, total } from '@engawa/kernel';
import { POINTS_PER_IMBALANCE, POINTS_PER_SPIRIT } from '../components.ts';
import {
  comfortIn,
  emptyMarks,
  halfOf,
  imbalanceOf,
  sheetOf,
  spiritKinds,
  standings,
  unscoredFulfilled,
} from '../scoring.ts';
import type { Bamboo, BambooAside } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Chapter "The end of the game and final scoring", p. 18. */
export const finalScoring: Chapter<'endGame'> = {
  // After the fourth winter: spirits, the balance of the home, tiles that were not scored, marks of the night side. What
  // everything is worth is in scoring.ts.
  endGame: {
    run(state, _, { tell }) {
      if (tell === undefined) return;
      tell({ is: 'gameEnds' });
      state.players.forEach((_, seat) => {
        tellCounting(state, seat, tell);
      });
      tellTie(state, tell);
    },
  },
};

type Tell = NonNullable<BambooAside['tell']>;

function tellCounting(state: Bamboo, seat: Seat, tell: Tell): void {
  const player = state.players[seat]!;
  const kinds = spiritKinds(player);
  if (kinds > 0) tell({ is: 'countsSpirits', seat, kinds, points: kinds * POINTS_PER_SPIRIT });
  const left = comfortIn(player, 'left');
  const right = comfortIn(player, 'right');
  tell({ is: 'countsBalance', seat, left, right, points: imbalanceOf(player) * POINTS_PER_IMBALANCE });
  for (const tile of unscoredFulfilled(player)) tell({ is: 'countsHarmony', seat, tile, points: halfOf(tile) });
  if (state.options.night && emptyMarks(player) > 0) tell({ is: 'countsMarks', seat, points: emptyMarks(player) });
  tell({ is: 'scores', seat, points: total(sheetOf(state, player)) });
}

function tellTie(state: Bamboo, tell: Tell): void {
  const all = standings(state);
  const most = Math.max(...all.map(({ score }) => score));
  const tied = all.filter(({ score }) => score === most);
  if (tied.length === 1) return;
  tell({
    is: 'tie',
    seats: tied.map(({ seat }) => seat),
    comfort: tied.map(({ tieBreakers }) => tieBreakers[0]!),
    winners: tied.filter(({ place }) => place === 1).map(({ seat }) => seat),
  });
}
