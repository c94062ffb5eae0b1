import { describeLaws } from '@engawa/kernel/suite';
import { fans } from './fans.ts';

// What the tests of bots and of the command line play must be a proper game itself.
describeLaws(fans);
