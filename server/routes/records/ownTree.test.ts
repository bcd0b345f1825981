import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { verbatim } from '../../base/database/sql.ts';
import { declaredTable } from '../../records/schema/declaredTables.ts';
import { schemaDifference } from '../../records/schema/difference.ts';
import { area } from '../../../tests/setup/area.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

vi.mock('../../../resources/registry.ts', async (load) => {
  const registry = await load<typeof import('../../../resources/registry.ts')>();
  const { area: added } = await import('../../../tests/setup/area.ts');
  return {
    ...registry,
    entities: { ...registry.entities, area: added },
    allEntities: [...registry.allEntities, added],
    entityNamed: (name: string) => (name === added.name ? added : registry.entityNamed(name)),
  };
});

let call: Call;
let database: TaggedDatabase;

const areas = '/import/area/CH';
const named = (sid: string, above?: string) => ({ sid, title: { de: sid }, ...(above && { above }) });
const put = async (sid: string, above?: string) => call('admin', 'PUT', `${areas}/${sid}`, named(sid, above));
const above = async (sid: string) => (await call('admin', 'GET', `${areas}/${sid}`)).json().above ?? null;
const circle = ['above cycle'];

async function undoLast(sid: string) {
  const [last] = await database.write`
    select max(id)::int as id from change where entity = 'area' and key = array[${sid}]`;
  return call('admin', 'POST', `/import/change/${String(last?.id)}/undo`);
}

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  const { statements } = await schemaDifference(database.write, [declaredTable(area)]);
  for (const statement of statements) await database.write.run(verbatim(statement));
});

/** `nord` with `halle` under it, `halle` with `tor`, and `sued`. */
beforeEach(async () => {
  await database.write`delete from area`;
  for (const each of [named('nord'), named('halle', 'nord'), named('tor', 'halle'), named('sued')])
    expect((await call('admin', 'POST', areas, each)).statusCode).toBe(201);
});

it('No record is put below itself: not alone, not among many, and not by what is taken back (behaviour B567)', async () => {
  expect(faultsOf(await put('nord', 'tor'))).toEqual(circle);
  expect(faultsOf(await put('nord', 'nord'))).toEqual(circle);
  const looked = await call('admin', 'POST', '/import/bulk-change/CH', {
    entity: 'area',
    keys: [['nord'], ['sued']],
    place: 'above',
    act: 'set',
    value: 'tor',
  });
  expect(looked.json()).toMatchObject({ state: 'ready', refused: 1, changed: 1 });

  expect((await put('halle')).statusCode).toBe(200);
  expect((await put('nord', 'tor')).statusCode).toBe(200);
  expect(faultsOf(await undoLast('halle'))).toEqual(circle);
});

it('Of two who put one record below the other at the same time one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([put('nord'), put('sued')]);
    const answers = await Promise.all([put('nord', 'sued'), put('sued', 'nord')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect([await above('nord'), await above('sued')].filter(Boolean)).toHaveLength(1);
  }
});

it('A deleted record comes back only where what hung under it is not above it by now', async () => {
  await put('halle', 'sued');
  const gone = await call('admin', 'DELETE', `${areas}/halle?confirm=1`);
  expect(gone.statusCode).toBe(204);
  expect(await above('tor')).toBeNull();
  await put('sued', 'tor');
  expect(faultsOf(await undoLast('halle'))).toEqual(circle);
  await put('sued');
  expect((await undoLast('halle')).statusCode).toBe(200);
  expect([await above('tor'), await above('halle')]).toEqual(['halle', 'sued']);
});

it('What hangs under a deleted record is put under another one only where that is not below it itself', async () => {
  const instead = async (sid: string) => call('admin', 'DELETE', `${areas}/nord?insteadOf=${sid}`);
  expect(faultsOf(await instead('tor'))).toEqual(['insteadOf cycle']);
  expect((await instead('sued')).statusCode).toBe(204);
  expect(await above('halle')).toBe('sued');
});
