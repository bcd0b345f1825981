import { defineConfig } from 'vitest/config';
import { testFiles } from './tests/setup/testFiles.ts';

const { pure, screens, postgres } = testFiles();
const freshModules = 'tests/setup/freshModules.ts';
/** Half of the time went into loading for each file what others had loaded. */
const shared = { isolate: false, sequence: { setupFiles: 'list' } } as const;
/** The runner wants those with another number of workers in a turn of their own. */
const afterOthers = { sequence: { ...shared.sequence, groupOrder: 1 } };
const database = {
  globalSetup: 'tests/setup/database.ts',
  setupFiles: [freshModules, 'tests/setup/checkStatements.ts'],
  ...shared,
};

/**
 * Which project a test belongs to is told by the file itself (`tests/setup/testFiles.ts`): `postgres` starts a PostgreSQL,
 * `screens` has the document of a browser, `pure` has neither. `deep` is for size and generation, and is no part of
 * `npm test`.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Generous, for slow machines: only what fails waits so long.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    coverage: {
      include: ['{resources,ui,providers,storefront,src,server,idp,demo}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/fixtures/**'],
    },
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pure, pool: 'threads', setupFiles: freshModules, ...shared },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: screens,
          environment: 'jsdom',
          pool: 'threads',
          setupFiles: [freshModules, 'tests/setup/freshDocument.ts', 'tests/setup/patientWaits.ts'],
          ...shared,
        },
      },
      {
        extends: true,
        // More than there are cores: such a test mostly waits.
        test: { name: 'postgres', include: postgres, ...database, ...afterOthers, maxWorkers: 4 },
      },
      {
        extends: true,
        test: { name: 'deep', include: ['tests/deep/*.deep.ts'], testTimeout: 3_600_000, ...database },
      },
    ],
  },
});
