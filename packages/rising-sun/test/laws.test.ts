import { describeLaws } from '@engawa/kernel/suite';
import { risingSun } from '../src/index.ts';

// The long round plays more than 200 games with every seat count.
describeLaws(risingSun, process.env.ENGAWA_LONG ? 30 : 1);
