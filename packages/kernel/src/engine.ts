import {
  type Choice,
  isTogether,
  type Part,
  type Seat,
  type State,
  type Step,
  type StepOf,
  type Together,
  todoCalls,
} from './agenda.ts';
import { copy } from './copy.ts';
import type { Aside, Decision, Effect, Game } from './game.ts';
import type { Luck } from './luck.ts';
import type { Options } from './options.ts';

/** More effects than this between two decisions mean that they feed each other for ever. */
const RUNAWAY = 10_000;

type AnyRule<S> = Partial<Effect<S, Step>> & Partial<Decision<S, Step>>;

function maybeRule<S extends State>(game: Game<S>, step: Step): AnyRule<S> | undefined {
  return (game.rules as unknown as Record<string, AnyRule<S>>)[step.do];
}

function ruleOf<S extends State>(game: Game<S>, step: Step): AnyRule<S> {
  const rule = maybeRule(game, step);
  if (rule === undefined) throw new Error(`${game.id} has no rule for the step "${step.do}"`);
  return rule;
}

/** Whether the game can be played with so many seats. */
export function fitsSeats({ seats: { min, max } }: Game, seats: number): boolean {
  return Number.isInteger(seats) && seats >= min && seats <= max;
}

/** Lays the table out and lets things happen up to the first decision. */
export function begin<S extends State>(game: Game<S>, seats: number, options: Options, aside: Aside): S {
  const state = game.setup(seats, options, aside);
  settle(game, state, aside);
  return state;
}

/**
 * Lets things happen until somebody must decide; returns the rule of that decision when it is one seat's alone.
 * `moved` is the part of an open round in which a choice was just made.
 */
function settle<S extends State>(game: Game<S>, state: S, aside: Aside, moved?: Part): AnyRule<S> | undefined {
  const agenda = state.agenda;
  for (let effects = 0; ; effects++) {
    const last = agenda.length - 1;
    if (last < 0) return undefined;
    const step = agenda[last]!;
    // The only step without a rule in the game's table is the kernel's own.
    const rule = maybeRule(game, step);
    if (rule === undefined) {
      if (!isTogether(step)) throw new Error(`${game.id} has no rule for the step "${step.do}"`);
      // What another seat has open stays open: only a part that is new or has moved is asked what it may skip.
      for (const part of step.parts) if (moved === undefined || part === moved) passSkipped(game, state, part);
      if (firstWaiting(game, step) !== undefined) return undefined;
      moved = undefined;
      refuseLateDecisions(game, step);
      agenda.pop();
      for (let i = step.parts.length - 1; i >= 0; i--) agenda.push(...step.parts[i]!.agenda);
      continue;
    }
    if (rule.run === undefined) {
      if (rule.skip === undefined || !rule.skip(state, step)) return rule;
      agenda.pop();
      continue;
    }
    if (effects > RUNAWAY) throw new Error(`${game.id} does not come to rest: "${step.do}" happens again and again`);
    agenda.pop();
    const before = todoCalls;
    rule.run(state, step, aside);
    if (((todoCalls - before) | 0) > 1) refuseSecondTodo(game, step);
  }
}

/** Lets the decisions of a part pass by that there is nothing to decide about. */
function passSkipped<S extends State>(game: Game<S>, state: S, part: Part): void {
  for (;;) {
    const step = part.agenda[part.agenda.length - 1];
    if (step === undefined) return;
    const rule = ruleOf(game, step);
    if (rule.run !== undefined || rule.skip === undefined || !rule.skip(state, step)) return;
    part.agenda.pop();
  }
}

/** A part waits for its seat to decide. As soon as an effect comes next, it and all behind it wait for the others. */
function isWaiting<S extends State>(game: Game<S>, part: Part): boolean {
  const step = part.agenda[part.agenda.length - 1];
  return step !== undefined && ruleOf(game, step).run === undefined;
}

/** A decision behind an effect would be made when the round is open, and no longer in secret. */
function refuseLateDecisions<S extends State>(game: Game<S>, { parts }: Together): void {
  for (const { agenda } of parts) {
    for (const step of agenda) {
      if (ruleOf(game, step).run !== undefined) continue;
      throw new Error(`${game.id}: the decision "${step.do}" stands behind an effect in a round of all`);
    }
  }
}

function firstWaiting<S extends State>(game: Game<S>, round: Together): Part | undefined {
  for (const part of round.parts) if (isWaiting(game, part)) return part;
  return undefined;
}

/** Plays a choice that is known to be on the seat's list. Changes the state: whoever wants the old one copies it first. */
export function choose<S extends State>(game: Game<S>, state: S, seat: Seat, choice: Choice, aside: Aside): void {
  const agenda = state.agenda;
  const top = agenda[agenda.length - 1];
  let part: Part | undefined;
  if (isTogether(top)) {
    part = top.parts.find((one) => one.seat === seat)!;
    const step = part.agenda.pop()!;
    state.agenda = part.agenda;
    decide(game, ruleOf(game, step), state, step, choice, aside);
    part.agenda = state.agenda as Step[];
    state.agenda = agenda;
  } else {
    agenda.pop();
    decide(game, ruleOf(game, top!), state, top!, choice, aside);
  }
  settle(game, state, aside, part);
}

function decide<S extends State>(
  game: Game<S>,
  rule: AnyRule<S>,
  state: S,
  step: Step,
  choice: Choice,
  aside: Aside,
): void {
  const before = todoCalls;
  rule.choose!(state, step, choice, aside);
  if (((todoCalls - before) | 0) > 1) refuseSecondTodo(game, step);
}

function refuseSecondTodo<S extends State>(game: Game<S>, step: Step): never {
  throw new Error(`${game.id}: the rule of "${step.do}" calls todo more than once`);
}

/** Plays an interjection that is known to be on the seat's list. The open decision stays open. */
export function interject<S extends State>(game: Game<S>, state: S, seat: Seat, choice: Choice, aside: Aside): void {
  game.interject!(state, seat, choice, aside);
}

/** What this seat has to decide now, if anything. Works on states and on views. */
export function stepOf<S extends State>(state: S, seat: Seat): StepOf<S> | undefined {
  const top = state.agenda[state.agenda.length - 1];
  if (isTogether(top)) {
    const part = top.parts.find((one) => one.seat === seat);
    return part?.agenda[part.agenda.length - 1] as StepOf<S> | undefined;
  }
  return top?.seat === seat ? (top as StepOf<S> | undefined) : undefined;
}

/** The seats that have something to decide now, in the order of their numbers. */
export function deciders<S extends State>(game: Game<S>, state: S): Seat[] {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined) return [];
  if (!isTogether(top)) return [top.seat!];
  const waiting = top.parts.filter((part) => isWaiting(game, part));
  return waiting.map((part) => part.seat).sort((a, b) => a - b);
}

/** The seat's list: empty when it has nothing to decide. */
export function choicesOf<S extends State>(game: Game<S>, state: S, seat: Seat): Choice[] {
  const step = stepOf(state, seat);
  if (step === undefined) return [];
  const rule = ruleOf(game, step);
  return rule.choices === undefined ? [] : rule.choices(state, step);
}

export function interjectionsOf<S extends State>(game: Game<S>, state: S, seat: Seat): Choice[] {
  return isOver(state) ? [] : (game.interjections?.(state, seat) ?? []);
}

/** A copy to play on: with the game's own way of copying, if it has one. */
export function copyOf<S extends State>(game: Game<S>, state: S): S {
  return game.copy === undefined ? copy(state) : game.copy(state);
}

export function isOver(state: State): boolean {
  return state.agenda.length === 0;
}

/** Plays at random until the game is over or the limit is reached; returns the number of decisions. The hot path. */
export function playOut<S extends State>(game: Game<S>, state: S, luck: Luck, limit = game.longest): number {
  const aside: Aside = { luck };
  const agenda = state.agenda;
  let rule: AnyRule<S> | undefined;
  let decisions = 0;
  while (decisions < limit) {
    const last = agenda.length - 1;
    if (last < 0) break;
    const top = agenda[last]!;
    if (rule === undefined && isTogether(top)) {
      const part = firstWaiting(game, top)!;
      const list = choicesOf(game, state, part.seat);
      choose(game, state, part.seat, list[luck.below(list.length)]!, aside);
    } else {
      const decision: AnyRule<S> = rule ?? ruleOf(game, top);
      const list = decision.choices!(state, top);
      const choice = list[luck.below(list.length)]!;
      agenda.pop();
      decide(game, decision, state, top, choice, aside);
      rule = settle(game, state, aside);
    }
    decisions++;
  }
  return decisions;
}
