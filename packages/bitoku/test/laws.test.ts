import { describeLaws } from '@engawa/kernel/suite';
import { bitoku } from '../src/index.ts';

// The long round plays more than 500 games with every seat count.
describeLaws(bitoku, process.env.ENGAWA_LONG ? 250 : 1);
