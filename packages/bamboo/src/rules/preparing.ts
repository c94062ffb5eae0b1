import { type Choice, type Seat, todo } from '@engawa/kernel';
import { SHOOTS, type Shoot } from '../components.ts';
import type { Bamboo } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Chapter "Preparing the players", p. 4, step D. */
export const preparing: Chapter<'draftShoot'> = {
  // Twice round the table everybody takes one of the shoots that lie beside the board.
  draftShoot: {
    choices(state) {
      const list: Choice[] = [];
      for (const shoot of state.draft) list.push(SHOOTS[shoot]!.kind);
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const at = state.draft.findIndex((shoot) => SHOOTS[shoot]!.kind === choice);
      const [shoot] = state.draft.splice(at, 1) as [Shoot];
      storeShoot(state, seat, shoot);
      tell?.({ is: 'drafts', seat, shoot: SHOOTS[shoot]!.kind });
      if (state.draft.length === 0) todo(state, { do: 'spring' });
    },
  },
};

/** Into the next free cell of the area of its colour. While the game is prepared there is always one. */
export function storeShoot(state: Bamboo, seat: Seat, shoot: Shoot): void {
  state.players[seat]!.areas[SHOOTS[shoot]!.colour]!.push(shoot);
}
