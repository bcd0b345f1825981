import { defineConfig } from '@playwright/test';
import { launchOptions } from './setup/browser.ts';
import { originOf } from './setup/originOf.ts';

export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results/browser',
  globalSetup: './setup/browserServer.ts',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names what needed the second try, and bears two of them (countReports.ts).
  retries: 1,
  // One more than there are cores: a test often waits for the server or for a transition.
  workers: 3,
  // Generous: axe alone takes seconds per screen on a slow machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  // Read again by each worker, after the global setup has found the browser and the port.
  use: {
    baseURL: originOf('ch'),
    launchOptions: launchOptions(),
    locale: 'de-CH',
    screenshot: 'only-on-failure',
  },
});
