import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import type { DeletedRecord } from '../../../resources/calls/trash.ts';

let call: Call;
let database: TaggedDatabase;

const lines = '/import/product-line/CH';
const line = (sid: string, orgaSid = 'alpenfenster') => ({ orgaSid, sid, title: { de: `Linie ${sid}` } });
const deleted = async (who = 'supplier', query = ''): Promise<DeletedRecord[]> =>
  (await call(who, 'GET', `/import/trash/CH/productLine${query}`)).json().records;
const keys = async (who?: string, query?: string) =>
  (await deleted(who, query)).map(({ key }) => key.join('/'));
const restore = async (record: DeletedRecord | undefined, who = 'supplier') =>
  call(who, 'POST', `/import/change/${record?.change}/undo`);

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  for (const [sid, orgaSid] of [
    ['eins', 'alpenfenster'],
    ['zwei', 'alpenfenster'],
    ['drei', 'andere'],
  ] as const) {
    await call('admin', 'POST', lines, line(sid, orgaSid));
    expect((await call('admin', 'DELETE', `${lines}/${orgaSid}/${sid}`)).statusCode).toBe(204);
  }
});

describe('What was deleted (behaviour B498)', () => {
  it('is listed to whoever may bring it back: their companies’, by its name, the last first', async () => {
    expect(await keys()).toEqual(['alpenfenster/zwei', 'alpenfenster/eins']);
    expect(await keys('admin')).toEqual(['andere/drei', 'alpenfenster/zwei', 'alpenfenster/eins']);
    expect(await keys('admin', '?orgaSid=andere')).toEqual(['andere/drei']);
    expect(await keys('supplier', '?orgaSid=andere')).toEqual([]);
    expect((await deleted())[0]).toMatchObject({ title: { de: 'Linie zwei' }, isTaken: false });
    expect((await call('nobody', 'GET', '/import/trash/CH/productLine')).statusCode).toBe(403);
    for (const entity of ['userRight', 'toString'])
      expect((await call('admin', 'GET', `/import/trash/CH/${entity}`)).statusCode).toBe(404);
  });

  it('comes back once, and says when its key is taken again', async () => {
    const [two] = await deleted();
    await call('supplier', 'POST', lines, line('zwei'));
    expect(await deleted()).toMatchObject([{ isTaken: true }, { isTaken: false }]);
    expect((await restore(two)).statusCode).toBe(409);
    await call('supplier', 'DELETE', `${lines}/alpenfenster/zwei`);
    expect(await keys()).toEqual(['alpenfenster/zwei', 'alpenfenster/eins']);
    const [again] = await deleted();
    expect((await restore(again)).statusCode).toBe(200);
    expect(await keys()).toEqual(['alpenfenster/eins']);
  });

  it('is gone for good after 30 days, and cannot be brought back by its number either', async () => {
    const [one] = await deleted();
    await database.write`update change set at = now() - interval '31 days' where id = ${one?.change ?? 0}`;
    expect(await keys()).toEqual([]);
    expect((await restore(one)).json()).toMatchObject({ type: '/problems/undo-too-late' });
  });
});

describe('What is emptied (behaviour B628)', () => {
  const empty = (body: object, who = 'supplier', query = '', entity = 'productLine') =>
    call(who, 'POST', `/import/trash/CH/${entity}/empty${query}`, body);
  const remove = async (sid: string) => {
    await call('admin', 'POST', lines, line(sid));
    expect((await call('admin', 'DELETE', `${lines}/alpenfenster/${sid}`)).statusCode).toBe(204);
  };

  it('is counted first, then gone for good, of what whoever empties may delete and has seen', async () => {
    for (const sid of ['vier', 'fuenf']) await remove(sid);
    const [newest, older] = await deleted();
    await remove('sechs');
    const seen = { until: newest?.change };
    expect((await empty(seen, 'supplier', '?dryRun=true')).json()).toEqual({
      dryRun: true,
      emptied: 2,
      stays: 0,
    });
    expect(await keys()).toHaveLength(3);
    expect((await empty({ change: older?.change })).json()).toMatchObject({ emptied: 1 });
    expect(await keys()).toEqual(['alpenfenster/sechs', 'alpenfenster/fuenf']);
    expect((await empty(seen)).json()).toMatchObject({ emptied: 1 });
    expect((await empty(seen)).json()).toMatchObject({ emptied: 0 });
    expect(await keys('admin')).toEqual(['alpenfenster/sechs', 'andere/drei']);
  });

  it('does not come back by its number, and the record of changes says who emptied it', async () => {
    await database.write`
      insert into known_user (sub, username) select distinct emptied_by, 'supplier' from change where emptied_by is not null`;
    const key = encodeURIComponent('["alpenfenster","fuenf"]');
    const [last] = (
      await call('admin', 'GET', `/import/audit?platform=CH&entity=productLine&key=${key}`)
    ).json();
    expect(last).toMatchObject({ kind: 'deleted', emptiedBy: 'supplier', emptiedAt: expect.any(String) });
    expect((await call('admin', 'POST', `/import/change/${last.id}/undo`)).json()).toMatchObject({
      status: 409,
      type: '/problems/emptied',
    });
    await remove('fuenf');
    const [again] = await deleted();
    expect((await restore(again)).statusCode).toBe(200);
  });

  it('is never of another company, nor of an entity without a trash', async () => {
    expect((await empty({ orgaSid: 'andere' })).json()).toMatchObject({ emptied: 0, stays: 0 });
    expect((await empty({}, 'nobody')).statusCode).toBe(403);
    expect((await empty({}, 'admin', '', 'userRight')).statusCode).toBe(404);
    expect(await keys('admin', '?orgaSid=andere')).toEqual(['andere/drei']);
  });

  it('is no published declaration of performance: it stays, and is counted as staying', async () => {
    const hash = 'd'.repeat(64);
    await database.write`insert into file (platform, orga_sid, hash, bytes) values ('CH', 'alpenfenster', ${hash}, 9)`;
    for (const [sid, kind, file] of [
      ['leistung', 'declarationOfPerformance', hash],
      ['blatt', 'dataSheet', 'e'.repeat(64)],
    ])
      await database.write`
        insert into document (platform, orga_sid, sid, title, kind, language, file)
        values ('CH', 'alpenfenster', ${sid}, '{"de": "Papier"}', ${kind}, 'de', ${file})`;
    await database.write`update kept_declaration set since = now() - interval '2 days'`;
    for (const sid of ['leistung', 'blatt'])
      expect((await call('supplier', 'DELETE', `/import/document/CH/alpenfenster/${sid}`)).statusCode).toBe(
        204,
      );
    const counts = { emptied: 1, stays: 1 };
    expect((await empty({}, 'supplier', '?dryRun=true', 'document')).json()).toMatchObject(counts);
    expect((await empty({}, 'supplier', '', 'document')).json()).toMatchObject(counts);
    const { records } = (await call('supplier', 'GET', '/import/trash/CH/document')).json();
    expect(records).toMatchObject([{ key: ['alpenfenster', 'leistung'] }]);
    expect((await restore(records[0])).statusCode).toBe(200);
  });
});
