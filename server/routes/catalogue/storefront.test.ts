import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;

const shown = '/CH/product/alpenfenster/f1';
const titleSeenBy = async (who?: string) => (await call(who, 'GET', shown)).json().title?.text;

beforeAll(async () => {
  ({ call } = await smallWorld());
});

describe('A public read', () => {
  it('is kept for strangers, compressed, and named by what it says', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const first = await call(undefined, 'GET', shown, undefined, headers);
    const { etag } = first.headers;
    expect(first.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, no-cache',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-language, accept-encoding',
    });
    const again = { ...headers, 'if-none-match': String(etag) };
    expect((await call(undefined, 'GET', shown, undefined, again)).statusCode).toBe(304);
    const other = await call(undefined, 'GET', '/CH/product/alpenfenster/f2', undefined, again);
    expect(other.statusCode).toBe(200);
  });

  it('is read anew by whoever is signed in, and by strangers within a second', async () => {
    expect(await titleSeenBy()).toBe('Fenster f1');
    const path = '/import/product/CH/alpenfenster/f1';
    const product = (await call('admin', 'GET', path)).json();
    const title = { de: 'Dachfenster' };
    const changed = { ...product, productInfo: { ...product.productInfo, title } };
    expect((await call('admin', 'PUT', path, changed)).statusCode).toBe(200);
    expect(await titleSeenBy('supplier')).toBe('Dachfenster');
    await vi.waitFor(async () => expect(await titleSeenBy()).toBe('Dachfenster'), { timeout: 5000 });
  });

  it('of a private platform is for those who are signed in, and kept for nobody', async () => {
    const read = await call('supplier', 'GET', '/ZBS/category');
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await call(undefined, 'GET', '/ZBS/category')).statusCode).toBe(401);
  });
});
