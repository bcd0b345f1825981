import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;

beforeAll(async () => {
  ({ call } = await smallWorld());
});

describe('POST on an existing key', () => {
  it('replaces a connection, an info and a template, but not one that has changed since', async () => {
    const columns = [{ field: 'productInfo.articleNumber', heading: { de: 'Nummer' } }];
    for (const [who, url, body] of [
      [
        'supplier',
        '/import/orga-connection/CH',
        { orgaSid: 'alpenfenster', connectedSid: 'bauhandel', role: 'retailer' },
      ],
      ['supplier', '/import/orga-info/CH', { orgaSid: 'alpenfenster', language: 'de', headline: 'Fenster' }],
      ['admin', '/import/template', { sid: 'v', name: { de: 'V' }, columns }],
    ] as const) {
      const first = await call(who, 'POST', url, body);
      expect([first.statusCode, first.headers.etag]).toEqual([201, '"1"']);
      const changed = {
        ...body,
        ...(url.includes('connection')
          ? { link: 'https://a.example' }
          : url.includes('info')
            ? { text: 'Neu' }
            : { notes: { de: 'Neu' } }),
      };
      const second = await call(who, 'POST', url, changed, { 'if-match': '"1"' });
      expect([second.statusCode, second.headers.etag]).toEqual([200, '"2"']);
      expect((await call(who, 'POST', url, body, { 'if-match': '"1"' })).statusCode).toBe(412);
    }
  });

  it('is only rehearsed by a dry run', async () => {
    const body = { orgaSid: 'alpenfenster', language: 'it', headline: 'Finestre' };
    const url = '/import/orga-info/CH';
    const rehearsed = await call('supplier', 'POST', `${url}?dryRun=true`, body);
    expect([rehearsed.statusCode, rehearsed.json().headline]).toEqual([200, 'Finestre']);
    expect((await call('supplier', 'GET', `${url}/alpenfenster/it`)).statusCode).toBe(404);
  });

  it('and the connections of a company are read together', async () => {
    const list = await call('supplier', 'GET', '/import/orga-connection/CH/alpenfenster');
    expect(list.json()).toMatchObject([{ connectedSid: 'bauhandel', role: 'retailer' }]);
    expect((await call('supplier', 'GET', '/import/orga-connection/CH/andere')).statusCode).toBe(403);
    const self = { orgaSid: 'alpenfenster', connectedSid: 'alpenfenster', role: 'partner' };
    expect(faultsOf(await call('supplier', 'POST', '/import/orga-connection/CH', self))).toEqual([
      'connectedSid itself',
    ]);
  });
});
