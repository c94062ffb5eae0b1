import { type Choice, takeAt, todo } from '@engawa/kernel';
import { FOODS, type Food } from '../components.ts';
import type { Bamboo, BambooAside } from '../state.ts';
import { SKIP, skipAction } from './actions.ts';
import type { Chapter } from './chapter.ts';

/** The action "Cooking", p. 11, and the spirit Tengu, p. 15. */
export const food: Chapter<'cook' | 'tengu' | 'tenguTakes'> = {
  // One of the food tokens on the board. Only when the last one is taken are five new ones laid out at once.
  cook: {
    choices(state) {
      const list: Choice[] = [];
      for (const kind of FOODS) if (state.food.includes(kind)) list.push(kind);
      list.push(SKIP);
      return list;
    },
    choose(state, { seat }, choice, aside) {
      if (choice === SKIP) return skipAction(seat, 'cook', aside);
      takeFood(state, seat, choice as Food, aside);
      if (!isFoodShown(state)) layOutFood(state, aside);
    },
  },

  // All food on the board is discarded and five new tokens are laid out; one is taken before or after that.
  tengu: {
    choices(state) {
      const list: Choice[] = [];
      for (const kind of FOODS) if (state.food.includes(kind)) list.push(BEFORE[kind]);
      list.push('after');
      return list;
    },
    choose(state, { seat }, choice, aside) {
      if (choice !== 'after') takeFood(state, seat, (choice as string).slice('before:'.length) as Food, aside);
      for (let cell = 0; cell < state.food.length; cell++) {
        const token = state.food[cell]!;
        if (token !== null) state.eaten.push(token);
        state.food[cell] = null;
      }
      state.eaten.sort();
      aside.tell?.({ is: 'clearsFood', seat });
      layOutFood(state, aside);
      if (choice === 'after') todo(state, { do: 'tenguTakes', seat });
    },
  },

  // This is no cooking: the empty cell stays empty until winter, unless it was the only token that there is.
  tenguTakes: {
    skip: (state) => !isFoodShown(state),
    choices(state) {
      const list: Choice[] = [];
      for (const kind of FOODS) if (state.food.includes(kind)) list.push(kind);
      return list;
    },
    choose(state, { seat }, choice, aside) {
      takeFood(state, seat, choice as Food, aside);
      if (!isFoodShown(state)) layOutFood(state, aside);
    },
  },
};

export const BEFORE: Readonly<Record<Food, string>> = { tea: 'before:tea', rice: 'before:rice', ramen: 'before:ramen' };

export function isFoodShown({ food: cells }: Bamboo): boolean {
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== null) return true;
  return false;
}

function takeFood(state: Bamboo, seat: number, kind: Food, { tell }: BambooAside): void {
  state.food[state.food.indexOf(kind)] = null;
  state.players[seat]!.food.push(kind);
  tell?.({ is: 'takesFood', seat, food: kind });
}

/** Fills the empty cells. When the supply runs out, what was eaten is shuffled into a new one. */
export function layOutFood(state: Bamboo, { luck, tell }: BambooAside): void {
  const laid: Food[] = [];
  let reshuffled = false;
  for (let cell = 0; cell < state.food.length; cell++) {
    if (state.food[cell] !== null) continue;
    if (state.supply.length === 0) {
      if (state.eaten.length === 0) break;
      [state.supply, state.eaten] = [state.eaten, state.supply];
      reshuffled = true;
    }
    const token = takeAt(state.supply, luck.below(state.supply.length, state.supply));
    state.food[cell] = token;
    laid.push(token);
  }
  if (laid.length > 0) tell?.({ is: 'newFood', food: laid, reshuffled });
}
