import { defineConfig } from 'vitest/config';

/** Packages whose tests need no server, no page and no clock. */
const PURE = ['bamboo', 'bitoku', 'bots', 'games', 'kernel', 'rising-sun', 'tokaido', 'white-castle', 'wire'];
const rules = PURE.map((name) => `packages/${name}/test/**/*.test.ts`);
/** What is drawn without a browser: thousands of boards, three times as fast when React does not check itself. */
const drawn = ['packages/web/test/!(e2e)/**/*.test.ts', 'packages/web/test/*.test.ts'];

export default defineConfig({
  test: {
    // PostgreSQL for those who ask for it: started at the first demand, ended with the run.
    globalSetup: ['packages/server/test/kit/global-setup.ts'],
    // Half of the tests wait for a browser or a server of their own.
    maxWorkers: '100%',
    // The laws play many whole games a test; a slow machine is no failure.
    testTimeout: 120_000,
    // The first that asks for PostgreSQL waits until it has made itself a home.
    hookTimeout: 60_000,
    // What a page or a server comes to is waited for; how long that takes is the machine's business.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: rules, isolate: false } },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: { name: 'drawn', include: drawn, isolate: false, env: { NODE_ENV: 'production' } },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: [...rules, ...drawn],
          // Each closes what it has opened; to load everything anew for each of a hundred files takes minutes.
          isolate: false,
        },
      },
    ],
  },
});
