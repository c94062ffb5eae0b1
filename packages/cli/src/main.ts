import { GAMES } from '@engawa/games';
import { run } from './engawa.ts';
import { processIo } from './process-io.ts';

const io = processIo();
process.exitCode = await run(process.argv.slice(2), io, GAMES);
io.close();
