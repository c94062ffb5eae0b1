import type { Bitoku, BitokuEvent, BitokuStep } from '@engawa/bitoku';
import type { Deciding, Looking } from '../face.ts';

export type BitokuLooking = Looking<Bitoku, BitokuEvent>;
export type BitokuDeciding = Deciding<Bitoku, BitokuEvent>;
export type StepName = BitokuStep['do'];

/** Where parts of the drawing were used last, or are pointed at in the log. */
export type Outlined = ReadonlySet<string>;
