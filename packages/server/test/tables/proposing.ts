import type { Proposal } from '@engawa/wire';
import { Room, type RoomPlan } from './room.ts';

/** A game of fans after everybody has kept one: it is seat 0's turn. */
export function room(plan: RoomPlan = {}): Room {
  const all = new Room(plan);
  all.sitting.holders.forEach(({ bot }, seat) => {
    const [choice] = all.choices(seat);
    all.must({ is: bot === null ? 'choose' : 'bot-choose', choice: choice!, at: all.sitting.number }, seat);
  });
  return all;
}

export const undo = (all: Room, seat: number, count: number | 'turn' = 1, at = all.sitting.number) =>
  all.ask({ is: 'undo', count, at }, seat);
export const propose = (all: Room, seat: number, proposal: Proposal) => all.ask({ is: 'propose', proposal }, seat);
export const answer = (all: Room, seat: number, yes = true) =>
  all.ask({ is: 'answer', proposal: all.sitting.proposal?.number ?? 0, yes }, seat);
