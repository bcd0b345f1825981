import { defineConfig } from 'vitest/config';
import { testFiles } from './tests/setup/testFiles.ts';

const { pure, postgres } = testFiles();
const database = { globalSetup: 'tests/setup/database.ts', setupFiles: 'tests/setup/checkStatements.ts' };

/**
 * Which project a test belongs to follows from what it imports (`tests/setup/testFiles.ts`): `pure` starts no
 * PostgreSQL, `postgres` does. `deep` is for size and generation, and is no part of `npm test`.
 */
export default defineConfig({
  test: {
    // All cores: a test mostly waits for PostgreSQL.
    maxWorkers: '100%',
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    coverage: {
      include: ['{resources,ui,providers,storefront,src,server,idp,demo}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/fixtures/**'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          // Half of the time went into loading for each file what others had loaded.
          pool: 'threads',
          isolate: false,
          setupFiles: 'tests/setup/freshModules.ts',
        },
      },
      { extends: true, test: { name: 'postgres', include: postgres, ...database } },
      {
        extends: true,
        test: { name: 'deep', include: ['tests/deep/*.deep.ts'], testTimeout: 3_600_000, ...database },
      },
    ],
  },
});
