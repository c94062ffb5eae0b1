import type { Bamboo, BambooEvent } from '@engawa/bamboo';
import type { Deciding, Looking } from '../face.ts';

export type BambooLooking = Looking<Bamboo, BambooEvent>;
export type BambooDeciding = Deciding<Bamboo, BambooEvent>;
