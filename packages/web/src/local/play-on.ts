import { BOTS } from '@engawa/bots';
import type { GameRecord, Seat } from '@engawa/kernel';
import { usualBot } from '../session/usual-bot.ts';
import type { KeptGame, LocalSeat } from './kept.ts';
import { openGame } from './plan.ts';

/** Whoever decides next at a position of a record; undefined at its end. */
export function deciderAt({ entries }: GameRecord, at: number): Seat | undefined {
  return entries.slice(at).find(({ aside }) => !aside)?.seat;
}

/**
 * A new table of this browser that goes on from a position of a finished game: the seat that decides there is the person's, bots
 * take the others. Its log begins with what was chosen, its lots with what was drawn.
 */
export function playOn(record: GameRecord, at: number, person: string, now: number): KeptGame {
  const { game, version, options, setup } = record;
  const made = record.entries.slice(0, at);
  const mine = deciderAt(record, at);
  const seats = Array.from({ length: record.seats }, (_, seat): LocalSeat => {
    if (seat === mine) return { is: 'person', name: person };
    const name = BOTS.find((bot) => bot.name === record.names?.[seat])?.name;
    return { is: 'bot', bot: name ?? usualBot(BOTS.map((bot) => bot.name))! };
  });
  return {
    ...openGame({ game, seats, options }, version, now),
    lots: [...setup, ...made.flatMap(({ lots }) => lots)],
    log: made.map(({ seat, choice, aside }) => ({ at: now, seat, choice, ...(aside ? { aside } : {}) })),
  };
}
