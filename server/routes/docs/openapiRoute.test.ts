import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testApp } from '../../../tests/setup/testApp.ts';

it('The contract comes packed as its reader takes it, is the same in each coding, and not sent again to whoever has it', async () => {
  const { app } = await testApp();
  const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/api/openapi.json', headers });
  const plain = await ask();
  expect(plain.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const packed = await ask({ 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
    const again = await ask({ 'accept-encoding': encoding, 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  }
});
