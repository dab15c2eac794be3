// How the suite runs: every test file of the house, in worker processes.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'bench/**/*.test.ts',
      'packages/**/*.test.ts',
      'packages/**/*.test.tsx',
      'scripts/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
    testTimeout: 30_000,
    reporters: ['default'],
  },
});
