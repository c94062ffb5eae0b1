import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  HILL_OF_REGION,
  HILL_REWARDS,
  HILLS,
  type Hill,
  type HillReward,
  HOUSE,
  humbled,
  PICK_TWO,
  PICKS,
} from '../components.ts';
import type { Part } from '../effects.ts';
import { type Bitoku, type BitokuAside, bankOf, hillsOf } from '../state.ts';
import { type Chapter, STOP } from './chapter.ts';
import { addOpenly } from './decks.ts';
import { putDie, roomOnBank } from './dice.ts';
import { partSteps } from './effects.ts';
import { remember } from './goods.ts';
import { isAnyPossible, isPossible } from './possible.ts';

/** P. 10 and 11, crossing the river: a humbled die, and one of the rewards that no marker covers. */
export const river: Chapter<'crossReward' | 'pickTwo'> = {
  // The marker comes also to a reward that one leaves.
  crossReward: {
    choices(state, { bank }) {
      const list: Choice[] = [];
      for (const hill of hillsOf(state, bank)) {
        const { covered, bitoku, yokai } = state.hills[hill]!;
        const names = REWARD_CHOICES[hill]!;
        if ((covered & 1) === 0) {
          if (bitoku !== null) list.push(names[0]!);
          list.push(LEAVE_CHOICES[hill]![0]!);
        }
        if ((covered & 2) === 0) {
          if (yokai !== null) list.push(names[1]!);
          list.push(LEAVE_CHOICES[hill]![1]!);
        }
        if ((covered & 4) === 0) list.push(names[2]!);
      }
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const { hill, reward, taken } = rewardOf(choice as string);
      const player = state.players[seat]!;
      const cards = state.hills[hill]!;
      cards.covered |= 1 << HILL_REWARDS.indexOf(reward);
      tell?.({ is: 'covers', seat, hill, reward, taken });
      if (!taken) return;
      if (reward === 'bitoku') {
        player.path.push(cards.bitoku!);
        tell?.({ is: 'takesBitoku', seat, card: cards.bitoku! });
        cards.bitoku = null;
      } else if (reward === 'yokai') {
        addOpenly(player, cards.yokai!);
        tell?.({ is: 'takesYokai', seat, card: cards.yokai!, hill });
        cards.yokai = null;
      } else todo(state, { do: 'pickTwo', seat, left: PICK_TWO, count: PICKS });
    },
  },

  // Two different ones, one after the other.
  pickTwo: {
    skip: (state, { seat, left }) => !isAnyPossible(state, seat, left, -1),
    choices(state, { seat, left }) {
      const list: Choice[] = [];
      for (const part of left) if (isPossible(state, seat, part, -1)) list.push(part);
      list.push(STOP);
      return list;
    },
    choose(state, { seat, left, count }, choice, aside) {
      if (choice === STOP) {
        aside.tell?.({ is: 'skips', seat, from: 'hill' });
        return;
      }
      const rest = left.filter((part) => part !== choice);
      const steps = partSteps(state, seat, choice as Part, 'hill', -1, aside);
      if (count > 1) steps.push({ do: 'pickTwo', seat, left: rest, count: count - 1 });
      if (steps.length > 0) todo(state, ...steps);
    },
  },
};

const REWARD_CHOICES = HILLS.map((hill) => HILL_REWARDS.map((reward) => `${hill}:${reward}`));
const LEAVE_CHOICES = REWARD_CHOICES.map((names) => names.map((name) => `${name}:leave`));

export interface RewardChoice {
  readonly hill: number;
  readonly reward: HillReward;
  readonly taken: boolean;
}
export function rewardOf(choice: string): RewardChoice {
  const [hill, reward, leave] = choice.split(':') as [Hill, HillReward, string | undefined];
  return { hill: HILLS.indexOf(hill), reward, taken: leave === undefined };
}

/** A die of 1 cannot be humbled, the house has no bank, and there must be a free space across the river. */
export function canCross(state: Bitoku, seat: Seat, slot: number): boolean {
  const { at, place, value } = state.players[seat]!.dice[slot]!;
  if (at !== 'forest' || place === HOUSE || value < 2) return false;
  return roomOnBank(state, bankOf(state, HILL_OF_REGION[place]!)) > 0;
}

export function cross(state: Bitoku, seat: Seat, slot: number, aside: BitokuAside): void {
  const die = state.players[seat]!.dice[slot]!;
  const region = die.place;
  const from = die.value;
  const bank = bankOf(state, HILL_OF_REGION[region]!);
  die.value = humbled(from);
  putDie(state, die, 'hill', bank);
  aside.tell?.({ is: 'crosses', seat, region, from, value: die.value });
  remember(state, seat, 'cross', aside);
  todo(state, { do: 'crossReward', seat, slot, bank });
}
