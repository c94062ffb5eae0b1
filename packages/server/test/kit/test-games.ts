import type { Game } from '@engawa/kernel';
import { fans } from '../../../bots/test/fans.ts';
import { sealedBids } from '../../../kernel/test/games/sealed-bids.ts';

export { fans, sealedBids };

/** Small games with everything that a table must cope with: secrets, luck, rounds of all, interjections, undo. */
export const TEST_GAMES: readonly Game[] = [fans, sealedBids];
