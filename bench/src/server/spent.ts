import { cpus } from 'node:os';
import type { Both } from './both.ts';

/** Seconds of CPU time. */
export interface Spent {
  readonly server: number;
  readonly driver: number;
  /** Everything else on this machine. If it is much, the machine was not quiet enough to measure. */
  readonly others: number;
}

/** What everybody spends meanwhile. */
export async function spending<R>(both: Both, work: () => Promise<R>): Promise<[R, Spent]> {
  const before = await spentUpToNow(both);
  const result = await work();
  const after = await spentUpToNow(both);
  const server = after.server - before.server;
  const driver = after.driver - before.driver;
  // The machine counts in larger steps than the processes.
  return [result, { server, driver, others: Math.max(0, after.all - before.all - server - driver) }];
}

async function spentUpToNow({ server, driver }: Both) {
  const samples = await Promise.all([server.ask('sample'), driver.ask('sample')]);
  return { server: samples[0].cpuSeconds, driver: samples[1].cpuSeconds, all: machineSeconds() };
}

function machineSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;
}
