import type { NewTableRequest } from '@engawa/wire';

/** The strongest one: the last of the list. */
export function strongest(bots: readonly string[]): string | undefined {
  return bots.at(-1);
}

/** How a game among bots is laid: one seat for us, and bots on the rest of a good company. */
export function botsTable(game: string, seats: { min: number; max: number }, bots: readonly string[]): NewTableRequest {
  const bot = strongest(bots);
  const company = Math.max(seats.min, Math.min(4, seats.max)) - 1;
  return {
    game,
    seats: ['open', ...Array.from({ length: bot === undefined ? 0 : company }, () => ({ bot: bot! }))],
    autostart: true,
  };
}
