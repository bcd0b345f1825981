import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';

const licence = 'https://creativecommons.org/licenses/by/4.0/';
let world: Awaited<ReturnType<typeof smallWorld>>;
beforeAll(async () => {
  world = await smallWorld();
});

const get = (platform: string, headers = {}) =>
  world.app.inject({
    url: `/api/${platform}/catalogue.ndjson.gz`,
    headers: { host: 'ch.localhost', ...headers },
  });

it('All that strangers see of a public platform is one file, under the licence that it names (behaviour B626)', async () => {
  const before = await get('CH');
  expect([before.statusCode, before.json().type]).toEqual([404, '/problems/no-licence']);
  const settings = { settings: 'platform', entry: 'signedIn', licence };
  for (const platform of ['CH', 'ZBS']) {
    const url = `/import/platform-settings/${platform}/platform`;
    expect((await world.call('admin', 'PUT', url, settings, asNew)).statusCode).toBe(201);
  }
  const answers = await Promise.all([get('CH'), get('CH'), get('CH_API')]);
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type'], headers.link]).toEqual([
      200,
      'application/gzip',
      `<${licence}>; rel="license"`,
    ]);
    const lines = gunzipSync(rawPayload).toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { orgaInfo: { sid: 'alpenfenster' }, sid: 'f1', productInfo: { title: { de: 'Fenster f1' } } },
      { orgaInfo: { sid: 'alpenfenster' }, sid: 'f2' },
    ]);
    expect(lines[0]).not.toContain('completeness');
  }
  const etag = String(answers[0].headers.etag);
  expect((await get('CH', { 'if-none-match': etag })).statusCode).toBe(304);
});

it('A private platform gives none, whatever its settings say', async () => {
  expect((await get('ZBS')).statusCode).toBe(401);
  expect((await world.call('admin', 'GET', '/ZBS/catalogue.ndjson.gz')).statusCode).toBe(404);
});
