import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    // The laws play many whole games a test; a slow machine is no failure.
    testTimeout: 120_000,
  },
});
