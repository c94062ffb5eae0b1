import { describeLaws } from '@engawa/kernel/suite';
import { tokaido } from '../src/index.ts';

describeLaws(tokaido);
