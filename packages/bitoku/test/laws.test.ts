import { describeLaws } from '@engawa/kernel/suite';
import { bitoku } from '../src/index.ts';

// The long round plays more than 500 games with every seat count. The short one plays every set of options with half of the
// seat counts: a game is long, and alone there are many sets.
const isLong = Boolean(process.env.ENGAWA_LONG);
describeLaws(bitoku, isLong ? 250 : 1, isLong ? 1 : 2);
