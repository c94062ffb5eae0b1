import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import type { Bus } from '../../src/bus/bus.ts';
import { readConfig } from '../../src/read-config.ts';
import { startServer } from '../../src/server.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { CrashPoint, Measured, Order, Plan, Report } from './plan.ts';

// The real server as a process of its own, with a plan for its death.

const config = readConfig(process.env);
const plan = JSON.parse(process.env.FAULT_PLAN ?? '{}') as Plan;
const log = pino({ level: config.logLevel });

let isUp = false;
let passed = 0;
function at(point: CrashPoint): void {
  // The store writes and syncs while the server starts, too: whoever started it waits until it is up.
  if (point !== plan.crash?.at || !isUp) return;
  passed++;
  if (passed === plan.crash.after) process.kill(process.pid, 'SIGKILL');
}

const silentBus: Bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} };

function measure(): Measured {
  setFlagsFromString('--expose-gc');
  const clean = runInNewContext('gc') as () => void;
  clean();
  const { heapUsed, external } = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((one) => one === 'TCPSocketWrap').length;
  return { memory: Math.round((heapUsed + external) / 2 ** 20), sockets };
}

function tell(report: Report): void {
  process.send?.(report);
}

process.on('unhandledRejection', (error) => log.error({ error }, 'a promise was broken that nobody waited for'));
const server = await startServer(config, {
  log,
  store: await openStore({ ...config, faults: { at } }),
  hooks: { at },
  ...(plan.isBusSilent ? { bus: silentBus } : {}),
});
isUp = true;
process.on('message', (order: Order) => {
  if (order.is === 'measure') tell({ is: 'measured', ...measure() });
  else void server.close().then(() => process.exit(0));
});
// The test is gone: nobody else would end this process.
process.on('disconnect', () => process.exit(1));
tell({ is: 'ready', port: server.port });
