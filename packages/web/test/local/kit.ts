import { botByName } from '@engawa/bots';
import { gameById } from '@engawa/games';
import { type Game, SearchLuck, type Seat } from '@engawa/kernel';
import { tokaido } from '@engawa/tokaido';
import { type KeptGame, KeptGames, type LocalSeat } from '../../src/local/kept.ts';
import { LocalSource, type LocalSourceOptions } from '../../src/local/local-source.ts';
import type { Thinker } from '../../src/thinking/thinker.ts';

export const game = tokaido as unknown as Game;

export const person = (name: string): LocalSeat => ({ is: 'person', name });
export const bot = (name = 'greedy'): LocalSeat => ({ is: 'bot', bot: name });

export function keptGame(seats: readonly LocalSeat[], more: Partial<KeptGame> = {}): KeptGame {
  const fixed = { id: 'a1', game: 'tokaido', version: tokaido.version, options: {}, seed: '5e'.repeat(32) };
  return { ...fixed, seats, createdAt: 100, changedAt: 100, isOver: false, log: [], ...more };
}

/** A browser's storage, in memory. */
export function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

/** Bots that answer at once, in the same thread. */
function quickThinker(): Thinker {
  const luck = SearchLuck.seeded(3);
  return {
    think: async ({ bot: name, view, seat }) => botByName(name).choose(game, view, seat, luck),
    close: () => {},
  };
}

export interface Here {
  readonly source: LocalSource;
  readonly games: KeptGames;
}

export function open(kept: KeptGame, more: Partial<LocalSourceOptions> = {}, games = new KeptGames(memory())): Here {
  let time = kept.changedAt;
  const source = new LocalSource(gameById(kept.game)!, kept, {
    thinker: quickThinker(),
    keep: (one) => games.keep(one),
    pause: async () => {},
    now: () => ++time,
    ...more,
  });
  return { source, games };
}

/** Lets everything that is promised already happen. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Whoever is asked takes the screen and plays like the named bot; ends when nobody is asked or after so many choices. */
export async function playPeople(source: LocalSource, most = 1000, name = 'greedy'): Promise<Seat[]> {
  const luck = SearchLuck.seeded(8);
  const turns: Seat[] = [];
  while (turns.length < most) {
    await settled();
    const next = source.abilities.handover!(source.known());
    if (next !== null) source.look(next);
    const { shown, number } = source.known();
    if (shown.choices.length === 0) {
      if (shown.status === 'over') break;
      continue;
    }
    const choice = botByName(name).choose(game, shown.view as never, shown.seat!, luck);
    turns.push(shown.seat!);
    await source.ask({ is: 'choose', at: number, choice });
  }
  return turns;
}
