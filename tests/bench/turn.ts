import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './setup/bench.ts';
import { categorySids } from './setup/catalogueKeys.ts';
import { percentiles } from './setup/percentiles.ts';
import { openPrerenderingTab, type Tab } from './setup/prerenderingTab.ts';
import { serveWorld } from './setup/serveWorld.ts';

const turns = 20;
/** How long people rest on a link before they press it: half a second is usual; who is quicker waits for the server. */
const rest = 500;

/**
 * From a click on a product to its first paint, when the pointer had rested on the link, so that the browser made the
 * page ahead; against the same when it had not.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const [category] = await categorySids(filled);
  const served = await serveWorld(filled);
  const tab = await openPrerenderingTab();
  try {
    const list = `http://ch.localhost:${served.port}/de/category/${category}`;
    await agree(tab, list);
    const rested: number[] = [];
    const quick: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      rested.push(await turnTo(tab, list, turn, rest));
      quick.push(await turnTo(tab, list, turn, 0));
    }
    tell(`${turns} pages, each opened after a rest and at once`);
    const ours = percentiles(rested);
    const baseline = { what: 'a click without a rest before it', p95: percentiles(quick).p95 };
    return { ...ours, baseline, ratio: ours.p95 / baseline.p95 };
  } finally {
    await tab.close();
    await served.close();
  }
};

async function agree(tab: Tab, address: string): Promise<void> {
  await open(tab, address);
  await tab.evaluate(`document.querySelector('dialog[open] .button')?.click()`);
}

async function open(tab: Tab, address: string): Promise<void> {
  await tab.call('Page.navigate', { url: address });
  await pause(1000);
}

/** Opens a product of a list as a person does; milliseconds from the click to the first paint of its page. */
async function turnTo(tab: Tab, list: string, turn: number, resting: number): Promise<number> {
  await open(tab, list);
  const at = await tab.evaluate<{ x: number; y: number }>(`(() => {
    const links = document.querySelectorAll('main a[href*="/product/"]');
    const link = links[${turn} % links.length];
    link.scrollIntoView({ block: 'center' });
    const { x, y } = link.getBoundingClientRect();
    addEventListener('click', () => localStorage.setItem('clicked', performance.timeOrigin + performance.now()), true);
    return { x: x + 10, y: y + 10 };
  })()`);
  await pause(200);
  await tab.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 2, y: 2 });
  await tab.call('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
  await pause(resting);
  const pressed = { ...at, button: 'left', clickCount: 1 };
  await tab.call('Input.dispatchMouseEvent', { type: 'mousePressed', ...pressed });
  void tab.call('Input.dispatchMouseEvent', { type: 'mouseReleased', ...pressed });
  await pause(1500);
  const { path, isAhead, ms } = await tab.evaluate<{ path: string; isAhead: boolean; ms: number }>(`(() => {
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    const [{ startTime }] = performance.getEntriesByName('first-contentful-paint');
    return {
      path: location.pathname,
      isAhead: activationStart > 0,
      ms: performance.timeOrigin + Math.max(startTime, activationStart) - Number(localStorage.getItem('clicked')),
    };
  })()`);
  if (!path.includes('/product/')) throw new Error(`The click led to ${path}.`);
  if (resting > 0 && !isAhead) throw new Error(`Chromium made no page ahead for ${path}.`);
  return ms;
}
