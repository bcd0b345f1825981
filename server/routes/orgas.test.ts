import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, type Call } from '../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../tests/setup/smallWorld.ts';

let call: Call;

beforeAll(async () => {
  ({ call } = await smallWorld());
});

describe('Several companies', () => {
  const patch = (who: string, body: object, query = '') =>
    call(who, 'PATCH', `/import/orga/CH${query}`, body);

  it('are changed by what is said of them; the rest stays', async () => {
    const answer = await patch('admin', [
      { sid: 'andere', orgaDetails: { headOffice: { address: { city: 'Chur', zip: '7000' } } } },
      { sid: 'alpenfenster', orgaDetails: { name: 'alpenfenster' } },
    ]);
    expect(answer.json()).toMatchObject({
      state: 'applied',
      dryRun: false,
      read: 2,
      changed: 1,
      unchanged: 1,
    });
    expect(answer.json().changes).toEqual([
      {
        key: 'andere',
        field: 'orgaDetails.headOffice.address',
        after: { city: 'Chur', zip: '7000' },
        before: null,
      },
    ]);
    await patch('admin', [{ sid: 'andere', orgaDetails: { headOffice: { address: { zip: null } } } }]);
    const read = (await call('admin', 'GET', '/import/orga/CH/andere')).json();
    expect(read.orgaDetails).toMatchObject({ name: 'andere', headOffice: { address: { city: 'Chur' } } });
    expect(read.orgaDetails.headOffice.address.zip).toBeUndefined();
  });

  it('are only rehearsed by a dry run, and come as a file too', async () => {
    const body = [{ sid: 'andere', orgaDetails: { name: 'Neuer Name' } }];
    const rehearsed = await patch('admin', body, '?dryRun=true');
    expect(rehearsed.json()).toMatchObject({ dryRun: true, changed: 1, changes: [{ after: 'Neuer Name' }] });
    expect((await call('admin', 'GET', '/import/orga/CH/andere')).json().orgaDetails.name).toBe('andere');
    const form = await formOf({
      file: { bytes: Buffer.from(JSON.stringify(body)), name: 'a.json', type: 'application/json' },
    });
    const sent = await call('admin', 'PATCH', '/import/orga/CH', form.body, form.headers);
    expect(sent.json()).toMatchObject({ changed: 1 });
    await patch('admin', [{ sid: 'andere', orgaDetails: { name: 'andere' } }]);
  });

  it('are all left alone when one is not the caller’s, unknown, faulty or stale (abuse cases 9, 19 and 27)', async () => {
    const good = { sid: 'alpenfenster', orgaDetails: { name: 'X' } };
    expect((await patch('supplier', [good, { sid: 'andere', orgaDetails: { name: 'X' } }])).statusCode).toBe(
      403,
    );
    expect(faultsOf(await patch('admin', [good, { sid: 'nirgends' }]))).toEqual(['1.sid missing-reference']);
    expect(
      faultsOf(
        await patch('admin', [
          good,
          { sid: 'andere', orgaDetails: { name: null, kind: 'x' }, isAdmin: true },
        ]),
      ).sort(),
    ).toEqual(['1.isAdmin unknown-field', '1.orgaDetails.kind not-a-choice', '1.orgaDetails.name required']);
    expect((await patch('admin', [{ ...good, version: 99 }])).statusCode).toBe(412);
    const poisoned = await call(
      'admin',
      'PATCH',
      '/import/orga/CH',
      '[{"sid":"andere","__proto__":{"a":1}}]',
      { 'content-type': 'application/json' },
    );
    expect(poisoned.statusCode).toBe(400);
    expect((await call('admin', 'GET', '/import/orga/CH/alpenfenster')).json().orgaDetails.name).toBe(
      'alpenfenster',
    );
  });
});

describe('POST on an existing key', () => {
  it('replaces a connection, an info and a template, but not one that has changed since', async () => {
    for (const [who, url, body] of [
      [
        'supplier',
        '/import/orga-connection/CH',
        { orgaSid: 'alpenfenster', connectedSid: 'bauhandel', role: 'retailer' },
      ],
      ['supplier', '/import/orga-info/CH', { orgaSid: 'alpenfenster', language: 'de', headline: 'Fenster' }],
      ['admin', '/import/template', { sid: 'v', name: { de: 'V' }, columns: [] }],
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

  it('is only rehearsed by a dry run, and takes a file of JSON in the place of a body', async () => {
    const body = { orgaSid: 'alpenfenster', language: 'it', headline: 'Finestre' };
    const url = '/import/orga-info/CH';
    const rehearsed = await call('supplier', 'POST', `${url}?dryRun=true`, body);
    expect([rehearsed.statusCode, rehearsed.json().headline]).toEqual([200, 'Finestre']);
    expect((await call('supplier', 'GET', `${url}/alpenfenster/it`)).statusCode).toBe(404);
    const bytes = Buffer.from(JSON.stringify(body));
    const form = await formOf({ file: { bytes, name: 'info.json', type: 'application/json' } });
    expect((await call('supplier', 'POST', url, form.body, form.headers)).statusCode).toBe(201);
    const broken = await formOf({ file: { bytes: Buffer.from('{'), name: 'x', type: 'text/plain' } });
    expect((await call('supplier', 'POST', url, broken.body, broken.headers)).statusCode).toBe(400);
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
