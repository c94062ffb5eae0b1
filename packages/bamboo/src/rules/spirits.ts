import { type Choice, type Decision, type Seat, todo } from '@engawa/kernel';
import { SPIRITS, type Spirit } from '../components.ts';
import type { BambooEvent } from '../events.ts';
import { type Bamboo, type BambooAside, type BambooStep, isAwake, type Player } from '../state.ts';
import { performAction } from './actions.ts';
import { isFoodShown } from './food.ts';

/** Spirits that can be called at any moment of one's turn in summer. */
const AT_ANY_MOMENT: readonly Spirit[] = ['kappa', 'tanuki', 'rokurokubi', 'tengu'];
/** Kitsune too, as long as something can still be activated; Bakeneko while the sticks are offered. */
export const WINDOWS = {
  turn: AT_ANY_MOMENT,
  activations: [...AT_ANY_MOMENT, 'kitsune'],
  offering: [...AT_ANY_MOMENT, 'kitsune', 'bakeneko'],
} as const satisfies Record<string, readonly Spirit[]>;
type Window = keyof typeof WINDOWS;

const choicesFor = (word: string) =>
  Object.fromEntries(SPIRITS.map((spirit) => [spirit, `${word}:${spirit}`])) as Record<Spirit, string>;
/** To call a spirit, and in winter to wake it, as choices. */
export const CALL: Readonly<Record<Spirit, string>> = choicesFor('use');
export const WAKE: Readonly<Record<Spirit, string>> = choicesFor('wake');

type Call = `use:${Spirit}`;
export function isCall(choice: Choice): choice is Call {
  return typeof choice === 'string' && choice.startsWith('use:');
}

export const spiritOf = (choice: string): Spirit => choice.slice(choice.indexOf(':') + 1) as Spirit;

type OfSeat = Extract<BambooStep, { readonly seat: Seat }>;

/**
 * P. 15: a spirit that is awake helps at any moment of its owner's turn, and falls asleep. Whoever is asked something
 * may call one first; then the question is asked again, or what `again` makes of it.
 */
export function withSpirits<T extends OfSeat>(
  window: Window | ((step: T) => Window),
  rule: Decision<Bamboo, T, BambooEvent>,
  again: (step: T, spirit: Spirit) => BambooStep = (step) => step,
): Decision<Bamboo, T, BambooEvent> {
  const windowOf = typeof window === 'function' ? window : () => window;
  return {
    ...(rule.skip ? { skip: rule.skip } : {}),
    choices(state, step) {
      const list = rule.choices(state, step);
      const player = state.players[step.seat]!;
      if (player.spirits.length > 0) addCalls(state, player, windowOf(step), list);
      return list;
    },
    choose(state, step, choice, aside) {
      if (!isCall(choice)) {
        rule.choose(state, step, choice, aside);
        return;
      }
      const spirit = spiritOf(choice);
      todo(state, ...callSpirit(state, step.seat, spirit, aside), again(step, spirit));
    },
  };
}

/** Two spirits of a kind are one entry: they are alike. */
function addCalls(state: Bamboo, player: Player, window: Window, list: Choice[]): void {
  const { spirits } = player;
  const callable: readonly Spirit[] = WINDOWS[window];
  let listed = 0;
  for (let at = 0; at < spirits.length; at++) {
    const spirit = spirits[at]!;
    const bit = 1 << SPIRITS.indexOf(spirit);
    if ((listed & bit) !== 0 || !isAwake(player, at) || !callable.includes(spirit)) continue;
    if (!canHelp(state, spirit)) continue;
    listed |= bit;
    list.push(CALL[spirit]);
  }
}

/** Not twice Kitsune in one turn, and not Tengu when there is no food anywhere but on the mats. */
function canHelp(state: Bamboo, spirit: Spirit): boolean {
  if (spirit === 'kitsune') return !state.jokers;
  if (spirit === 'tengu') return isFoodShown(state) || state.supply.length > 0 || state.eaten.length > 0;
  return true;
}

/** Whether a spirit could be called when nothing else is left to decide in the turn. */
export function canCallLast(state: Bamboo, player: Player): boolean {
  for (let at = 0; at < player.spirits.length; at++) {
    const spirit = player.spirits[at]!;
    if (isAwake(player, at) && AT_ANY_MOMENT.includes(spirit) && canHelp(state, spirit)) return true;
  }
  return false;
}

/** The spirit falls asleep; what it lets one do is returned. Bakeneko's help is in the step of the offering. */
export function callSpirit(state: Bamboo, seat: Seat, spirit: Spirit, aside: BambooAside): BambooStep[] {
  sendToSleep(state.players[seat]!, spirit);
  aside.tell?.({ is: 'callsSpirit', seat, spirit });
  switch (spirit) {
    case 'kappa':
      return performAction(state, seat, 'harmony', aside);
    case 'tanuki':
      return performAction(state, seat, 'home', aside);
    case 'rokurokubi':
      return performAction(state, seat, 'income', aside);
    case 'tengu':
      return [{ do: 'tengu', seat }];
    case 'kitsune':
      state.jokers = true;
      return [];
    default:
      return [];
  }
}

/** The first of this kind that is awake. */
function sendToSleep(player: Player, spirit: Spirit): void {
  let at = 0;
  while (player.spirits[at] !== spirit || !isAwake(player, at)) at++;
  player.asleep |= 1 << at;
}
