import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    // PostgreSQL for those who ask for it: started at the first demand, ended with the run.
    globalSetup: ['packages/server/test/kit/global-setup.ts'],
    // Half of the tests wait for a browser or a server of their own.
    maxWorkers: '100%',
    // The laws play many whole games a test; a slow machine is no failure.
    testTimeout: 120_000,
    // The first that asks for PostgreSQL waits until it has made itself a home.
    hookTimeout: 60_000,
  },
});
