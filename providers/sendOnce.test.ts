import { afterEach, describe, expect, it, vi } from 'vitest';
import { writes } from '../resources/limits.ts';
import { Problem } from './fetch.ts';
import { sendOnce } from './sendOnce.ts';

type Outcome = 'done' | 'lost' | 'refused' | 'broken';

/** Sends and tells under which key; each test has addresses of its own. */
async function send(outcome: Outcome, url: string, init: RequestInit = { method: 'DELETE' }) {
  let key: string | null = null;
  await sendOnce(url, init, async ({ headers }) => {
    key = new Headers(headers).get('idempotency-key');
    if (outcome === 'lost') throw new TypeError('Failed to fetch');
    if (outcome === 'refused') throw new Problem(409, {});
    if (outcome === 'broken') throw new Problem(502, {});
    return new Response(null, { status: 204 });
  }).catch(() => undefined);
  return key;
}

afterEach(() => vi.useRealTimers());

describe('A write (behaviour B226)', () => {
  it('goes under a key of its own each time it is meant', async () => {
    const first = await send('done', '/api/import/a/1');
    expect(first).toBeTruthy();
    expect(await send('done', '/api/import/a/1')).not.toBe(first);
  });

  it.each(['lost', 'broken'] as const)('that was %s goes under the same key again', async (outcome) => {
    const first = await send(outcome, '/api/import/b/1');
    expect(await send(outcome, '/api/import/b/1')).toBe(first);
    expect(await send('done', '/api/import/b/1')).toBe(first);
    expect(await send('done', '/api/import/b/1')).not.toBe(first);
  });

  it('is another one with another body, version or address', async () => {
    const put = (body: string, version = '"1"') => ({
      method: 'PUT',
      body,
      headers: { 'if-match': version },
    });
    const keys = [
      await send('lost', '/api/import/c/1', put('{}')),
      await send('lost', '/api/import/c/1', put('{"a":1}')),
      await send('lost', '/api/import/c/1', put('{}', '"2"')),
      await send('lost', '/api/import/c/2', put('{}')),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  it('that was refused, as nothing was done, is meant anew', async () => {
    const first = await send('refused', '/api/import/d/1');
    expect(await send('refused', '/api/import/d/1')).not.toBe(first);
  });

  it('of several keeps its key while the others come through', async () => {
    const lost = await send('lost', '/api/import/e/1');
    await send('done', '/api/import/e/2');
    expect(await send('done', '/api/import/e/1')).toBe(lost);
  });

  it.each([
    ['there', '/api/import/f/reorder', '/api/import/f/reorder'],
    ['in what it makes', '/api/import/g', '/api/import/g/5'],
    ['by an undo', '/api/import/h/1', '/api/import/change/7/undo'],
  ])('is meant anew once something was written %s', async (_, url, other) => {
    const lost = await send('lost', url, { method: 'POST', body: '1' });
    await send('done', other, { method: 'POST', body: '2' });
    expect(await send('done', url, { method: 'POST', body: '1' })).not.toBe(lost);
  });

  it('is meant anew when it comes much later', async () => {
    vi.useFakeTimers();
    const lost = await send('lost', '/api/import/i/1');
    vi.advanceTimersByTime(writes.sameForMs + 1);
    expect(await send('done', '/api/import/i/1')).not.toBe(lost);
  });

  it('keeps the key that it was given, and what reads or uploads has none', async () => {
    const headers = { 'idempotency-key': 'mine' };
    expect(await send('lost', '/api/import/j', { method: 'POST', headers })).toBe('mine');
    expect(await send('done', '/api/import/j', {})).toBeNull();
    expect(await send('done', '/api/import/j', { method: 'POST', body: new FormData() })).toBeNull();
  });
});
