import { type Choice, type Seat, todo } from '@engawa/kernel';
import { LAST_KODAMA_CELL, REGIONS, type Region } from '../components.ts';
import { type Bitoku, type BitokuAside, realmOf, type Spirit, spiritsOf } from '../state.ts';
import { type Chapter, SKIP } from './chapter.ts';

/** P. 23, kodama tracks. Several steps are picked one by one, each on any track. */
export const kodama: Chapter<'kodama' | 'back'> = {
  // Going forward never hurts, so there is nothing to decline.
  kodama: {
    skip: (state, { seat }) => !canAnyAdvance(state, seat),
    choices(state, { seat }) {
      const list: Choice[] = [];
      for (let region = 0; region < REGIONS.length; region++) {
        if (canAdvance(state, seat, region)) list.push(REGIONS[region]!);
      }
      return list;
    },
    choose(state, { seat, steps }, choice, aside) {
      advance(state, seat, REGIONS.indexOf(choice as Region), 1, aside);
      if (steps > 1) todo(state, { do: 'kodama', seat, steps: steps - 1 });
    },
  },

  // Only those of opponents, never behind the first cell; neutral kodama never move.
  back: {
    skip: (state, { seat }) => !canPushBack(state, seat),
    choices(state, { seat }) {
      const list: Choice[] = [];
      for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
        if (spirit === seat) continue;
        const cells = realmOf(state, spirit).kodama;
        for (let region = 0; region < cells.length; region++) {
          if (cells[region]! > 1) list.push(PUSHES[spirit]![region]!);
        }
      }
      list.push(SKIP);
      return list;
    },
    choose(state, { seat, steps }, choice, aside) {
      if (choice === SKIP) return;
      const { region, spirit } = pushOf(choice as string);
      const { kodama } = realmOf(state, spirit);
      kodama[region]! -= 1;
      const solo = state.tengu !== null;
      aside.tell?.({ is: 'pushesBack', seat, spirit, region, to: kodama[region]!, solo });
      if (steps > 1) todo(state, { do: 'back', seat, steps: steps - 1 });
    },
  },
};

/** The choices of pushing back, by spirit and region. */
const PUSHES: readonly (readonly string[])[] = [0, 1, 2, 3].map((spirit) =>
  REGIONS.map((region) => `${region}:${spirit}`),
);

export function pushOf(choice: string): { readonly region: number; readonly spirit: Spirit } {
  const colon = choice.indexOf(':');
  return { region: REGIONS.indexOf(choice.slice(0, colon) as Region), spirit: Number(choice.slice(colon + 1)) };
}

/** Only one kodama can be on the last cell. */
export function canAdvance(state: Bitoku, spirit: Spirit, region: number): boolean {
  const cell = realmOf(state, spirit).kodama[region]!;
  if (cell < LAST_KODAMA_CELL - 1) return true;
  if (cell === LAST_KODAMA_CELL) return false;
  for (let other = 0; other < spiritsOf(state); other++) {
    if (realmOf(state, other).kodama[region] === LAST_KODAMA_CELL) return false;
  }
  return true;
}

export function canAnyAdvance(state: Bitoku, spirit: Spirit): boolean {
  for (let region = 0; region < REGIONS.length; region++) if (canAdvance(state, spirit, region)) return true;
  return false;
}

export function canPushBack(state: Bitoku, seat: Seat): boolean {
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    if (spirit !== seat && realmOf(state, spirit).kodama.some((cell) => cell > 1)) return true;
  }
  return false;
}

/** Steps that cannot be made are lost. */
export function advance(state: Bitoku, spirit: Spirit, region: number, steps: number, { tell }: BitokuAside): void {
  const { kodama } = realmOf(state, spirit);
  const from = kodama[region]!;
  for (let step = 0; step < steps && canAdvance(state, spirit, region); step++) kodama[region]! += 1;
  if (kodama[region] === from) return;
  tell?.({ is: 'kodama', spirit, region, to: kodama[region]!, solo: state.tengu !== null });
}
