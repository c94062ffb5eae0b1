import type { Seat } from '@engawa/kernel';
import { ACHIEVEMENT_POINTS, type Achievement, MEALS } from '../components.ts';
import { powersOf, score, type Tokaido, type TokaidoAside } from '../state.ts';

/** Chapter "Achievements", with the traveller Mitsukuni, who scores one point more for each. */
export function achieve(state: Tokaido, seat: Seat, achievement: Achievement, tell: TokaidoAside['tell']): void {
  const points = ACHIEVEMENT_POINTS + powersOf(state, seat).perAchievement;
  state.players[seat]!.achievements.push(achievement);
  score(state, seat, points);
  tell?.({ is: 'achieves', seat, achievement, points });
}

/** The four that are awarded at the end, and what is counted for them. */
export const COUNTED = {
  // "Spent more coins on meals": by default coins really paid; the option counts the printed prices.
  gourmet: (state: Tokaido, seat: Seat): number => {
    const { paidForMeals, meals } = state.players[seat]!;
    return state.options.gourmet === 'paid' ? paidForMeals : meals.reduce((sum, card) => sum + MEALS[card].price, 0);
  },
  bather: (state: Tokaido, seat: Seat): number => state.players[seat]!.springs.length,
  chatterbox: (state: Tokaido, seat: Seat): number => state.players[seat]!.encounters.length,
  collector: (state: Tokaido, seat: Seat): number => state.players[seat]!.souvenirs.length,
} as const;

export const FINAL_ACHIEVEMENTS = ['gourmet', 'bather', 'chatterbox', 'collector'] as const;

/** Who has the most; all of them when several have. Ours: nobody, if the most is nothing. */
export function holdersOf(state: Tokaido, achievement: keyof typeof COUNTED): Seat[] {
  const count = COUNTED[achievement];
  let most = 1;
  let holders: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const owned = count(state, seat);
    if (owned > most) {
      most = owned;
      holders = [];
    }
    if (owned === most) holders.push(seat);
  }
  return holders;
}
