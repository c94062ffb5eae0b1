/** Where somebody sits: 0 is the first seat. */
export type Seat = number;

/** One entry of a decision's list. It goes over the wire and into records as it is. */
export type Choice = number | string;

/** Something that is still to happen. A step carries the facts its rule needs, nothing else. */
export interface Step {
  readonly do: string;
  readonly seat?: Seat;
}

/** Several seats decide at once: each has a small agenda of its own until all are ready. */
export interface Together<T extends Step = Step> {
  readonly do: 'together';
  readonly parts: Part<T>[];
}

export interface Part<T extends Step = Step> {
  readonly seat: Seat;
  agenda: T[];
}

/** Plain data at all times. The last entry of the agenda is what happens next; an empty agenda is the end of the game. */
export interface State<T extends Step = Step> {
  agenda: (T | Together<T>)[];
}

/** The steps of a game, from its state. */
export type StepOf<S extends State> = Exclude<S['agenda'][number], { readonly do: 'together' }>;

/** Counts the calls of `todo`. It wraps around, to stay a small integer: the engine only looks at differences. */
export let todoCalls = 0;

/**
 * Puts steps on the agenda in reading order: the first one named happens first, with everything it causes.
 * A rule calls this once, last: a second call would put its steps before those of the first.
 */
export function todo<T extends Step>(state: State<T>, ...steps: (T | Together<T>)[]): void {
  todoCalls = (todoCalls + 1) | 0;
  const agenda = state.agenda;
  for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i]!);
}

/** The step in which every named seat works off its own steps, unseen by the others until all are ready. */
export function together<T extends Step>(parts: { seat: Seat; steps: T[] }[]): Together<T> {
  if (new Set(parts.map(({ seat }) => seat)).size !== parts.length)
    throw new Error('a seat has two parts in one round');
  return { do: 'together', parts: parts.map(({ seat, steps }) => ({ seat, agenda: steps.slice().reverse() })) };
}

export function isTogether<T extends Step>(step: T | Together<T> | undefined): step is Together<T> {
  return step !== undefined && step.do === 'together';
}
