// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function differenceWith(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { clockDifference } = await import('./time.ts');
  return clockDifference('https://time.example/now');
}

it('The time of the service counts, not that of the device', async () => {
  expect(await differenceWith(async () => new Response('2026-03-02T12:00:00.000Z\n'))).toBe(86_400_000);
});

it.each([
  ['does not answer', async () => Promise.reject(new TypeError('offline'))],
  ['fails', async () => new Response('', { status: 503 })],
  ['answers something else', async () => new Response('<html>')],
])('A service that %s leaves the clock of the device', async (_, answer) => {
  expect(await differenceWith(answer)).toBe(0);
});
