import { type Choice, EVERYBODY, putUnder, todo } from '@engawa/kernel';
import {
  FOOD_VALUES,
  FOODS,
  type Food,
  type HarmonyTile,
  type HomeTile,
  OKAMI_FOOD,
  ROUNDS,
  SPIRITS,
  type Spirit,
  WAKING,
} from '../components.ts';
import {
  type Bamboo,
  type BambooAside,
  type BambooStep,
  hasAwake,
  isAwake,
  type Player,
  tilesInHome,
  turnOrder,
} from '../state.ts';
import type { Chapter } from './chapter.ts';
import { layOutFood } from './food.ts';
import { refillHarmony } from './harmony.ts';
import { refillHome } from './home.ts';
import { CALL, callSpirit, spiritOf, WAKE } from './spirits.ts';

/** Chapter "Phase 4. Winter", p. 16. */
export const winter: Chapter<'winter' | 'wake' | 'meal' | 'okami' | 'eat' | 'chooseFood' | 'renew'> = {
  winter: {
    run(state, _, { tell }) {
      state.season = 'winter';
      tell?.({ is: 'season', round: state.round, season: 'winter' });
      const order = turnOrder(state);
      const waking = order.map((seat): BambooStep => ({ do: 'wake', seat }));
      const meals = order.map((seat): BambooStep => ({ do: 'meal', seat }));
      todo(state, ...waking, ...meals, state.round === ROUNDS ? { do: 'endGame' } : { do: 'renew' });
    },
  },

  // 1. Any sleeping spirits can be woken for the coins that they show; Kitsune costs nothing. In turn order, which is ours.
  // In the last winter only Okami can still help.
  wake: {
    skip: (state, { seat }) => !canWake(state, state.players[seat]!),
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      for (const spirit of SPIRITS) {
        if (isWorthWaking(state, player, spirit) && sleeper(player, spirit) >= 0) list.push(WAKE[spirit]);
      }
      list.push('done');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'done') return;
      const player = state.players[seat]!;
      const spirit = spiritOf(choice as string);
      player.asleep &= ~(1 << sleeper(player, spirit));
      player.coins -= WAKING[spirit];
      tell?.({ is: 'wakes', seat, spirit, coins: WAKING[spirit] });
      todo(state, { do: 'wake', seat });
    },
  },

  // 2. In turn order everybody spends one food for each tile in the home.
  meal: {
    run(state, { seat }, { tell }) {
      const player = state.players[seat]!;
      const need = tilesInHome(player);
      if (need === 0) return;
      tell?.({ is: 'meal', seat, need });
      todo(state, nextCourse(player, seat, need));
    },
  },

  // Okami counts as four food in this meal. What is too much is lost.
  okami: {
    choices: () => [CALL.okami, 'no'],
    choose(state, { seat, need }, choice, aside) {
      if (choice === 'no') {
        todo(state, { do: 'eat', seat, need });
        return;
      }
      callSpirit(state, seat, 'okami', aside);
      if (need > OKAMI_FOOD) todo(state, nextCourse(state.players[seat]!, seat, need - OKAMI_FOOD));
    },
  },

  // As long as there is food it must be spent; what is then missing costs a happiness each. No change is given. Asked
  // only where it makes a difference which tokens go: not if they are all alike, and not in the last winter.
  eat: {
    run(state, { seat, need }, aside) {
      const { food } = state.players[seat]!;
      let value = 0;
      for (const token of food) value += FOOD_VALUES[token];
      if (value <= need) eatAll(state, seat, need - value, aside);
      else if (state.round === ROUNDS || food.every((token) => token === food[0])) eatInOrder(state, seat, need, aside);
      else todo(state, { do: 'chooseFood', seat, need });
    },
  },
  chooseFood: {
    choices(state, { seat }) {
      const { food } = state.players[seat]!;
      const list: Choice[] = [];
      for (const kind of FOODS) if (food.includes(kind)) list.push(kind);
      return list;
    },
    choose(state, { seat, need }, choice, { tell }) {
      const token = choice as Food;
      discard(state, state.players[seat]!, token);
      tell?.({ is: 'eats', seat, food: [token] });
      if (need > FOOD_VALUES[token]) todo(state, { do: 'eat', seat, need: need - FOOD_VALUES[token] });
    },
  },

  // 3. The first player token goes on. 4. The lowest row of both markets goes under the stacks, everything slides down,
  // and new tiles come to the top. 5. Empty food cells are filled.
  renew: {
    run(state, _, aside) {
      state.first = (state.first + 1) % state.players.length;
      aside.tell?.({ is: 'firstPlayer', seat: state.first });
      renewHomes(state, aside);
      renewHarmony(state, aside);
      layOutFood(state, aside);
      state.round += 1;
      todo(state, { do: 'spring' });
    },
  },
};

/** The place of a sleeping spirit of this kind; below 0 if there is none. */
function sleeper(player: Player, spirit: Spirit): number {
  for (let at = 0; at < player.spirits.length; at++) {
    if (player.spirits[at] === spirit && !isAwake(player, at)) return at;
  }
  return -1;
}

function isWorthWaking(state: Bamboo, player: Player, spirit: Spirit): boolean {
  return WAKING[spirit] <= player.coins && (state.round < ROUNDS || spirit === 'okami');
}

function canWake(state: Bamboo, player: Player): boolean {
  for (let at = 0; at < player.spirits.length; at++) {
    if (!isAwake(player, at) && isWorthWaking(state, player, player.spirits[at]!)) return true;
  }
  return false;
}

function nextCourse(player: Player, seat: number, need: number): BambooStep {
  return hasAwake(player, 'okami') ? { do: 'okami', seat, need } : { do: 'eat', seat, need };
}

function discard(state: Bamboo, player: Player, token: Food): void {
  player.food.splice(player.food.indexOf(token), 1);
  state.eaten.push(token);
  state.eaten.sort();
}

function eatAll(state: Bamboo, seat: number, missing: number, { tell }: BambooAside): void {
  const player = state.players[seat]!;
  const eaten = player.food.slice();
  for (const token of eaten) discard(state, player, token);
  if (eaten.length > 0) tell?.({ is: 'eats', seat, food: eaten });
  if (missing === 0) return;
  player.hunger += missing;
  tell?.({ is: 'starves', seat, points: missing });
}

/** There is more than enough, and it does not matter which tokens go. */
function eatInOrder(state: Bamboo, seat: number, need: number, { tell }: BambooAside): void {
  const player = state.players[seat]!;
  const eaten: Food[] = [];
  for (let left = need; left > 0; ) {
    const token = player.food[0]!;
    discard(state, player, token);
    eaten.push(token);
    left -= FOOD_VALUES[token];
  }
  tell?.({ is: 'eats', seat, food: eaten });
}

function renewHomes(state: Bamboo, aside: BambooAside): void {
  const leaving: HomeTile[] = [];
  state.market.forEach((column, type) => {
    const tile = column.shift();
    if (tile === undefined) return;
    leaving.push(tile);
    putUnder(state.homeStacks[type]!, tile, EVERYBODY);
  });
  if (leaving.length > 0) aside.tell?.({ is: 'homeLeaves', tiles: leaving });
  state.market.forEach((_, type) => {
    refillHome(state, type, aside);
  });
}

function renewHarmony(state: Bamboo, aside: BambooAside): void {
  const leaving: HarmonyTile[] = [];
  state.harmony.forEach((column, part) => {
    const tile = column.shift();
    if (tile === undefined) return;
    leaving.push(tile);
    putUnder(state.harmonyStacks[part]!, tile, EVERYBODY);
  });
  if (leaving.length > 0) aside.tell?.({ is: 'harmonyLeaves', tiles: leaving });
  state.harmony.forEach((_, part) => {
    refillHarmony(state, part, aside);
  });
}
