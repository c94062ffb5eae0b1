import { cardsLeft, type Deck, deckOf, draw, type Seat, takeAt, todo } from '@engawa/kernel';
import {
  CARDS_FOR_VIRTUE,
  type Counted,
  CRYSTAL_SLOTS,
  DISPLAYS,
  type Display,
  FAR_KODAMA_CELL,
  HOUSE,
  MOST_VIRTUE,
  ROUNDS,
  YOKAI,
  type YokaiCard,
} from '../components.ts';
import {
  type Bitoku,
  type BitokuAside,
  type BitokuStep,
  buildingsOf,
  houseOf,
  isTengu,
  type Player,
  realmOf,
  resourcesOf,
  type Spirit,
} from '../state.ts';
import { type Chapter, SKIP } from './chapter.ts';
import { dieAt, takeDieHome } from './dice.ts';
import { score } from './goods.ts';
import { harvestSteps } from './spring.ts';
import { arrivedAt } from './wisdom.ts';

/** P. 12 and 13, autumn and winter. */
export const winter: Chapter<'autumn' | 'winter' | 'diceOrder' | 'virtue' | 'endYear' | 'snow'> = {
  // Whoever has the highest die in the house goes first, and so on; the others keep their order behind them.
  autumn: {
    run(state, _, { tell }) {
      state.phase = 'autumn';
      const first: Spirit[] = [];
      for (let space = 0; space < houseOf(state).length; space++) {
        const die = dieAt(state, 'forest', HOUSE, space);
        if (die === undefined) continue;
        const spirit = state.order.find((one) => realmOf(state, one).dice.includes(die))!;
        if (!first.includes(spirit)) first.push(spirit);
      }
      const order = [...first, ...state.order.filter((spirit) => !first.includes(spirit))];
      const changed = order.join() !== state.order.join();
      state.order = order;
      tell?.({ is: 'stepsForward', order, changed, solo: state.tengu !== null });
      todo(state, { do: 'winter' });
    },
  },

  // A and B of every player in the new order: nobody's dice matter to anybody else's virtue.
  winter: {
    run(state) {
      state.phase = 'winter';
      for (const spirit of state.order) for (const die of realmOf(state, spirit).dice) takeDieHome(die);
      const steps: BitokuStep[] = [];
      for (const spirit of state.order) {
        if (isTengu(state, spirit)) continue;
        steps.push({ do: 'diceOrder', seat: spirit }, { do: 'virtue', seat: spirit });
      }
      todo(state, ...steps, { do: 'endYear' });
    },
  },

  // A. Onto the red cells in any order; after the last year it no longer matters.
  diceOrder: {
    skip: (state, { seat }) => state.round === ROUNDS || diceOrders(state.players[seat]!).length === 1,
    choices: (state, { seat }) => diceOrders(state.players[seat]!),
    choose(state, { seat }, choice, { tell }) {
      const values = (choice as string).split('-').map(Number);
      state.players[seat]!.dice.forEach((die, slot) => {
        die.value = values[slot]!;
      });
      tell?.({ is: 'diceHome', seat, values });
    },
  },

  // B. Whoever has at least five cards may give up one that was played this year, for points.
  virtue: {
    skip: (state, { seat }) => yokaiOf(state.players[seat]!) < CARDS_FOR_VIRTUE,
    choices: (state, { seat }) => [...state.players[seat]!.mat.filter((card) => card !== null), SKIP],
    choose(state, { seat }, choice, aside) {
      if (choice === SKIP) {
        aside.tell?.({ is: 'keepsCards', seat });
        return;
      }
      const player = state.players[seat]!;
      const card = choice as YokaiCard;
      player.mat[player.mat.indexOf(card)] = null;
      player.removed.push(card);
      const { count, points } = virtueOf(state, seat, card);
      aside.tell?.({ is: 'virtue', seat, card, count, points });
      score(state, seat, 'virtue', points, aside);
    },
  },

  // C. The other cards are discarded, the hand is kept. D. The Great Spirit takes a step.
  endYear: {
    run(state, _, aside) {
      for (const player of state.players) {
        for (const card of player.mat) if (card !== null) player.discard.push(card);
        player.mat = [null, null, null];
      }
      if (state.tengu !== null) loseRock(state, aside);
      if (state.round < ROUNDS) {
        state.round += 1;
        todo(state, { do: 'snow' }, { do: 'spring' });
        return;
      }
      state.phase = 'ascension';
      aside.tell?.({ is: 'ascension' });
      const harvests = harvestSteps(state).filter((step) => step.do === 'harvest');
      todo(state, ...harvests, { do: 'endGame' });
    },
  },

  // E. New cards on the hills; the tiles nearest to the centre leave the game, the others move up.
  snow: {
    run(state, _, aside) {
      aside.tell?.({ is: 'snow' });
      for (const hill of state.hills) {
        if (hill.bitoku !== null) state.bitokuDiscard.push(hill.bitoku);
        if (hill.yokai !== null) state.yokaiDiscard.push(hill.yokai);
        hill.bitoku = null;
        hill.yokai = null;
        hill.covered = 0;
      }
      dealHills(state, aside);
      for (const display of DISPLAYS) {
        const leaving = state.open[display][0];
        if (leaving != null) (state.gone[display] as string[]).push(leaving);
        (state.open[display] as (string | null)[])[0] = null;
        refill(state, display, aside);
      }
    },
  },
};

/** The different ways to lay three dice from left to right: `3-2-1`. */
function diceOrders({ dice }: Player): string[] {
  const [a, b, c] = dice.map(({ value }) => value) as [number, number, number];
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return [...new Set(orders.map((order) => order.join('-')))];
}

/** Cards in the deck, on the mat, in the hand and on the discard pile; not those that were removed. */
export function yokaiOf({ deck, mat, hand, taken, discard }: Player): number {
  let count = cardsLeft(deck) + hand.length + taken.length + discard.length;
  for (const card of mat) if (card !== null) count++;
  return count;
}

/** What a card scores in winter: for each of what it shows, at most twelve. A removed card no longer counts itself. */
export function virtueOf(state: Bitoku, seat: Seat, card: YokaiCard): { count: number; points: number } {
  const { vp, each } = YOKAI[card];
  const count = countOf(state, seat, each);
  return { count, points: Math.min(MOST_VIRTUE, vp * count) };
}

function countOf(state: Bitoku, seat: Seat, each: Counted): number {
  const player = state.players[seat]!;
  switch (each) {
    case 'building':
      return buildingsOf(state, seat);
    case 'crystal':
      return crystalsOf(player);
    case 'mitama':
      return player.mitama.length + player.pairs.length;
    case 'united':
      return player.pairs.length;
    case 'goal-pilgrim':
      return arrivedAt(state, seat, true) + arrivedAt(state, seat, false);
    case 'rock-pilgrim':
      return restingOf(player);
    case 'iwakura':
      return player.iwakura.length;
    case 'visited':
      return player.visited;
    case 'bitoku':
      return player.path.length;
    case 'visions':
      return player.visions.length;
    case 'resource':
      return resourcesOf(player);
    case 'yokai':
      return yokaiOf(player);
    case 'kodama5':
      return player.kodama.filter((cell) => cell >= FAR_KODAMA_CELL).length;
  }
}

export function crystalsOf({ crystals }: Player): number {
  let count = 0;
  for (let slot = 0; slot < CRYSTAL_SLOTS.length; slot++) if (crystals[slot] !== null) count++;
  return count;
}

/** Pilgrims on the stone path. */
export function restingOf({ stones }: Player): number {
  let count = 0;
  for (let bits = stones; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** On each hill a bitoku card, then a yokai card; an empty deck is made anew of its discard pile. */
export function dealHills(state: Bitoku, aside: BitokuAside): void {
  for (const hill of state.hills) {
    if (cardsLeft(state.bitoku) === 0) state.bitoku = remade(state.bitokuDiscard);
    hill.bitoku = draw(state.bitoku, aside) ?? null;
  }
  for (const hill of state.hills) {
    if (cardsLeft(state.yokai) === 0) state.yokai = remade(state.yokaiDiscard);
    hill.yokai = draw(state.yokai, aside) ?? null;
  }
}

function remade<C extends string>(discard: C[]): Deck<C> {
  return deckOf(discard.splice(0));
}

/** Tiles move towards the centre without gaps; new ones come from the stack as long as there are any. */
export function refill(state: Bitoku, display: Display, { luck }: BitokuAside): void {
  const row = state.open[display] as (string | null)[];
  const stack = state.stacks[display] as string[];
  const tiles = row.filter((tile) => tile !== null);
  for (let space = 0; space < row.length; space++) {
    if (space < tiles.length) row[space] = tiles[space]!;
    else row[space] = stack.length > 0 ? takeAt(stack, luck.below(stack.length, stack)) : null;
  }
}

/** Alone: before the Great Spirit moves an iwakura leaves the garden. */
function loseRock(state: Bitoku, { luck, tell }: BitokuAside): void {
  const left = state.garden.filter((tile) => tile !== null);
  if (left.length === 0) return;
  const tile = left[luck.below(left.length, left)]!;
  state.garden[state.garden.indexOf(tile)] = null;
  state.goneIwakura.push(tile);
  tell?.({ is: 'tenguRock', tile });
}
