import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first test that needs PostgreSQL starts it for all others, and the process that must outlive it. */
    postgres: { readonly folder: string; readonly runner: number };
  }
}

/** Costs an empty folder: runs without PostgreSQL pay for no more. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-postgres-'));
  project.provide('postgres', { folder, runner: process.pid });
  return () => stopPostgres(folder);
}
