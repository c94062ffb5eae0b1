import { describeLaws } from '@engawa/kernel/suite';
import { risingSun } from '../src/index.ts';

// The long round plays more than 200 games with every seat count; the short one every set of options once.
if (process.env.ENGAWA_LONG) describeLaws(risingSun, 30);
else describeLaws(risingSun, 1, risingSun.seats.max - risingSun.seats.min + 1);
