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
    // The default leaves a core free for a watcher; this suite waits for browsers, disks and clocks half of its time.
    maxWorkers: 2,
    testTimeout: 30_000,
    reporters: ['default'],
  },
});
