import { beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { copiesOf } from '../records/copiesOf.ts';
import { exampleRecords, type ExampleRecord } from '../records/exampleRecords.ts';
import { worldWithPages, type WorldWithPages } from '../records/storedAndRead.ts';
import { inlinedContractOf } from '../setup/contractOf.ts';
import { listsWithoutChange } from './listsWithoutChange.ts';

const copies = 6;

let world: WorldWithPages;
let records: ExampleRecord[];
beforeAll(async () => {
  world = await worldWithPages();
  records = await exampleRecords(world);
  for (const { entity } of records) await copiesOf(world.database, entity, copies);
}, 120_000);

/** All rows of a list, page by page as each says where the next one is. */
async function followed(first: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = first; next;) {
    const page = await world.call('admin', 'GET', next);
    expect([next, page.statusCode, page.statusCode === 200 ? '' : page.payload]).toEqual([next, 200, '']);
    rows.push(...page.json<Row[]>());
    next = /^<\/api([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return rows;
}

/** Of some there is one on a platform. */
const isSingle = ({ key }: Entity) => key.join() === 'platform';
const momentOf = (row: Row) => String(row['updatedAt']);

describe('Every list of records', () => {
  it('is followed in the order of change, either way, through rows that changed at one moment: none is missed or comes twice', async () => {
    for (const { entity, list } of records) {
      const rows = await followed(`${list}?range=[0,199]`);
      const oldestFirst = rows.toSorted((a, b) =>
        momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0,
      );
      expect(rows.length, entity.name).toBeGreaterThan(isSingle(entity) ? 0 : copies);
      expect(await followed(`${list}?range=[0,1]&sort=["updatedAt","ASC"]`), entity.name).toEqual(
        oldestFirst,
      );
      expect(await followed(`${list}?range=[0,1]&sort=["updatedAt","DESC"]`), entity.name).toEqual(
        oldestFirst.toReversed(),
      );
    }
  }, 120_000);

  it('is narrowed to what changed since a day, until a day, and between two', async () => {
    const days = (first: string, last: string) => (row: Row) =>
      first <= momentOf(row).slice(0, 10) && momentOf(row).slice(0, 10) <= last;
    for (const { entity, list } of records) {
      const rows = await followed(`${list}?range=[0,199]`);
      for (const [asked, isMeant] of [
        [{ since: '2020-01-02' }, days('2020-01-02', '9999')],
        [{ until: '2020-01-02' }, days('0', '2020-01-02')],
        [{ since: '2020-01-02', until: '2020-01-02' }, days('2020-01-02', '2020-01-02')],
      ] as const) {
        const filter = JSON.stringify({ updatedAt: asked });
        const found = await followed(`${list}?range=[0,1]&filter=${encodeURIComponent(filter)}`);
        expect([entity.name, asked, found]).toEqual([entity.name, asked, rows.filter(isMeant)]);
      }
    }
  }, 120_000);
});

it('Every list of the contract is asked for by change, or it is said why it is not', async () => {
  const { paths } = await inlinedContractOf(world.app);
  const others = Object.values(paths).flatMap(({ get }) => {
    const isList = get?.responses['200']?.content?.['application/json']?.schema?.type === 'array';
    const isSorted = get?.parameters?.some(({ name }) => name === 'sort');
    return get && isList && !isSorted ? [get.operationId] : [];
  });
  expect(others.toSorted()).toEqual(Object.keys(listsWithoutChange).toSorted());
});
