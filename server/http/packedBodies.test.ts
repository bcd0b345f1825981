import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { smallWorld } from '../../tests/setup/smallWorld.ts';
import { startJobs } from '../jobs/index.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let key: string;

beforeAll(async () => {
  world = await smallWorld();
  const wanted = { name: 'ERP', companies: ['alpenfenster'], scopes: ['read', 'products', 'pictures'] };
  key = (await world.call('supplier', 'POST', '/import/key/CH', wanted)).json().secret;
  const jobs = await startJobs(world.database, world.config);
  return () => jobs.stop();
});

const f1 = '/api/import/product/CH/alpenfenster/f1';
const send = (method: 'PUT' | 'POST', url: string, payload: Buffer, headers: Record<string, string>) =>
  world.app.inject({
    method,
    url,
    payload,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
  });
const rowsOf = (prefix: string, count: number) =>
  Buffer.from(
    Array.from({ length: count }, (_, index) =>
      JSON.stringify({
        productInfo: { articleNumber: `${prefix}-${index}`, title: { de: 'Fenster' } },
        categories: { mainCategory: { sid: 'fenster' } },
      }),
    ).join('\n'),
  );

describe('A body that is packed (behaviour B648)', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['deflate', deflateSync],
  ])('as %s is taken as what it holds, one record or a file', async (encoding, pack) => {
    const stored = await world.app.inject({ url: f1, headers: { authorization: `Bearer ${key}` } });
    const put = await send('PUT', f1, pack(stored.rawPayload), {
      'content-encoding': encoding,
      'if-match': String(stored.headers.etag),
    });
    expect(put.statusCode).toBe(200);
    const url = '/api/import/product/CH?orgaSid=alpenfenster&dryRun=true';
    const type = { 'content-type': 'application/x-ndjson', 'content-encoding': encoding };
    const imported = await send('POST', url, pack(rowsOf('P', 300)), type);
    expect(imported.json()).toMatchObject({ read: 300, created: 300, failed: 0 });
  });

  it('counts by what comes out of it, and a bomb is stopped long before it is whole', async () => {
    const large = Buffer.from(`{"a":"${'x'.repeat(2_000_000)}"}`);
    expect((await send('PUT', f1, gzipSync(large), { 'content-encoding': 'gzip' })).statusCode).toBe(413);
    const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
    const url = '/api/import/product/CH?orgaSid=alpenfenster';
    const refused = await send('POST', url, bomb, { 'content-encoding': 'br' });
    expect([refused.statusCode, refused.json().type]).toEqual([413, '/problems/too-large']);
  });

  it('is refused where it is damaged, packed in another way or twice, or a form', async () => {
    const whole = gzipSync(rowsOf('Q', 50));
    const url = '/api/import/product/CH?orgaSid=alpenfenster';
    for (const [address, method] of [
      [url, 'POST'],
      [f1, 'PUT'],
    ] as const)
      for (const broken of [whole.subarray(0, -20), Buffer.from('not packed at all')]) {
        const answer = await send(method, address, broken, { 'content-encoding': 'gzip' });
        expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ code: 'encoding-broken' }]]);
      }
    for (const encoding of ['compress', 'gzip, br', '__proto__']) {
      const answer = await send('POST', url, whole, { 'content-encoding': encoding });
      expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([
        415,
        'gzip, br, zstd, deflate',
      ]);
    }
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' };
    expect((await send('POST', url, whole, form)).statusCode).toBe(415);
  });

  it('of somebody who hangs up in the middle leaves nothing, and nobody waiting', async () => {
    const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const head = [
      'POST /api/import/product/CH?orgaSid=alpenfenster HTTP/1.1',
      'host: ch.localhost',
      `authorization: Bearer ${key}`,
      'content-type: application/x-ndjson',
      'content-encoding: gzip',
      'content-length: 100000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(gzipSync(rowsOf('R', 50)).subarray(0, 200));
    socket.end();
    await text(socket);
    await expect
      .poll(() => new Promise((resolve) => world.app.server.getConnections((_, count) => resolve(count))))
      .toBe(0);
    expect(
      (await world.call('admin', 'GET', '/import/product/CH?filter={"articleNumber":["R-0"]}')).json(),
    ).toEqual([]);
  });
});
