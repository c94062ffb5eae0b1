import { type Choice, todo } from '@engawa/kernel';
import {
  ACTIONS,
  type Action,
  GROOVE_CELLS,
  GROOVES,
  type Groove,
  MOST_PLANTED,
  SHOOTS,
  type Shoot,
  type ShootKind,
} from '../components.ts';
import type { Bamboo } from '../state.ts';
import { performAction } from './actions.ts';
import type { Chapter } from './chapter.ts';
import { isFoodShown } from './food.ts';
import { withSpirits } from './spirits.ts';

/** Chapter "Summer", step 4: adding shoots to the field, p. 8 and 9. */
export const planting: Chapter<'plant' | 'activate'> = {
  // All shoots of the visited area go into the grooves, each below those that lie there; at most two into one groove.
  plant: withSpirits('activations', {
    choices(state, { seat }) {
      const { areas, marker } = state.players[seat]!;
      const shoots = areas[marker]!;
      const list: Choice[] = [];
      for (let i = 0; i < shoots.length; i++) {
        const { kind } = SHOOTS[shoots[i]!]!;
        if (isListed(shoots, i)) continue;
        const names = PLANTINGS[kind]!;
        for (let groove = 0; groove < GROOVES.length; groove++) {
          if (state.grooves[groove]!.length < GROOVE_CELLS + MOST_PLANTED) list.push(names[groove]!);
        }
      }
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const { areas, marker } = state.players[seat]!;
      const shoots = areas[marker]!;
      const [kind, groove] = plantingOf(choice as string);
      const at = shoots.findIndex((shoot) => SHOOTS[shoot]!.kind === kind);
      const [shoot] = shoots.splice(at, 1) as [Shoot];
      state.grooves[GROOVES.indexOf(groove)]!.push(shoot);
      tell?.({ is: 'plants', seat, shoot: kind, groove });
      if (shoots.length > 0) todo(state, { do: 'plant', seat });
    },
  }),

  // So many of them as sticks were offered can be activated, in any order. The choice names the action: a shoot that
  // shows it comes before a joker, which could do more.
  activate: withSpirits('activations', {
    skip: (_, { left }) => left === 0,
    choices(state, { ready }) {
      const list: Choice[] = [];
      for (const action of ACTIONS) {
        if (action === 'cook' && !isFoodShown(state)) continue;
        if (shootFor(state, ready, action) >= 0) list.push(action);
      }
      list.push('finish');
      return list;
    },
    choose(state, { seat, left, ready }, choice, aside) {
      if (choice === 'finish') {
        aside.tell?.({ is: 'leavesActions', seat, left });
        return;
      }
      const action = choice as Action;
      const at = shootFor(state, ready, action);
      aside.tell?.({ is: 'activates', seat, shoot: SHOOTS[ready[at]!]!.kind, action });
      const rest = ready.filter((_, i) => i !== at);
      todo(state, ...performAction(state, seat, action, aside), { do: 'activate', seat, left: left - 1, ready: rest });
    },
  }),
};

/** "This shoot into that groove", as choices. */
export const PLANTINGS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SHOOTS.map(({ kind }) => [kind, GROOVES.map((groove) => `${kind}>${groove}`)]),
);
export const plantingOf = (choice: string): [ShootKind, Groove] => choice.split('>') as [ShootKind, Groove];

/** Whether a shoot that looks the same stands before this one. */
function isListed(shoots: readonly Shoot[], at: number): boolean {
  for (let i = 0; i < at; i++) if (SHOOTS[shoots[i]!]!.kind === SHOOTS[shoots[at]!]!.kind) return true;
  return false;
}

/** The place among these of a shoot that can do the action; below 0 if there is none. With Kitsune all can. */
export function shootFor({ jokers }: Pick<Bamboo, 'jokers'>, ready: readonly Shoot[], action: Action): number {
  let joker = -1;
  for (let i = 0; i < ready.length; i++) {
    const { symbol } = SHOOTS[ready[i]!]!;
    if (symbol === action) return i;
    if (joker < 0 && (jokers || symbol === 'joker')) joker = i;
  }
  return joker;
}
