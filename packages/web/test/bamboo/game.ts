import { type Bamboo, type BambooEvent, bamboo } from '@engawa/bamboo';
import { atRandom } from '../kit/at-random.ts';

export const { position, decisions, decidingAt } = atRandom<Bamboo, BambooEvent>(bamboo);
