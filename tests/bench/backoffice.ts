import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInAs } from '../setup/signInAs.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { largestOrgas } from './setup/catalogueKeys.ts';
import { startBrowser } from './setup/chromium.ts';
import { percentiles } from './setup/percentiles.ts';
import { serveWorld } from './setup/serveWorld.ts';

const openings = 7;
const clicks = 20;

/** What others need for the same screen, measured once on a machine like the one the bars were set on. */
const baseline = {
  what: 'the product list of Vendure 3, measured on another day',
  p95: 2500,
  bytes: 798_000,
};

/**
 * The product list of the largest company: from the address to its first row in a browser that was never here, with
 * the JavaScript that takes, compressed by gzip; and from a click to the first row of another page, and from the
 * company's tab to its list.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const [company] = await largestOrgas(filled, 1);
  const served = await serveWorld(filled);
  const browsing = await startBrowser();
  try {
    const baseURL = `http://ch.localhost:${served.port}`;
    const list = `/de/backoffice/orga/${company?.sid}/products`;
    const state = await signedIn(browsing.browser, baseURL);
    const opened: number[] = [];
    const bytes: number[] = [];
    for (let round = 0; round < openings; round += 1) {
      const context = await browsing.browser.newContext({ baseURL, storageState: state });
      const found = await open(context, list);
      opened.push(found.ms);
      bytes.push(found.bytes);
      await context.close();
    }
    const context = await browsing.browser.newContext({ baseURL, storageState: state });
    const page = await context.newPage();
    const paged = await throughPages(page, list);
    const entered = await throughTab(page, `/de/backoffice/orgas/${company?.sid}`, list);
    tell(`${openings} openings, ${clicks} pages and tabs`);
    const all = percentiles(opened);
    return {
      ...all,
      bytes: Math.max(...bytes),
      baseline,
      ratio: all.p95 / baseline.p95,
      parts: { nextPage: percentiles(paged), fromTheCompany: percentiles(entered) },
    } satisfies Measured;
  } finally {
    await browsing.close();
    await served.close();
  }
};

async function signedIn(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signInAs(page, 'admin', '/de/backoffice');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Milliseconds from the beginning of the navigation to the first row, and the bytes of all scripts until then. */
async function open(context: BrowserContext, path: string): Promise<{ ms: number; bytes: number }> {
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: 'commit' });
  const ms = (await (
    await page.waitForFunction(() => document.querySelector('tbody tr a') && performance.now())
  ).jsonValue()) as number;
  const sizes = await Promise.all(scripts);
  return { ms, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function throughPages(page: Page, path: string): Promise<number[]> {
  await page.goto(path);
  await page.locator('tbody tr a').first().waitFor();
  const times: number[] = [];
  for (let round = 0; round < clicks; round += 1)
    times.push(await untilOtherRows(page, 'button[aria-label="Zur nächsten Seite"]'));
  return times;
}

async function throughTab(page: Page, company: string, list: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < clicks; round += 1) {
    await page.goto(company);
    await page.locator(`a[href="${list}"]`).first().waitFor();
    times.push(await untilOtherRows(page, `a[href="${list}"]`));
  }
  return times;
}

/** Milliseconds from a click to rows that were not there before, as the page itself sees it. */
function untilOtherRows(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector('tbody tr a')?.getAttribute('href');
        const before = first();
        const start = performance.now();
        const look = () => {
          const now = first();
          if (now && now !== before) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>(button)?.click();
        look();
      }),
    selector,
  );
}
