import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, type Caller } from '../../../resources/access/rule.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { listRecords } from '../../catalogue/records/listRecords.ts';
import {
  createFromClient,
  deleteRecord,
  putRecord,
  replaceRecord,
} from '../../catalogue/records/writeRecords.ts';
import { readRecord } from '../readRecords.ts';
import { scopeOf } from './scope.ts';

let database: TaggedDatabase;

const supplier: Caller = {
  kind: 'user',
  sub: 'supplier',
  rights: [{ right: 'COMPANY', orgaCountry: { sid: 'eigene', country: 'CH' } }],
};
const scope = (key: PlatformKey = 'CH', caller = supplier) =>
  scopeOf(caller, { platform: platform(key) }, product, 'update');
const range = { range: [0, 24] as const, filter: {} };

const given = (orgaSid: string, sid: string) => ({
  orgaInfo: { sid: orgaSid },
  sid,
  productInfo: { articleNumber: `N-${sid}`, title: { de: 'Neu' } },
  categories: { mainCategory: { sid: 'dach' } },
});
const stored = () =>
  database.write`select platform, orga_sid, sid, title ->> 'de' as title from product order by 1, 2, 3`;

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('dach', 'Dach');
  for (const dataset of ['CH', 'DE', 'CH_DEMO'] as const) {
    await catalogue.tree(dataset, { dach: root });
    for (const sid of ['eigene', 'fremde']) {
      await catalogue.orga(dataset, sid, `${sid} ${dataset}`);
      await catalogue.products(dataset, [{ sid: 'p', orgaSid: sid, title: dataset, category: 'dach' }]);
    }
  }
});

describe('Rows of another company', () => {
  it('and of another platform are in no list', async () => {
    const { rows, total } = await listRecords(database.read, scope(), product, range);
    expect([total, ...rows.map(({ orgaSid, title }) => [orgaSid, title])]).toEqual([
      1,
      ['eigene', { de: 'CH' }],
    ]);
    const sandbox = await listRecords(database.read, scope('CH_DEMO'), product, range);
    expect(sandbox.rows.map(({ orgaSid, title }) => [orgaSid, title])).toEqual([
      ['eigene', { de: 'CH_DEMO' }],
    ]);
    expect(await listRecords(database.read, scope('DE'), product, range)).toMatchObject({
      rows: [],
      total: 0,
    });
    const asked = { ...range, filter: { orgaSid: 'fremde' } };
    expect(await listRecords(database.read, scope(), product, asked)).toMatchObject({ rows: [], total: 0 });
    const byTitle = { ...range, filter: { title: 'CH' } };
    expect((await listRecords(database.read, scope(), product, byTitle)).total).toBeLessThanOrEqual(1);
  });

  it('are not read, not even by their key', async () => {
    expect(await readRecord(database.read, scope(), product, ['eigene', 'p'])).toMatchObject({
      title: { de: 'CH' },
    });
    expect(await readRecord(database.read, scope(), product, ['fremde', 'p'])).toBeUndefined();
    expect(await readRecord(database.read, scope('DE'), product, ['eigene', 'p'])).toBeUndefined();
    const closed = scopeOf(anonymous, { platform: platform('ZBS') }, orga, 'view');
    expect(await readRecord(database.read, closed, orga, ['eigene'])).toBeUndefined();
  });

  it('are neither changed, nor removed, nor made', async () => {
    const before = await stored();
    const attempts = [
      () =>
        database.write.begin((tx) =>
          replaceRecord(tx, scope(), product, ['fremde', 'p'], given('fremde', 'p')),
        ),
      () =>
        database.write.begin((tx) =>
          replaceRecord(tx, scope('DE'), product, ['eigene', 'p'], given('eigene', 'p')),
        ),
      () => database.write.begin((tx) => deleteRecord(tx, scope(), product, ['fremde', 'p'])),
      () => database.write.begin((tx) => deleteRecord(tx, scope('DE'), product, ['eigene', 'p'])),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ statusCode: 404 });
    const made = [
      () => database.write.begin((tx) => createFromClient(tx, scope(), product, given('fremde', 'neu'))),
      () => database.write.begin((tx) => createFromClient(tx, scope('DE'), product, given('eigene', 'neu'))),
      () => database.write.begin((tx) => putRecord(tx, scope(), product, given('fremde', 'neu'))),
    ];
    for (const attempt of made) await expect(attempt()).rejects.toMatchObject({ statusCode: 403 });
    expect(await stored()).toEqual(before);
  });

  it('do not take the own one: a record is not moved to another company', async () => {
    await expect(
      database.write.begin((tx) =>
        replaceRecord(tx, scope(), product, ['eigene', 'p'], given('fremde', 'p')),
      ),
    ).rejects.toMatchObject({
      statusCode: 422,
      details: { errors: [{ path: 'orgaInfo.sid', code: 'read-only' }] },
    });
  });

  it('stay as they are when the own one of the same name is changed and removed', async () => {
    const others = (await stored()).filter((row) => row.platform !== 'CH' || row.orga_sid !== 'eigene');
    await database.write.begin((tx) =>
      replaceRecord(tx, scope(), product, ['eigene', 'p'], given('eigene', 'p')),
    );
    expect((await readRecord(database.read, scope(), product, ['eigene', 'p']))?.title).toEqual({
      de: 'Neu',
    });
    await database.write.begin((tx) => deleteRecord(tx, scope(), product, ['eigene', 'p']));
    expect([...(await stored())]).toEqual(others);
  });
});
