import { afterAll } from 'vitest';

/**
 * The files of a worker share one window: what one has left there is gone before the next,
 * but for the styles that shared modules hold on to.
 */
history.replaceState(null, '', '/');
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

/** What still ticks when a file ends would draw into a window that is gone. */
const begin = globalThis.setInterval;
const ticking: ReturnType<typeof setInterval>[] = [];
globalThis.setInterval = Object.assign((...given: Parameters<typeof begin>) => {
  const interval = begin(...given);
  ticking.push(interval);
  return interval;
}, begin);
afterAll(() => {
  for (const interval of ticking) clearInterval(interval);
  globalThis.setInterval = begin;
});
