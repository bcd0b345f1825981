import { defineConfig } from 'vitest/config';
import { testFiles } from './tests/setup/testFiles.ts';

const { pure, postgres } = testFiles();

/** Two projects; which one a file belongs to follows from what it imports (`tests/setup/testFiles.ts`). */
export default defineConfig({
  test: {
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: pure } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: postgres,
          globalSetup: 'tests/setup/database.ts',
          setupFiles: 'tests/setup/checkStatements.ts',
        },
      },
    ],
  },
});
