import { applyDifference, difference, SearchLuck, type Seat } from '@engawa/kernel';
import type { Shown, Told } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { Showing } from '../../src/tables/show.ts';
import type { Sitting } from '../../src/tables/sitting.ts';
import { fans, sealedBids } from '../kit/test-games.ts';
import { Room, type RoomPlan } from './room.ts';

const PLANS: readonly [string, RoomPlan][] = [
  ['two with a live clock', { game: fans, clock: { is: 'live', bank: 20, increment: 5 } }],
  ['three with a clock of days', { game: sealedBids, seats: ['ren', 'aki', 'nao'], clock: { is: 'days', days: 1 } }],
  ['two and a bot who wait', { game: sealedBids, seats: ['ren', { bot: 'random' }, 'nao'], absent: 'wait' }],
  ['three in a hurry', { game: fans, seats: ['ren', 'aki', 'nao'], clock: { is: 'live', bank: 2, increment: 1 } }],
];
const EVENINGS = 5;
const STEPS = 150;

const show = (sitting: Sitting, seat: Seat | null) => new Showing().show(sitting, seat, new Map());
const sent = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** Whole evenings of people who do whatever comes to their minds. */
function evening(plan: RoomPlan, seed: number, look: (room: Room, luck: SearchLuck) => (step: number) => void): void {
  const luck = SearchLuck.seeded(seed);
  const room = new Room(plan);
  const onStep = look(room, luck);
  for (let step = 0; step < STEPS && !room.sitting.isEnded; step++) {
    room.doSomething(luck);
    onStep(step);
  }
}

it('whoever a bot plays for is shown no choices until the seat is taken back', () => {
  const room = new Room({ game: fans });
  const choices = () => show(room.sitting, 0).choices;
  expect(choices()).not.toEqual([]);
  room.must({ is: 'hand-over', bot: 'random' }, 0);
  expect(choices()).toEqual([]);
  room.must({ is: 'take-back' }, 0);
  expect(choices()).not.toEqual([]);
});

describe.each(PLANS)('a table of %s, whatever they do', (_, plan) => {
  it('is the same again when it is read back from its log or from a snapshot', () => {
    for (let seed = 1; seed <= EVENINGS; seed++) {
      evening(plan, seed, (room) => (step) => {
        if (step % 10 !== 0) return;
        const saved = JSON.stringify(room.sitting.save());
        for (const from of ['log', 'snapshot'] as const) expect(JSON.stringify(room.reopened(from).save())).toBe(saved);
      });
    }
  });

  it('reaches everybody by differences, with everything told once and in order', () => {
    for (let seed = 1; seed <= EVENINGS; seed++) {
      evening(plan, seed, ({ sitting }, luck) => {
        const eyes = [null, ...sitting.holders.keys()].map((seat) => ({
          seat,
          number: sitting.number,
          shown: sent(show(sitting, seat)) as Shown,
          told: sitting.told(seat, 0) as readonly Told[],
        }));
        return () => {
          for (const one of eyes) {
            // Some look away for a while.
            if (sitting.number === one.number || luck.below(3) === 0) continue;
            const shown = show(sitting, one.seat);
            one.shown = applyDifference(one.shown, sent(difference(one.shown, shown))) as Shown;
            expect(JSON.stringify(one.shown)).toBe(JSON.stringify(shown));
            const news = sitting.told(one.seat, one.number);
            const undone = new Set(news.flatMap((telling) => telling.undone ?? []));
            one.told = [...one.told, ...news].filter(({ number }) => !undone.has(number));
            expect(one.told).toEqual(sitting.told(one.seat, 0));
            one.number = sitting.number;
          }
        };
      });
    }
  });
});
