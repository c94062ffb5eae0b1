import { type RisingSun, type RisingSunEvent, risingSun } from '@engawa/rising-sun';
import { atRandom } from '../kit/at-random.ts';

export const { decisions, decidingAt } = atRandom<RisingSun, RisingSunEvent>(risingSun);
