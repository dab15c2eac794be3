// How the suite runs: browser tests, then pure ones, several files at a time. `--mode long` runs the long forms alone.
import { randomInt } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files with a long form: the same properties on many more cases. */
const WITH_LONG_FORM = [
  'e2e/first-visit.test.ts',
  'e2e/journeys.test.ts',
  'e2e/panned.test.ts',
  'e2e/parity.test.ts',
  'e2e/pointer.test.ts',
  'e2e/rulebook.test.ts',
  'e2e/server-journeys.test.ts',
  'e2e/sizes.test.ts',
  'e2e/stage.test.ts',
  'e2e/tables.test.ts',
  'e2e/tutorials.test.ts',
  'packages/bots/test/ladder.test.ts',
  'packages/bots/test/traits.test.ts',
  'packages/cli/test/pty.test.ts',
  'packages/lab/test/queue.test.ts',
  'packages/server/test/crash.test.ts',
  'packages/server/test/cuts.test.ts',
  'packages/server/test/damage.test.ts',
  'packages/server/test/pairing-kills.test.ts',
  'packages/server/test/power-cut.test.ts',
  'packages/server/test/studies.test.ts',
  'packages/server/test/wire-law.test.ts',
  'packages/table/test/orders.test.ts',
  'scripts/add-a-card.test.ts',
  'scripts/guides.test.ts',
  'scripts/release.test.ts',
];

/** These begin first, so that no long file runs alone at the end. */
const LONGEST = [
  'e2e/tables.test.ts',
  'e2e/pages.test.ts',
  'e2e/server-pages.test.ts',
  'e2e/pointer.test.ts',
  'e2e/rulebook.test.ts',
  'e2e/sizes.test.ts',
  'e2e/journeys.test.ts',
  'e2e/server-journeys.test.ts',
  'e2e/parity.test.ts',
  'e2e/expedition.test.ts',
  'e2e/tutorials.test.ts',
  'e2e/first-visit.test.ts',
  'e2e/review.test.ts',
  'e2e/updates.test.ts',
  'e2e/lab.test.ts',
  'e2e/offline.test.ts',
  'packages/server/test/wire-law.test.ts',
  'scripts/guides.test.ts',
  'packages/server/test/cluster.test.ts',
  'scripts/release.test.ts',
  'packages/server/test/pairing-kills.test.ts',
  'packages/server/test/power-cut.test.ts',
  'packages/server/test/host-commands.test.ts',
  'packages/server/test/pairing.test.ts',
  'packages/lab/test/queue.test.ts',
  'packages/server/src/store/store.test.ts',
  'packages/server/test/crash.test.ts',
  'packages/lab/test/training.test.ts',
  'packages/bots/test/ladder.test.ts',
  'packages/lab/test/planted.test.ts',
  'packages/cli/test/bad-invocations.test.ts',
  'packages/bots/test/search.test.ts',
  'packages/cli/test/every-game.test.ts',
  'scripts/text-audit.test.ts',
  'packages/lab/test/mining.test.ts',
  'packages/server/test/cuts.test.ts',
  'packages/lab/test/run.test.ts',
  'packages/cli/test/spoken.test.ts',
  'packages/cli/test/program.test.ts',
  'packages/server/test/costs.test.ts',
  'packages/cli/test/pty.test.ts',
  'packages/bots/test/every-game.test.ts',
  'packages/games/delve/test/contract.test.ts',
  'packages/lab/test/exposures.test.ts',
  'packages/games/tomb/test/contract.test.ts',
  'packages/table/test/machine.test.ts',
  'packages/server/test/failing-store.test.ts',
  'packages/cli/test/pages.test.ts',
  'packages/cli/test/fuzz.test.ts',
  'packages/server/test/limits.test.ts',
  'packages/cli/test/saved-games.test.ts',
  'packages/server/test/studies.test.ts',
  'packages/cli/test/play-json.test.ts',
  'packages/server/src/store/sqlite.test.ts',
  'packages/games/tomb/test/hints.test.ts',
  'packages/server/test/backup.test.ts',
  'packages/server/test/older-rules.test.ts',
  'packages/games/tomb/test/invariants.test.ts',
  'packages/games/unearth/test/contract.test.ts',
  'packages/server/test/events.test.ts',
  'packages/cli/test/long-lists.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return at < 0 ? LONGEST.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  // What tests draw by chance is the same at every run of the suite. The long form draws anew, and says what gives it again.
  if (isLong && process.env.TEST_SEED === undefined) process.env.TEST_SEED = String(randomInt(2 ** 32));
  const seed = process.env.TEST_SEED ?? 'suite';
  if (isLong) console.log(`TEST_SEED=${seed}`);
  const included = (folders: readonly string[]): string[] =>
    isLong
      ? WITH_LONG_FORM.filter((path) => folders.some((folder) => path.startsWith(folder)))
      : folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
  return {
    test: {
      env: {
        TEST_LENGTH: isLong ? 'long' : 'short',
        TEST_SEED: seed,
        // Programs and servers that tests start would otherwise spend half of their start compiling.
        NODE_COMPILE_CACHE: join(tmpdir(), 'undercroft-compile-cache'),
      },
      // A process for every file costs more than most files take. What a file leaves behind, the next one meets.
      isolate: false,
      // Only what hangs: machines are shared.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 120_000 } },
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'browser',
            include: included(['e2e']),
            globalSetup: 'e2e/support/global-setup.ts',
            // More than the two cores it is measured on: half of the time of most files is a wait for a browser, a disk or a clock.
            maxWorkers: 5,
            sequence: { groupOrder: 0 },
          },
        },
        {
          extends: true,
          test: {
            name: 'pure',
            include: included(['bench', 'packages', 'scripts']),
            maxWorkers: 5,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
