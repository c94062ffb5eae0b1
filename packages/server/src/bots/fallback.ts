import { type Choice, SearchLuck } from '@engawa/kernel';

/** What is played for a bot that has no answer, or none that is on its list. */
export function fallback(choices: readonly Choice[], seed: number): Choice {
  return choices[SearchLuck.seeded(seed).below(choices.length)]!;
}
