import fc from 'fast-check';
import { expect } from 'vitest';
import type { ImportApp } from '../setup/importApp.ts';
import type { Row } from '../../resources/shape.ts';
import { recordsOf, saidWhole, type FiledEntity } from './generatedRecords.ts';
import { company } from './recordWorld.ts';
import {
  asTold,
  asToldOfJson,
  asToldOfTable,
  byJsonFile,
  byReplacing,
  byRest,
  byRestoring,
  byUndoing,
  byWorkbook,
  leftAwayByUndo,
  ofRows,
  type Verdict,
} from './ways.ts';

/** Of so many records the same verdict whether they come in a body, a file of JSON, or back from the record of changes. */
export async function sameVerdicts(world: ImportApp, name: FiledEntity, runs: Runs): Promise<void> {
  await ofEach(runs, recordsOf(name, runs.atATime, { medium: 'json' }), async (records) => {
    const expected = await byRest(world, name, records);
    const inFile = await byJsonFile(world, name, records);
    const restored = await byRestoring(world, name, records);
    const differing = records.flatMap((record, index) => {
      const faults = expected[index] ?? [];
      return [
        ...difference('file', record, asToldOfJson(faults, index), asTold(inFile[index] ?? [])),
        ...difference('restored', record, asTold(ofRows(name, faults)), asTold(restored[index] ?? [])),
      ];
    });
    expect(differing).toEqual([]);
    if (name !== 'product') return;
    // A column of days has never held anything else, so nothing else comes back from it.
    const once = records.filter(
      (_, index) => !(expected[index] ?? []).some(({ code }) => code === 'date-form'),
    );
    const faulty = once.filter((record) => ofRows(name, expected[records.indexOf(record)] ?? []).length > 0);
    expect(await leftAwayByUndo(world, once)).toEqual(faulty.map(({ sid }) => sid));
  });
}

/** The same of products that replace stored ones, or become again what they have been. */
export async function sameVerdictsOfStored(world: ImportApp, runs: Runs): Promise<void> {
  await world.database.write`
    insert into product (platform, orga_sid, sid, article_number, title, sub_title, main_category, product_line, gtins)
    select 'CH', ${company}, 'r-' || n, 'Stand ' || n, '{"de": "Stand"}', '{"fr": "Avant"}', 'fenster', 'classic',
      '{04006381333931}' from generate_series(0, ${runs.atATime - 1}::int) n`;
  await ofEach(runs, recordsOf('product', runs.atATime, { medium: 'json' }), async (generated) => {
    const records = generated.map(saidWhole);
    const expected = await byReplacing(world, records);
    const inFile = await byJsonFile(world, 'product', records);
    const undone = await byUndoing(world, records);
    const differing = records.flatMap((record, index) => {
      const faults = expected[index] ?? [];
      return [
        ...difference('file', record, asToldOfJson(faults, index), asTold(inFile[index] ?? [])),
        ...difference('undone', record, asTold(ofRows('product', faults)), asTold(undone[index] ?? [])),
      ];
    });
    expect(differing).toEqual([]);
  });
  await world.database.write`delete from product where orga_sid = ${company}`;
}

/** The same of products in a table. */
export async function sameVerdictsInTables(world: ImportApp, runs: Runs): Promise<void> {
  await ofEach(runs, recordsOf('product', runs.atATime, { medium: 'cells' }), async (records) => {
    const expected = await byRest(world, 'product', records);
    const inTable = await byWorkbook(world, records);
    const differing = records.flatMap((record, index) =>
      difference(
        'table',
        record,
        asToldOfTable(expected[index] ?? [], index),
        asTold(withoutEmptied(expected[index] ?? [], inTable[index] ?? [])),
      ),
    );
    expect(differing).toEqual([]);
  });
}

/** What cannot be read is left out of a table's row (behaviour B385), which then lacks it: a call says only that it is wrong. */
function withoutEmptied<Fault extends { path: string; code: string }>(
  byCall: readonly Fault[],
  inTable: readonly Fault[],
): Fault[] {
  const isEmptied =
    byCall.some(({ path }) => /productLine|gtins/.test(path)) &&
    !byCall.some(({ code }) => code === 'one-of');
  return inTable.filter(({ code }) => !isEmptied || code !== 'one-of');
}

/** What one way says of a record and the other does not; nothing where they agree. */
function difference(way: string, record: Row, byCall: Verdict, found: Verdict) {
  const missing = byCall.filter((fault) => !found.includes(fault));
  const added = found.filter((fault) => !byCall.includes(fault));
  return missing.length + added.length > 0 ? [{ way, missing, added, record }] : [];
}

export interface Runs {
  /** How many records at least. */
  records: number;
  /** How many of them are judged by one file. */
  atATime: number;
  seed: number;
}

/** Records of one file are judged together, so none is made smaller when one fails: the one that does is shown. */
async function ofEach<T>(
  { records, atATime, seed }: Runs,
  generated: fc.Arbitrary<T>,
  check: (value: T) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(generated, check), {
    seed,
    numRuns: Math.ceil(records / atATime),
    endOnFailure: true,
  });
}
