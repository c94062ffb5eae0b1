import { type Bitoku, type BitokuEvent, bitoku } from '@engawa/bitoku';
import { atRandom } from '../kit/at-random.ts';

export const { position, decisions, decidingAt } = atRandom<Bitoku, BitokuEvent>(bitoku);
