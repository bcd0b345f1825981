import { expect } from 'vitest';
import { crudCalls } from '../../resources/calls/crud.ts';
import type { Entity } from '../../resources/entity.ts';
import { allEntities } from '../../resources/registry.ts';
import { flatten, type Row } from '../../resources/shape.ts';
import { sampleOf, type Seen } from '../calls/examples.ts';
import type { Method } from '../setup/calls.ts';
import { asNew } from '../setup/smallWorld.ts';
import { storeReferred } from '../setup/storeReferred.ts';
import type { WorldWithPages } from './storedAndRead.ts';

/** One stored record of an entity, as its declaration shows it, with the addresses of its list and of itself. */
export interface ExampleRecord {
  entity: Entity;
  list: string;
  one: string;
  body: Row;
  isReplaceable: boolean;
}

/** Of every picture and file that the examples name. */
const hash = 'ab'.repeat(32);
const seen: Seen = {
  image: hash,
  startImage: hash,
  file: hash,
  looseFile: '',
  report: '',
  written: '',
  change: '',
  right: '',
  newsletter: '',
};

/** Stores one record of each entity that has calls of its own. */
export async function exampleRecords({
  call,
  database: { write },
}: WorldWithPages): Promise<ExampleRecord[]> {
  await write`
    insert into image (platform, orga_sid, hash, kind, width, height) values
      ('CH', 'alpenfenster', ${hash}, 'productImage', 1, 1), ('CH', '', ${hash}, 'startPageImage', 1, 1)`;
  await write`insert into file (platform, orga_sid, hash, bytes) values ('CH', 'alpenfenster', ${hash}, 10)`;
  await storeReferred(call);
  const records: ExampleRecord[] = [];
  for (const entity of allEntities) {
    const calls = crudCalls(entity);
    if (!calls.list || !calls.get || !entity.example || !(calls.create ?? calls.update)) continue;
    const list = `/import/${entity.path.replace('{platform}', 'CH')}`;
    const body = sampleOf(entity, seen);
    const row = flatten(entity, body);
    const one = [list, ...entity.key.map((name) => String(row[name]))].join('/');
    const [method, url]: [Method, string] = calls.create ? ['POST', list] : ['PUT', one];
    const written = await call('admin', method, url, body, calls.create ? {} : asNew);
    expect([200, 201], `${url} ${written.payload}`).toContain(written.statusCode);
    records.push({ entity, list, one, body, isReplaceable: calls.update !== undefined });
  }
  return records;
}
