import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openArchive } from '../../../base/workbook/archive.ts';
import { fileHead } from '../../../base/workbook/fileHead.ts';
import { workbookLimits } from '../../../base/workbook/limits.ts';
import { openCsv } from '../../../base/workbook/csv/openCsv.ts';

/** The tables of ETIM that say which features a class has, by how their files are called. */
const tables = {
  featuresOfClasses: /artclassfeaturemap\.csv$/i,
  valuesOfFeatures: /artclassfeaturevaluemap\.csv$/i,
  features: /^(?:etim)?_?feature\.csv$/i,
  groups: /featuregroup\.csv$/i,
  values: /^(?:etim)?_?value\.csv$/i,
  units: /unit\.csv$/i,
} as const;
export type EtimTable = keyof typeof tables;

/** A row of one of ETIM's tables by its headings, in capitals: `ARTCLASSID`. */
export type EtimRow = Readonly<Record<string, string>>;

/** Reads the rows of one table; of one that the file does not have none. */
export type ReadEtim = (table: EtimTable) => AsyncGenerator<EtimRow>;

/**
 * Has the tables of ETIM read out of the zip file as which they are published; undefined for any other file.
 * @throws {WorkbookError} for a zip file that is damaged, or a table that cannot be read
 */
export async function fromEtimArchive<T>(
  file: string,
  read: (tables: ReadEtim) => Promise<T>,
): Promise<T | undefined> {
  if ((await fileHead(file)).kind !== 'zip') return undefined;
  const archive = await openArchive(file);
  const folder = await mkdtemp(join(tmpdir(), 'baustein-etim-'));
  try {
    const entryOf = (table: EtimTable) =>
      archive.names.find((name) => tables[table].test(posix.basename(name)));
    if (!entryOf('featuresOfClasses') || !entryOf('features')) return undefined;
    return await read(async function* rowsOf(table) {
      const entry = entryOf(table);
      if (entry === undefined) return;
      const path = join(folder, table);
      await pipeline(
        archive.read(entry, workbookLimits.unpackedFileBytes),
        createWriteStream(path, { mode: 0o600 }),
      );
      yield* rowsIn(path);
    });
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function* rowsIn(path: string): AsyncGenerator<EtimRow> {
  const reader = await openCsv(path);
  let headings: Map<number, string> | undefined;
  try {
    for (const sheet of reader.sheets)
      for await (const batch of reader.rows(sheet))
        for (const { cells } of batch)
          if (headings)
            yield Object.fromEntries(
              cells.map(({ column, text }) => [headings?.get(column) ?? '', text.trim()]),
            );
          else headings = new Map(cells.map(({ column, text }) => [column, text.trim().toUpperCase()]));
  } finally {
    reader.close();
  }
}
