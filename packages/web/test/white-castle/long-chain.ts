import { botByName } from '@engawa/bots';
import { type Choice, choicesOf, choose, copyOf, deciders, type Game, SearchLuck, stepOf } from '@engawa/kernel';
import { type WhiteCastle, type WhiteCastleEvent, whiteCastle } from '@engawa/white-castle';
import { chainOf } from '../../src/games/white-castle/chain.ts';
import type { Happening, KeptGame } from '../../src/local/kept.ts';
import { LocalSitting } from '../../src/local/sitting.ts';

const game = whiteCastle as unknown as Game<WhiteCastle>;
const ME = 0;
const LONGEST = 8;

/** A moment of a turn: what is asked, and what was chosen then. */
export interface Moment {
  readonly view: WhiteCastle;
  readonly choice: Choice;
}

interface LongChain {
  /** A game on one device, against a bot, in which the turn is about to begin. */
  readonly kept: KeptGame;
  /** The turn, up to the choice that reveals a card. */
  readonly moments: readonly Moment[];
}

/**
 * A turn as long as they come: the die lights the lantern or leads to it, a courtier climbs, its card is taken and used,
 * and at least once two more things wait behind what is asked. Only then is a new card turned over.
 */
export function longChain(): LongChain {
  for (let number = 1; ; number++) {
    const seed = number.toString(16).padStart(64, '0');
    const found = searchGame(seed);
    if (found) return found;
  }
}

function searchGame(seed: string): LongChain | undefined {
  const luck = SearchLuck.seeded(5);
  const log: Happening[] = [];
  const kept = (): KeptGame => ({
    id: 'chain',
    game: game.id,
    version: game.version,
    options: {},
    seed,
    seats: [
      { is: 'person', name: 'Мія' },
      { is: 'bot', bot: 'greedy' },
    ],
    createdAt: 100,
    changedAt: 100,
    isOver: false,
    log: [...log],
  });
  const sitting = new LocalSitting(game, kept());
  while (!sitting.table.isOver) {
    const { state } = sitting.table;
    if (stepOf(state, ME)?.do === 'takeDie') {
      const moments = searchTurn(state, [], new Set());
      if (moments) return { kept: kept(), moments };
    }
    const [seat] = deciders(game, state) as [number];
    const choice = botByName('greedy').choose(game as never, state, seat, luck);
    const happening = { seat, choice, at: 100 };
    sitting.happen(happening);
    log.push(happening);
  }
  return undefined;
}

const WANTED: readonly WhiteCastleEvent['is'][] = ['placesDie', 'lantern', 'climbs', 'takesCard'];

function searchTurn(view: WhiteCastle, before: readonly Moment[], told: ReadonlySet<string>): Moment[] | undefined {
  if (before.length === LONGEST) return undefined;
  for (const choice of choicesOf(game, view, ME)) {
    const after = copyOf(game, view);
    const events = new Set(told);
    // No lot is drawn before a card is revealed: any luck will do.
    const aside = { luck: SearchLuck.seeded(1), tell: ({ is }: { is: string }) => void events.add(is) };
    choose(game, after, ME, choice, aside);
    const moments = [...before, { view: copyOf(game, view), choice }];
    if (events.has('refills')) {
      if (isLong(moments) && WANTED.every((is) => events.has(is))) return moments;
      continue;
    }
    // The turn is over, even if the next one is the same seat's; or seals were exchanged, which leads nowhere.
    const next = stepOf(after, ME);
    if (events.has('exchanges') || next === undefined || next.do === 'takeDie') continue;
    const found = searchTurn(after, moments, events);
    if (found) return found;
  }
  return undefined;
}

function isLong(moments: readonly Moment[]): boolean {
  return moments.length >= 5 && moments.some(({ view }) => chainOf(view).length > 2);
}
