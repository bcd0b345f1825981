import fc from 'fast-check';
import { expect } from 'vitest';
import type { ImportApp } from '../setup/importApp.ts';
import type { Row } from '../../resources/shape.ts';
import { recordsOf, type FiledEntity } from './generatedRecords.ts';
import {
  asTold,
  asToldOfJson,
  asToldOfTable,
  byJsonFile,
  byRest,
  byRestoring,
  byWorkbook,
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
  });
}

/** The same of products in a table. */
export async function sameVerdictsInTables(world: ImportApp, runs: Runs): Promise<void> {
  await ofEach(runs, recordsOf('product', runs.atATime, { medium: 'cells' }), async (records) => {
    const expected = await byRest(world, 'product', records);
    const inTable = await byWorkbook(world, records);
    const differing = records.flatMap((record, index) =>
      difference('table', record, asToldOfTable(expected[index] ?? [], index), asTold(inTable[index] ?? [])),
    );
    expect(differing).toEqual([]);
  });
}

/** What one way says of a record and the other does not; nothing where they agree. */
function difference(way: string, record: Row, byCall: Verdict, found: Verdict) {
  const missing = byCall.filter((fault) => !found.includes(fault));
  const added = found.filter((fault) => !byCall.includes(fault));
  if (process.env.SHOW && missing.length + added.length) console.log(way, '-', missing, '+', added, JSON.stringify(record).replace(/x{30,}/g, 'x…'));
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
