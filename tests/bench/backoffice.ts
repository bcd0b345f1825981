import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
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

/** Milliseconds and bytes that these are to stay within, on a machine that does nothing else. */
const bars = { firstRow: { p50: 500, bytes: 300_000 }, nextPage: { p95: 150 }, form: { p95: 200 } };

/**
 * The product list of the largest company: from the address to its first row in a browser that was never here, with the
 * bytes of JavaScript as sent and the CPU of the page's main thread, which other programs change little; from a click to
 * the first row of another page, from the company's tab to its list, and from a row to its form.
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
    const cpu: number[] = [];
    for (let round = 0; round < openings; round += 1) {
      const context = await browsing.browser.newContext({ baseURL, storageState: state });
      const found = await open(context, list);
      opened.push(found.ms);
      bytes.push(found.bytes);
      cpu.push(found.cpuMs);
      await context.close();
    }
    const context = await browsing.browser.newContext({ baseURL, storageState: state });
    const page = await context.newPage();
    const paged = await throughPages(page, list);
    const entered = await throughTab(page, `/de/backoffice/orgas/${company?.sid}`, list);
    const edited = await throughForms(page, list);
    tell(`${openings} openings, ${clicks} pages, tabs and forms`);
    const all = percentiles(opened);
    return {
      ...all,
      bytes: Math.max(...bytes),
      most: bars.firstRow,
      baseline,
      ratio: all.p95 / baseline.p95,
      parts: {
        cpuOfFirstRow: percentiles(cpu),
        nextPage: { ...percentiles(paged), most: bars.nextPage },
        fromTheCompany: percentiles(entered),
        form: { ...percentiles(edited), most: bars.form },
      },
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

interface Opening {
  /** From the beginning of the navigation to the first row. */
  ms: number;
  /** Of all scripts until then, as sent. */
  bytes: number;
  cpuMs: number;
}

async function open(context: BrowserContext, path: string): Promise<Opening> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripts: Promise<number>[] = [];
  const weigh = (request: Request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('requestfinished', weigh);
  await page.goto(path, { waitUntil: 'commit' });
  const ms = (await (
    await page.waitForFunction(() => document.querySelector('tbody tr a') && performance.now())
  ).jsonValue()) as number;
  page.off('requestfinished', weigh);
  const { metrics } = await devTools.send('Performance.getMetrics');
  const cpuMs = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  const sizes = await Promise.all(scripts);
  return { ms, bytes: sizes.reduce((sum, size) => sum + size, 0), cpuMs };
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

/** From a click on a row to the first field of its form. */
async function throughForms(page: Page, list: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < clicks; round += 1) {
    await page.goto(list);
    const row = page.locator('tbody tr a').nth(round);
    // Whoever opens a form comes with the pointer, at which the rest is loaded.
    await row.hover();
    await page.waitForLoadState('networkidle');
    times.push(await untilForm(row));
  }
  return times;
}

function untilForm(row: Locator): Promise<number> {
  return row.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          // The list has a form of its own above its rows.
          const isLeft = !document.querySelector('tbody tr a');
          if (isLeft && document.querySelector('main form input')) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        if (link instanceof HTMLElement) link.click();
        look();
      }),
  );
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
