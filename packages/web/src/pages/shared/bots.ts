import type { NewTableRequest } from '@engawa/wire';
import { usualBot } from '../../session/usual-bot.ts';

/** How a game among bots is laid: one seat for us, and bots on the rest of a good company. */
export function botsTable(game: string, seats: { min: number; max: number }, bots: readonly string[]): NewTableRequest {
  const bot = usualBot(bots);
  const company = Math.max(seats.min, Math.min(4, seats.max)) - 1;
  return {
    game,
    seats: ['open', ...Array.from({ length: bot === undefined ? 0 : company }, () => ({ bot: bot! }))],
    autostart: true,
  };
}
