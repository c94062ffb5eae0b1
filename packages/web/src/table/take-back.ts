import type { TableModel } from './model.ts';
import type { TableWish } from './source.ts';

type Undo = Extract<TableWish, { is: 'undo' }>;

/**
 * What taking back means now: the last choice, or the turn; null while there is nothing to take back. A quick hand takes
 * back its own choice before it has been shown; what others have done since must be seen first.
 */
export function takeBack({ latest, isBehind }: Pick<TableModel, 'latest' | 'isBehind'>, isTurn: boolean): Undo | null {
  const { own, asked } = latest.shown.undo;
  if (own === 0 && (asked === 0 || isBehind)) return null;
  return { is: 'undo', at: latest.number, count: own === 0 ? asked : isTurn ? 'turn' : 1 };
}
