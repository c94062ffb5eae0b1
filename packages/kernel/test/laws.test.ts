import { describeLaws } from '../src/laws/suite.ts';
import { errands } from './games/errands.ts';
import { sealedBids } from './games/sealed-bids.ts';

describeLaws(errands);
describeLaws(sealedBids, 10);
