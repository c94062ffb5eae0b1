import { type Choice, todo } from '@engawa/kernel';
import { YARD_FACTS, YARD_TILES, YARDS, type Yard } from '../components.ts';
import type { Effect } from '../effects.ts';
import type { WhiteCastle } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { isWithinReach } from './possible.ts';
import { withSeals } from './seals.ts';

/** Chapter "Sending clan members", the warrior, p. 9. */
export const warriors: Chapter<'warrior'> = {
  // The first warrior of the row goes to any yard for its iron; there is room for all. Then one may do what the tile or
  // tiles of the yard show, in any order.
  warrior: withSeals({
    skip: (state, { seat }) => !isWithinReach(state, state.players[seat]!, 'warrior'),
    choices(state, { seat }) {
      const { iron } = state.players[seat]!;
      const list: Choice[] = [];
      for (const yard of YARDS) if (YARD_FACTS[yard].iron <= iron) list.push(yard);
      list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'decline') {
        tell?.({ is: 'declines', seat, action: 'warrior' });
        return;
      }
      const player = state.players[seat]!;
      const yard = choice as Yard;
      const { iron } = YARD_FACTS[yard];
      player.iron -= iron;
      player.warriors[YARDS.indexOf(yard)]! += 1;
      tell?.({ is: 'sendsWarrior', seat, yard, iron });
      todo(state, { do: 'rewards', seat, left: yardEffects(state, yard), from: 'yard', must: false });
    },
  }),
};

/** What the tiles of a yard show, on the sides that lie up there. */
export function yardEffects({ yards }: WhiteCastle, yard: Yard): Effect[] {
  return YARD_FACTS[yard].tiles.map(({ tile, side }) => YARD_TILES[yards[tile]!][side]);
}
