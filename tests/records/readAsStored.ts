import fc from 'fast-check';
import { expect } from 'vitest';
import { pathTo } from '../../resources/address/routes.ts';
import { flatten, setAt, type Row } from '../../resources/shape.ts';
import type { ExampleRecord } from './exampleRecords.ts';
import type { WorldWithPages } from './storedAndRead.ts';
import { isWritten, transformable } from './transformable.ts';

/** Downloads that hold all records of an entity, by its name. */
const downloads: Record<string, string> = {
  product: '/import/product/json/CH/alpenfenster/all',
  orga: '/import/orga/json/CH/all',
  orgaInfo: '/import/orga-info/json/CH/alpenfenster/all',
  retailerData: '/import/retailer/json/CH/bauhandel/all',
};

/**
 * Stores so many records with values that storing changes, and reads each back: list, record and download answer what the
 * write answered, its page is there, and stored again it stays as it is. Returns how many were stored.
 */
export async function readAsStored(
  { call, app }: WorldWithPages,
  { entity, list, one, body, isReplaceable }: ExampleRecord,
  { runs, seed }: { runs: number; seed: number },
): Promise<number> {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(recordOf(entity, body), async (record) => {
      const method = isReplaceable ? 'PUT' : 'POST';
      const url = isReplaceable ? one : list;
      const written = await call('admin', method, url, record);
      expect([200, 201, 422], written.payload).toContain(written.statusCode);
      if (written.statusCode === 422) return;
      stored += 1;
      const answered = written.json<Row>();
      expect(answered).not.toHaveProperty('unreadable');
      const read = await call('admin', 'GET', one);
      expect(read.json()).toEqual(answered);
      expect((await call('admin', 'GET', `${list}?range=[0,199]`)).json()).toContainEqual(answered);
      const download = downloads[entity.name];
      if (download) {
        const loaded = (await call('admin', 'GET', download)).json<Row[]>();
        expect(loaded).toContainEqual(answered);
      }
      if (entity.page) {
        const values = Object.fromEntries(
          Object.entries(entity.page.parameters).map(([name]) => [name, one.split('/').at(-1) ?? '']),
        );
        const path = pathTo('de', entity.page.screen, {
          ...values,
          ...(entity.name === 'product' && { orgaSid: 'alpenfenster' }),
        });
        const page = await app.inject({ url: path, headers: { host: 'ch.localhost' } });
        expect([200, 404], path).toContain(page.statusCode);
      }
      const again = await call('admin', method, url, answered);
      expect(again.json()).toEqual(answered);
    }),
    { numRuns: runs, seed },
  );
  return stored;
}

/** The example with other values in the fields that say something of their own; where those do not go together, in what it needs. */
function recordOf(entity: ExampleRecord['entity'], body: Row): fc.Arbitrary<Row> {
  const fields = Object.entries(entity.fields).flatMap(([name, field]) => {
    const value = isWritten(field) && !entity.key.includes(name) ? transformable(field) : undefined;
    return value ? [{ place: (field.at ?? name).split('.'), value, isNeeded: field.required ?? false }] : [];
  });
  return fc
    .tuple(
      ...fields.map(({ value, isNeeded }) =>
        isNeeded ? value : fc.option(value, { nil: undefined, freq: 4 }),
      ),
    )
    .map((values) => {
      const saying = (isSaid: (field: (typeof fields)[number]) => boolean) => {
        const record = structuredClone(body);
        for (const [index, field] of fields.entries())
          if (values[index] !== undefined && isSaid(field)) setAt(record, field.place, values[index]);
        return record;
      };
      const whole = saying(() => true);
      const isAgainstRules = entity.rules?.some((rule) => rule(flatten(entity, whole)).length > 0);
      return isAgainstRules ? saying(({ isNeeded }) => isNeeded) : whole;
    });
}
