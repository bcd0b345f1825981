import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;

beforeAll(async () => {
  ({ call } = await smallWorld());
  const connection = { orgaSid: 'alpenfenster', connectedSid: 'bauhandel', role: 'retailer' };
  await call('admin', 'POST', '/import/orga-connection/CH', connection);
  const headings = [{ heading: 'Bezeichnung', field: 'productInfo.title', language: 'de' }];
  await call('admin', 'POST', '/import/mapping/CH', {
    orgaSid: 'alpenfenster',
    sid: 'liste',
    name: 'Liste',
    headings,
  });
  const days = [{ day: '2026-01-01', pageViews: 1, suggestionViews: 2, clicks: 3 }];
  await call('admin', 'POST', '/import/statistic/CH', { orgaSid: 'alpenfenster', days });
});

describe('One record is read with what others say of it, where that is asked for (behaviour B211)', () => {
  it('a company with its connections, statistic and mappings, each as it is read by itself', async () => {
    const url = '/import/orga/CH/alpenfenster';
    const plain = (await call('supplier', 'GET', url)).json();
    const whole = await call('supplier', 'GET', `${url}?include=connection,statistic,mapping&language=fr`);
    expect(whole.statusCode, whole.payload).toBe(200);
    const alone = async (path: string) => (await call('supplier', 'GET', path)).json();
    expect(whole.json()).toEqual({
      ...plain,
      connection: await alone('/import/orga-connection/CH/alpenfenster'),
      statistic: await alone('/import/statistic/CH/alpenfenster'),
      mapping: await alone('/import/mapping/CH?filter={"orgaSid":"alpenfenster"}'),
    });
    expect(whole.json()).toMatchObject({
      connection: [{ connectedSid: 'bauhandel' }],
      statistic: { total: { clicks: 3 } },
      mapping: [{ sid: 'liste' }],
    });
    expect(plain).not.toHaveProperty('connection');
  });

  it('a category with those under it and above it on the platform of the host', async () => {
    const named = (sid: string) => ({ sid, name: { de: sid } });
    const include = '?include=children,pathFromRoot';
    const huelle = (await call('nobody', 'GET', `/import/category/huelle${include}`)).json();
    expect(huelle).toMatchObject({
      sid: 'huelle',
      children: [named('fenster'), named('dach')],
      pathFromRoot: [named('huelle')],
    });
    const dach = (await call('nobody', 'GET', `/import/category/dach${include}&language=it`)).json();
    expect([dach.children, dach.pathFromRoot]).toEqual([
      [],
      ['huelle', 'dach'].map((sid) => ({ sid, name: sid, languageUsed: 'de' })),
    ]);
    const elsewhere = { host: 'rhb.localhost' };
    const onRhb = await call('nobody', 'GET', `/import/category/dach${include}`, undefined, elsewhere);
    expect(onRhb.json()).toMatchObject({ children: [], pathFromRoot: [] });
  });

  it('but nothing that the caller could not read by itself, whether the record is there or not', async () => {
    const statusOf = async (who: string, url: string) => (await call(who, 'GET', url)).statusCode;
    for (const member of ['connection', 'mapping', 'statistic'])
      for (const sid of ['andere', 'gibt-es-nicht'])
        expect(await statusOf('supplier', `/import/orga/CH/${sid}?include=${member}`), member).toBe(403);
    expect(await statusOf('supplier', '/import/orga/CH/alpenfenster?include=')).toBe(400);
    expect(await statusOf('supplier', '/import/orga/CH/alpenfenster?include=children')).toBe(400);
    expect(await statusOf('supplier', '/import/product/CH/alpenfenster/f1?include=connection')).toBe(400);
  });
});
