import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { touchedOf } from './touched.ts';

it('Few products are told by their ids, many by a table, anew for each who asks in a transaction', async () => {
  const { write } = await freshDatabase();
  const many = Array.from({ length: 300 }, (_, index) => index + 1);
  await write.transaction(async (tx) => {
    expect(await touchedOf(tx, [1, 2])).toEqual([1, 2]);
    for (const ids of [many, many.slice(0, 250)]) {
      const touched = await touchedOf(tx, ids);
      if (!('table' in touched)) throw new Error('Told by ids.');
      const [found] = await tx`select count(*)::int as count from ${tx(touched.table)}`;
      expect(found?.count).toBe(ids.length);
    }
  });
});
