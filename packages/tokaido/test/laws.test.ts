import { describeLaws } from '@engawa/kernel/suite';
import { tokaido } from '../src/index.ts';

// The long round plays more than 500 games with every seat count.
describeLaws(tokaido, process.env.ENGAWA_LONG ? 75 : 1);
