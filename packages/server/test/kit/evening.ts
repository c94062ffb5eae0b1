import { SearchLuck } from '@engawa/kernel';
import { allSee, type Onlooker } from './company.ts';

export interface EveningOptions {
  readonly seed: number;
  /** Others who look on, and whom everybody waits for. */
  readonly also?: readonly Onlooker[];
  readonly onStep?: (step: number) => Promise<void>;
}

/** People play a whole game by their sockets: with undo, consent, pauses, interjections and talk in between. */
export async function playEvening(at: readonly Onlooker[], { seed, also = [], onStep }: EveningOptions): Promise<void> {
  const luck = SearchLuck.seeded(seed);
  const all = [...at, ...also];
  for (let step = 0; at[0]!.shown.status === 'running'; step++) {
    await allSee(all, await oneThing(at, luck));
    await onStep?.(step);
  }
}

/** The number up to which everybody must have seen the table then. */
async function oneThing(at: readonly Onlooker[], luck: SearchLuck): Promise<number> {
  const what = luck.below(14);
  const somebody = at[luck.below(at.length)]!;
  const { shown, number } = somebody.known;
  const anything = <T>(list: readonly T[]): T => list[luck.below(list.length)]!;
  if (what === 0) {
    await somebody.ask({ is: 'chat', to: 'table', text: `said ${luck.below(1000)}` });
    return number;
  }
  if (what === 1) {
    const to = (shown.seat! + 1) % at.length;
    await somebody.ask({ is: 'chat', to, text: `whispered ${luck.below(1000)}` });
    return number;
  }
  if (what === 2 && shown.interjections.length > 0) {
    return somebody.ask({ is: 'interject', at: number, choice: anything(shown.interjections) });
  }
  if (what === 3 && shown.undo.own > 0) return somebody.ask({ is: 'undo', at: number, count: 'turn' });
  if (what === 4 && shown.undo.asked > shown.undo.own) {
    return answered(at, await somebody.ask({ is: 'undo', at: number, count: shown.undo.own + 1 }), luck.below(2) === 0);
  }
  if (what === 5) {
    await answered(at, await somebody.ask({ is: 'propose', proposal: { is: 'pause' } }), true);
    return answered(at, await somebody.ask({ is: 'propose', proposal: { is: 'resume' } }), true);
  }
  const decider = at[anything(shown.deciders)]!;
  return decider.ask({ is: 'choose', at: decider.known.number, choice: anything(decider.shown.choices) });
}

/** Everybody who is asked answers; the proposal may need nobody. */
async function answered(at: readonly Onlooker[], number: number, yes: boolean): Promise<number> {
  await allSee(at, number);
  const asked = at[0]!.shown.proposal?.number === number ? at[0]!.shown.proposal.asked : [];
  let last = number;
  for (const seat of yes ? asked : asked.slice(0, 1)) {
    last = await at[seat]!.ask({ is: 'answer', proposal: number, yes });
    await allSee(at, last);
  }
  return last;
}
