import { describeLaws } from '@engawa/kernel/suite';
import { whiteCastle } from '../src/index.ts';

// The long round plays more than 500 games with every seat count.
describeLaws(whiteCastle, process.env.ENGAWA_LONG ? 250 : 2);
