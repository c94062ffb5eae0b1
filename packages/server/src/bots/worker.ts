import { botByName } from '@engawa/bots';
import type { Choice } from '@engawa/kernel';
import { answer } from './answer.ts';

/** The entry of the bundle that each thread runs. */
export default function think(job: string): Choice {
  return answer(job, botByName);
}
