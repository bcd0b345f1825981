import { chromium, type Browser } from '@playwright/test';
import { launchOptions, prepareChromium } from '../../setup/browser.ts';

export interface Browsing {
  browser: Browser;
  close(): Promise<void>;
}

/** A browser as the tests use it; with a port it can be steered from outside. */
export async function startBrowser(port?: number): Promise<Browsing> {
  const removeChromium = await prepareChromium();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), ...(port ? [`--remote-debugging-port=${port}`] : [])],
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      await removeChromium();
    },
  };
}
