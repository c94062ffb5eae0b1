import { type Choice, type Seat, todo } from '@engawa/kernel';
import { ACTION_CARDS, type Block, FIGURES, MAT, ROWS, type Row } from '../components.ts';
import type { Effect } from '../effects.ts';
import {
  courtiersLeft,
  gardenersLeft,
  type Household,
  type Player,
  type WhiteCastle,
  type WhiteCastleStep,
  warriorsLeft,
} from '../state.ts';
import type { Chapter } from './chapter.ts';
import { withSeals } from './seals.ts';

/** Chapter "Personal domain", p. 8. */
export const domain: Chapter<'chooseRow' | 'cardBeside'> = {
  // Appendix: as if a die lay on one of the three rows, without coins; no row twice in a turn.
  chooseRow: withSeals({
    choices(state) {
      const list: Choice[] = [];
      for (let row = 0; row < ROWS.length; row++) if ((state.usedRows & (1 << row)) === 0) list.push(ROWS[row]!);
      list.push('decline');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'decline') {
        tell?.({ is: 'declines', seat, action: 'domain' });
        return;
      }
      tell?.({ is: 'usesRow', seat, row: choice as Row });
      todo(state, ...rowSteps(state, seat, choice as Row));
    },
  }),

  // 2. Then one may do what the card on the mat shows beside the row: the card that lies there now.
  cardBeside: {
    run(state, { seat, row }) {
      const left = cardBlock(state.players[seat]!, row);
      todo(state, { do: 'rewards', seat, left, from: 'card', must: false });
    },
  },
};

/** 1. First everything that can be seen in the row is received. */
export function rowSteps(state: WhiteCastle, seat: Seat, row: Row): WhiteCastleStep[] {
  state.usedRows |= 1 << ROWS.indexOf(row);
  const left = visibleRewards(state.players[seat]!, row);
  return [
    { do: 'rewards', seat, left, from: 'row', must: true },
    { do: 'cardBeside', seat, row },
  ];
}

/** Figures leave a row from the left, and each uncovers what it stood on. */
export function visibleRewards(household: Household, row: Row): readonly Effect[] {
  const gone = FIGURES - figuresOn(household, row);
  return MAT[row].rewards.slice(0, gone + 1);
}

/** What the card on the mat shows beside a row. */
export function cardBlock({ card }: Player, row: Row): Block {
  const { blocks, beside } = ACTION_CARDS[card!];
  return blocks[beside[ROWS.indexOf(row)]!]!;
}

export function figuresOn(household: Household, row: Row): number {
  if (row === 'domain-coral') return courtiersLeft(household);
  return row === 'domain-black' ? gardenersLeft(household) : warriorsLeft(household);
}
