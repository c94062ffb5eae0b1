import type { RisingSun, RisingSunEvent } from '@engawa/rising-sun';
import type { Deciding, Looking } from '../face.ts';

export type SunLooking = Looking<RisingSun, RisingSunEvent>;
export type SunDeciding = Deciding<RisingSun, RisingSunEvent>;
