import { GAMES } from '@engawa/games';
import { type Game, SearchLuck, type Seat, seedFrom } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { Showing } from '../../src/tables/show.ts';
import { Sitting } from '../../src/tables/sitting.ts';
import type { Opening } from '../../src/tables/sitting-data.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { otherwise } from './other-worlds.ts';

const show = (sitting: Sitting, seat: Seat | null) =>
  JSON.stringify([new Showing().show(sitting, seat, new Map()), sitting.told(seat, 0)]);

function sittingOf(game: Game, seats: number, seed: number): Sitting {
  const settings = {
    options: {},
    clock: { is: 'none' as const },
    absent: 'bot' as const,
    watchers: true,
    autostart: false,
    expected: [],
  };
  const opening: Opening = { id: 't', owner: 'p0', isPublic: true, seats, settings, seed: seedFrom(`${seed}`) };
  const sitting = new Sitting(opening, game, () => 0);
  for (let seat = 0; seat < seats; seat++) {
    const what = { do: 'sit', seat, person: `p${seat}`, salt: '' } as const;
    sitting.apply({ number: seat + 1, at: 0, seat, what });
  }
  sitting.apply({ number: seats + 1, at: 0, seat: null, what: { do: 'start', version: game.version } });
  return sitting;
}

/** In the short round each position is looked at by one seat in turn, in the long one by all. */
const isLong = process.env.ENGAWA_LONG === '1';

/** The first position where somebody is shown something that, by a sound game, they may not know. */
function firstLeak(game: Game, seats: number, seed: number, sound = game): string | undefined {
  const luck = SearchLuck.seeded(seed);
  const sitting = sittingOf(game, seats, seed);
  for (let number = sitting.number + 1; sitting.status === 'running'; number++) {
    for (let seat = 0; seat < seats; seat++) {
      if (!isLong && seat !== number % seats) continue;
      const other = otherwise(sitting, sound, seat, luck);
      if (show(sitting, seat) !== show(other, seat)) return `seat ${seat} at ${number}`;
      // A spectator hears less than any seat: nothing that is for this seat alone either.
      if (show(sitting, null) !== show(other, null)) return `a spectator at ${number}`;
    }
    const deciders = sitting.waiting;
    const seat = deciders[luck.below(deciders.length)]!;
    const list = sitting.table!.choices(seat);
    const choice = list[luck.below(list.length)]!;
    sitting.apply({ number, at: 0, seat, what: { do: 'choose', choice } });
  }
  return undefined;
}

const CATALOGUE = [...GAMES, ...TEST_GAMES];

describe.each(CATALOGUE)('P4: what a table of $id shows to a seat', (game) => {
  it('P4: does not depend on what the seat may not know, at every position of random games', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      expect(firstLeak(game, seats, seats)).toBeUndefined();
    }
  });
});

describe.each(TEST_GAMES)('P4: what a table of $id would show', (game) => {
  it('P4: depends on it, if the game hid nothing', () => {
    expect(firstLeak({ ...game, hide: (state) => structuredClone(state) }, 3, 1, game)).toBeDefined();
  });
});
