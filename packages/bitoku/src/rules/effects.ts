import { type Choice, type Seat, todo } from '@engawa/kernel';
import { CARD_SLOTS, type CardSlot } from '../components.ts';
import { type Amulet, type Atom, type Effect, factsOf, MIXES, type Mix, type Part, type Resource } from '../effects.ts';
import type { Bitoku, BitokuAside, BitokuStep, Bundle, PointSource, Source } from '../state.ts';
import { type Chapter, SKIP, STOP } from './chapter.ts';
import { drawCards, lookAtBitoku, lookAtVisions, lookAtYokai } from './decks.ts';
import { gain, gainAmulet, score } from './goods.ts';
import { advance } from './kodama.ts';
import { payAnySteps } from './paying.ts';
import { isPossible } from './possible.ts';

/**
 * P. 7 and 8: what cards, tiles and spaces do, at the moment when they are used. What is gained without a choice is
 * gained first, for that can never be worse; where the order of the rest can matter, the seat is asked. What cannot be
 * done is lost.
 */
export const effects: Chapter<'effect' | 'pick' | 'chooseOne' | 'payFor' | 'chooseResource' | 'unlock'> = {
  effect: {
    run(state, { seat, left, from, region }, aside) {
      const rest = withoutGains(state, seat, left, from, region, aside);
      if (rest.length === 0) return;
      let only = -1;
      for (let i = 0; i < rest.length; i++) {
        if (!isPossible(state, seat, rest[i]!, region)) continue;
        if (only >= 0) {
          todo(state, { do: 'pick', seat, left: rest, from, region });
          return;
        }
        only = i;
      }
      if (only < 0) return;
      const bundle = { seat, left: without(rest, only), from, region };
      todo(state, ...withRest(partSteps(state, seat, rest[only]!, from, region, aside), bundle));
    },
  },

  pick: {
    choices(state, { seat, left, region }) {
      const list: Choice[] = [];
      for (const part of left) if (isPossible(state, seat, part, region)) list.push(part);
      list.push(STOP);
      return list;
    },
    choose(state, { seat, left, from, region }, choice, aside) {
      if (choice === STOP) {
        aside.tell?.({ is: 'skips', seat, from });
        return;
      }
      const part = choice as Part;
      const bundle = { seat, left: without(left, left.indexOf(part)), from, region };
      todo(state, ...withRest(partSteps(state, seat, part, from, region, aside), bundle));
    },
  },

  // P. 7, the slash. Something that is simply gained is never declined.
  chooseOne: {
    choices(state, { seat, of, region }) {
      const list: Choice[] = [];
      let hasGain = false;
      for (const option of of) {
        if (!isPossible(state, seat, option, region)) continue;
        list.push(option);
        hasGain ||= isGain(option);
      }
      if (!hasGain) list.push(SKIP);
      return list;
    },
    choose(state, { seat, from, region }, choice, aside) {
      if (choice === SKIP) return;
      const steps = partSteps(state, seat, choice as Atom, from, region, aside);
      if (steps.length > 0) todo(state, ...steps);
    },
  },

  // The red hand: whether the price is paid for what comes then.
  payFor: {
    choices: () => ['pay', SKIP],
    choose(state, { seat, price, next, from }, choice, aside) {
      if (choice === SKIP) return;
      todo(state, ...payAnySteps(state, seat, price, aside), { do: 'effect', seat, left: [next], from, region: -1 });
    },
  },

  chooseResource: {
    choices: (_, { among }) => MIXES[among].slice(),
    choose(state, { seat, among, count }, choice, aside) {
      gain(state, seat, choice as Resource, 1, aside);
      if (count > 1) todo(state, { do: 'chooseResource', seat, among, count: count - 1 });
    },
  },

  // From the red cell to the green one.
  unlock: {
    choices(state, { seat }) {
      const { dice } = state.players[seat]!;
      return CARD_SLOTS.filter((_, slot) => dice[slot]!.at === 'locked');
    },
    choose(state, { seat }, choice, aside) {
      unlock(state, seat, CARD_SLOTS.indexOf(choice as CardSlot), aside);
    },
  },
};

function withRest(steps: BitokuStep[], bundle: Bundle): BitokuStep[] {
  if (bundle.left.length > 0) steps.push({ do: 'effect', ...bundle });
  return steps;
}

function without(parts: Effect, at: number): Part[] {
  const rest: Part[] = [];
  for (let i = 0; i < parts.length; i++) if (i !== at) rest.push(parts[i]!);
  return rest;
}

/** What happens without any decision, and can never be worse than not to have it. */
function isGain(part: Part): boolean {
  switch (factsOf(part).kind) {
    case 'vp':
    case 'amulet':
    case 'wood':
    case 'stone':
    case 'jade':
    case 'sake':
    case 'here':
      return true;
    default:
      return false;
  }
}

export function isAllGain(effect: Effect): boolean {
  for (let i = 0; i < effect.length; i++) if (!isGain(effect[i]!)) return false;
  return true;
}

function withoutGains(
  state: Bitoku,
  seat: Seat,
  left: Effect,
  from: Source,
  region: number,
  aside: BitokuAside,
): Effect {
  let rest: Part[] | undefined;
  for (let i = 0; i < left.length; i++) {
    if (!isGain(left[i]!)) {
      if (rest !== undefined) rest.push(left[i]!);
      continue;
    }
    rest ??= left.slice(0, i);
    partSteps(state, seat, left[i]!, from, region, aside);
  }
  return rest ?? left;
}

const POINTS_FROM: Readonly<Record<Source, PointSource>> = {
  card: 'virtue',
  mastery: 'crystals',
  dream: 'crystals',
  forest: 'house',
  house: 'house',
  hill: 'house',
  building: 'buildings',
  torii: 'paths',
  mitama: 'mitama',
  dragonfly: 'mitama',
  bitoku: 'bitoku',
};

/** Does what needs no decision, and returns the questions of the rest. */
export function partSteps(
  state: Bitoku,
  seat: Seat,
  part: Part,
  from: Source,
  region: number,
  aside: BitokuAside,
): BitokuStep[] {
  const { kind, amount, options, first, next } = factsOf(part);
  switch (kind) {
    case 'vp':
      score(state, seat, POINTS_FROM[from], amount, aside);
      return [];
    case 'amulet':
      gainAmulet(state, seat, amount as Amulet, aside);
      return [];
    case 'wood':
    case 'stone':
    case 'jade':
    case 'sake':
      gain(state, seat, kind, amount, aside);
      return [];
    case 'here':
      advance(state, seat, region, amount, aside);
      return [];
    case 'any':
    case 'woodstone':
    case 'jadesake':
      return [{ do: 'chooseResource', seat, among: kind satisfies Mix, count: amount }];
    case 'mp':
      return [{ do: 'move', seat, points: amount }];
    case 'kodama':
    case 'back':
      return [{ do: kind, seat, steps: amount }];
    case 'mitama':
    case 'dragonfly':
    case 'build':
    case 'crystal':
      return [{ do: kind, seat, discount: amount }];
    case 'iwakura':
    case 'pilgrim':
      return [{ do: kind, seat }];
    case 'unlock':
      return unlockSteps(state, seat, aside);
    case 'draw':
      drawCards(state, seat, 1, aside);
      return [];
    case 'yokai':
      lookAtYokai(state, seat, aside);
      return [{ do: 'keepYokai', seat }];
    case 'bitoku':
      lookAtBitoku(state, seat, aside);
      return [{ do: 'keepBitoku', seat }];
    case 'vision':
      lookAtVisions(state, seat, aside);
      if (state.lookedVisions.length > 0) return [{ do: 'keepVision', seat }];
      return [{ do: 'chooseResource', seat, among: 'any', count: 1 }];
    case 'one': {
      const open = options.filter((option) => isPossible(state, seat, option, region));
      if (open.length > 1) return [{ do: 'chooseOne', seat, of: options, from, region }];
      return open.length === 1 ? partSteps(state, seat, open[0]!, from, region, aside) : [];
    }
    case 'then':
      return [
        { do: 'effect', seat, left: [first!], from, region },
        { do: 'effect', seat, left: [next!], from, region },
      ];
    case 'paid':
      return [{ do: 'payFor', seat, price: amount, next: next!, from }];
  }
}

/** With only one locked die there is nothing to choose. */
function unlockSteps(state: Bitoku, seat: Seat, aside: BitokuAside): BitokuStep[] {
  const locked = state.players[seat]!.dice.filter(({ at }) => at === 'locked');
  if (locked.length > 1) return [{ do: 'unlock', seat }];
  if (locked.length === 1) unlock(state, seat, state.players[seat]!.dice.indexOf(locked[0]!), aside);
  return [];
}

export function unlock(state: Bitoku, seat: Seat, slot: number, { tell }: BitokuAside): void {
  const die = state.players[seat]!.dice[slot]!;
  die.at = 'unlocked';
  tell?.({ is: 'unlocks', seat, slot, value: die.value });
}
