import { type Choice, type Seat, todo } from '@engawa/kernel';
import { giftOfTile, LANTERNS, MOST_RESOURCES, MOST_SEALS } from '../components.ts';
import { type Action, type Effect, type EffectKind, factsOf, type Good, RESOURCES, type Resource } from '../effects.ts';
import type { Bundle, Player, WhiteCastle, WhiteCastleAside, WhiteCastleStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { gain, gathered } from './goods.ts';
import { canTimePass } from './passage-of-time.ts';
import { isPossible, isWithinReach } from './possible.ts';
import { withSeals } from './seals.ts';

/**
 * "In any order" (p. 5, 6, 9, 12). Several rewards at once are a bundle. Whatever is the same in every order happens by
 * itself: coins and points always, the rest when nothing in the bundle could be paid with it. Only where the order, or
 * whether one does it at all, makes a difference is the seat asked.
 */
export const rewards: Chapter<'rewards' | 'pick' | 'chooseResource'> = {
  rewards: {
    run(state, bundle, aside) {
      todo(state, ...openSteps(state, bundle, aside));
    },
  },

  // One of what is left, or no more of it. What needs no decision is received all the same.
  pick: withSeals(
    {
      choices(state, { seat, left, must }) {
        const player = state.players[seat]!;
        const list: Choice[] = [];
        let mayDecline = false;
        for (const effect of left) {
          const { kind } = factsOf(effect);
          if (!must || kind === 'paid') mayDecline ||= isOptional(player, effect);
          if (list.includes(effect)) continue;
          if (kind === 'time' ? must || canTimePass(player) : isPossible(state, player, effect)) list.push(effect);
        }
        if (mayDecline) list.push('skip');
        return list;
      },
      choose(state, { seat, left, from, must }, choice, aside) {
        const player = state.players[seat]!;
        if (choice === 'skip') {
          aside.tell?.({ is: 'skips', seat, from });
          const rest = left.filter((effect) => !isOptional(player, effect));
          if (rest.length > 0) todo(state, { do: 'rewards', seat, left: rest, from, must: true });
          return;
        }
        const effect = choice as Effect;
        const rest = without(left, effect);
        const then = have(state, seat, effect, must, aside);
        if (rest.length > 0) todo(state, ...then, { do: 'rewards', seat, left: rest, from, must });
        else todo(state, ...then);
      },
    },
    ({ seat, left, from, must }) => ({ do: 'rewards', seat, left, from, must }),
  ),

  // Appendix: one resource of one's choice, each of several by itself. Ours: not one of which there is no room.
  chooseResource: withSeals({
    skip: (state, { seat }) => !hasRoom(state.players[seat]!),
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      for (const resource of RESOURCES) if (player[resource] < MOST_RESOURCES) list.push(resource);
      return list;
    },
    choose(state, { seat, count }, choice, aside) {
      gain(state, seat, choice as Resource, 1, aside);
      if (count > 1) todo(state, { do: 'chooseResource', seat, count: count - 1 });
    },
  }),
};

const hasRoom = (player: Player): boolean =>
  player.food < MOST_RESOURCES || player.iron < MOST_RESOURCES || player.pearl < MOST_RESOURCES;

/** What a seat may wish not to do: an action, or to let its influence marker walk. Goods are always taken. */
function isOptional(player: Player, effect: Effect): boolean {
  const { kind, isAction } = factsOf(effect);
  return kind === 'lantern' ? lanternMovesTime(player) : isAction || kind === 'time';
}

/** A seal of the same lantern may open the season. */
function lanternMovesTime({ lantern, seals, time }: Player): boolean {
  let own = seals;
  let hasTime = false;
  for (const card of lantern) {
    const { kind, amount } = factsOf(LANTERNS[card]);
    if (kind === 'seal') own += amount;
    hasTime ||= kind === 'time';
  }
  return hasTime && canTimePass({ time, seals: own });
}

/** Lets happen what happens by itself, and returns what is left to ask. */
function openSteps(state: WhiteCastle, bundle: Bundle, aside: WhiteCastleAside): WhiteCastleStep[] {
  return gathered(aside, (heaping) => openAll(state, bundle, heaping));
}

function openAll(state: WhiteCastle, bundle: Bundle, aside: WhiteCastleAside): WhiteCastleStep[] {
  const { seat, from, must } = bundle;
  const player = state.players[seat]!;
  let left = withoutUncapped(state, seat, bundle.left, aside);
  for (;;) {
    if (left.length === 0) return [];
    if (hasActionWithinReach(state, player, left)) {
      const [only] = left as [Effect];
      // Alone, and not to be paid for: its own question can be declined too.
      if (left.length === 1 && factsOf(only).kind !== 'paid') return actionSteps(seat, only as Action, must);
      return [{ do: 'pick', seat, left, from, must }];
    }
    if (sealsIn(left) + player.seals > MOST_SEALS) return [{ do: 'pick', seat, left, from, must }];
    const opened = open(state, seat, left, must, aside);
    if (opened === left) break;
    left = opened;
  }
  return lastSteps(state, { seat, left, from, must });
}

function hasActionWithinReach(state: WhiteCastle, player: Player, left: readonly Effect[]): boolean {
  for (let i = 0; i < left.length; i++) {
    if (factsOf(left[i]!).isAction && isWithinReach(state, player, left[i]!)) return true;
  }
  return false;
}

/** With no action in reach: takes the goods, and opens lantern and well to take theirs in the next round. */
function open(
  state: WhiteCastle,
  seat: Seat,
  left: readonly Effect[],
  must: boolean,
  aside: WhiteCastleAside,
): readonly Effect[] {
  const rest: Effect[] = [];
  const symbols: Effect[] = [];
  for (const effect of left) {
    const { kind, amount } = factsOf(effect);
    if (kind === 'food' || kind === 'iron' || kind === 'pearl' || kind === 'seal') {
      gain(state, seat, kind, amount, aside);
    } else if (kind === 'well') symbols.push(...wellSymbols(state, seat, aside));
    else rest.push(effect);
  }
  if (rest.length === left.length) return openLantern(state, seat, left, must, aside);
  for (const effect of withoutUncapped(state, seat, symbols, aside)) rest.push(effect);
  return rest;
}

/** When all other goods are taken. Where it may be declined, only if its symbol of time could not be used anyway. */
function openLantern(
  state: WhiteCastle,
  seat: Seat,
  left: readonly Effect[],
  must: boolean,
  aside: WhiteCastleAside,
): readonly Effect[] {
  const player = state.players[seat]!;
  if (!left.includes('lantern') || (!must && lanternMovesTime(player))) return left;
  const symbols = lanternSymbols(player, seat, aside).filter((symbol) => must || factsOf(symbol).kind !== 'time');
  return [...without(left, 'lantern'), ...withoutUncapped(state, seat, symbols, aside)];
}

/** Resources of one's choice, then the passage of time; actions that are still out of reach pass by. */
function lastSteps(state: WhiteCastle, { seat, left, from, must }: Bundle): WhiteCastleStep[] {
  const count = amountOf(left, 'any');
  if (count > 0) {
    const rest = left.filter((effect) => factsOf(effect).kind !== 'any');
    const choose: WhiteCastleStep = { do: 'chooseResource', seat, count };
    return rest.length > 0 ? [choose, { do: 'rewards', seat, left: rest, from, must }] : [choose];
  }
  if (must) {
    const spaces = amountOf(left, 'time');
    return spaces > 0 ? [{ do: 'passTime', seat, spaces }] : [];
  }
  const player = state.players[seat]!;
  const walks = left.filter((effect) => isWalk(player, effect));
  return walks.length > 0 ? [{ do: 'pick', seat, left: walks, from, must }] : [];
}

/** A lantern was left closed only because its time could pass. */
function isWalk(player: Player, effect: Effect): boolean {
  const { kind } = factsOf(effect);
  return kind === 'lantern' || (kind === 'time' && canTimePass(player));
}

/** Coins and points have no end: whenever they come, they are the same. */
function withoutUncapped(
  state: WhiteCastle,
  seat: Seat,
  effects: readonly Effect[],
  aside: WhiteCastleAside,
): readonly Effect[] {
  const rest: Effect[] = [];
  for (const effect of effects) {
    const { kind, amount } = factsOf(effect);
    if (kind === 'coin' || kind === 'vp') gain(state, seat, kind, amount, aside);
    else rest.push(effect);
  }
  return rest;
}

function amountOf(effects: readonly Effect[], kind: EffectKind): number {
  let sum = 0;
  for (const effect of effects) {
    const facts = factsOf(effect);
    if (facts.kind === kind) sum += facts.amount;
  }
  return sum;
}

const sealsIn = (effects: readonly Effect[]): number => amountOf(effects, 'seal');

function without(effects: readonly Effect[], one: Effect): Effect[] {
  const rest = effects.slice();
  rest.splice(rest.indexOf(one), 1);
  return rest;
}

/** P. 12: every symbol in the lantern area. */
function lanternSymbols(player: Player, seat: Seat, { tell }: WhiteCastleAside): Effect[] {
  const symbols = player.lantern.map((card) => LANTERNS[card]);
  tell?.({ is: 'lantern', seat, symbols });
  return symbols;
}

/** P. 7: a seal, and what the two tiles show. */
function wellSymbols(state: WhiteCastle, seat: Seat, { tell }: WhiteCastleAside): Effect[] {
  tell?.({ is: 'well', seat });
  return ['seal:1', ...state.well.map(giftOfTile)];
}

/** One reward by itself: what happens at once happens, what is to come is returned. */
function have(
  state: WhiteCastle,
  seat: Seat,
  effect: Effect,
  must: boolean,
  aside: WhiteCastleAside,
): WhiteCastleStep[] {
  const { kind, amount, price, action, isAction } = factsOf(effect);
  const player = state.players[seat]!;
  switch (kind) {
    case 'any':
      return [{ do: 'chooseResource', seat, count: amount }];
    case 'time':
      return [{ do: 'passTime', seat, spaces: amount }];
    case 'lantern':
      return openSteps(state, { seat, left: lanternSymbols(player, seat, aside), from: 'lantern', must: true }, aside);
    case 'well':
      return openSteps(state, { seat, left: wellSymbols(state, seat, aside), from: 'well', must: true }, aside);
    case 'paid':
      if (price === 'coin') player.coins -= amount;
      else player.seals -= amount;
      aside.tell?.({ is: 'pays', seat, amount, price: price!, action: action! });
      return actionSteps(seat, action!, false);
    default:
      if (isAction) return actionSteps(seat, effect as Action, must);
      gain(state, seat, kind as Good, amount, aside);
      return [];
  }
}

/** The question that an action begins with. */
export function actionSteps(seat: Seat, action: Action, must: boolean): WhiteCastleStep[] {
  switch (action) {
    case 'courtier':
      return [{ do: 'courtier', seat, asked: false, climbed: false }];
    case 'warrior':
      return [{ do: 'warrior', seat }];
    case 'gardener':
      return [{ do: 'gardener', seat }];
    case 'domain':
      return [{ do: 'chooseRow', seat }];
    default:
      return [{ do: 'castleAction', seat, which: action, must }];
  }
}
