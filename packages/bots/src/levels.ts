import { choicesOf, type Luck } from '@engawa/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { leadsAfter } from './search/judgement.ts';
import { type SearchSettings, USUAL } from './search/search.ts';
import { searching } from './search/searching.ts';
import { Worth } from './search/worth.ts';

/** How far behind the best a choice may look and still be made now and then: in parts of a clear lead. */
const SOFTNESS = 0.1;

/** Sees what is good, as `greedy` does in a single imagined state, and does not always do it: the better, the more often. */
export const apprentice: Bot = {
  name: 'apprentice',
  choose(game, view, seat, luck) {
    const list = choicesOf(game, view, seat);
    if (list.length === 1) return list[0]!;
    const state = game.imagine(view, seat, luck);
    const leads = leadsAfter(game, state, seat, list, luck);
    const best = Math.max(...leads);
    const clearly = new Worth(game, state).scale * SOFTNESS;
    const weights = leads.map((one) => Math.exp((one - best) / clearly));
    return list[drawn(weights, luck)]!;
  },
};

/** One place of a list, each as often as its weight says. */
function drawn(weights: readonly number[], luck: Luck): number {
  let rest = (weights.reduce((sum, weight) => sum + weight, 0) * luck.below(FINELY)) / FINELY;
  for (let at = 0; at < weights.length; at++) {
    rest -= weights[at]!;
    if (rest < 0) return at;
  }
  return 0;
}

/** Luck draws whole numbers. */
const FINELY = 2 ** 30;

/** Does what looks best right now. */
export const traveller: Bot = { ...greedy, name: 'traveller' };

/** Thinks ahead. The iterations alone take about a tenth of a second here; the time is for slower machines. */
export const master: Bot = searching('master', { iterations: 40, time: 1_000 });

/** With time for so many iterations it is better to play on for three rounds, a third as often; unless the game says how far. */
const AMPLE = 120;
const PATIENT: SearchSettings = { ...USUAL, rounds: 3 };

/** The same with time for another number of iterations, however long that is: for the laboratory. */
export function masterWith(iterations: number): Bot {
  const name = `master:${iterations}`;
  const usual = searching(name, { iterations });
  if (iterations < AMPLE) return usual;
  const patient = searching(name, { iterations: Math.ceil(iterations / PATIENT.rounds) }, PATIENT);
  return {
    name,
    choose: (game, ...asked) => (game.foresight === undefined ? patient : usual).choose(game, ...asked),
  };
}
