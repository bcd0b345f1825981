import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{resources,ui,providers,storefront,src,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/setup/database.ts',
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
