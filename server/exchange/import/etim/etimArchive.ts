import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeTemporaryFolder } from '../../../base/storage/temporaryFolder.ts';
import { openArchive } from '../../../base/workbook/archive.ts';
import { fileHead } from '../../../base/workbook/fileHead.ts';
import { workbookLimits } from '../../../base/workbook/limits.ts';
import { FileError } from '../FileError.ts';
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

/** Tables that say something of our attributes on their own: what features classes have, and what things are called. */
const telling: readonly EtimTable[] = ['featuresOfClasses', 'features', 'values'];

/**
 * Has the tables of ETIM read out of the zip file as which they are published, or one of them alone; undefined for any
 * other file.
 * @throws {WorkbookError} for a zip file that is damaged, or a table that cannot be read
 * @throws {FileError} for a table that says nothing without others
 */
export async function fromEtimTables<T>(
  file: string,
  read: (tables: ReadEtim) => Promise<T>,
): Promise<T | undefined> {
  if ((await fileHead(file)).kind !== 'zip') return fromTable(file, read);
  const archive = await openArchive(file);
  const folder = await makeTemporaryFolder('etim');
  try {
    const entryOf = (table: EtimTable) =>
      archive.names.find((name) => tables[table].test(posix.basename(name)));
    if (!telling.some(entryOf)) return undefined;
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

async function fromTable<T>(file: string, read: (tables: ReadEtim) => Promise<T>): Promise<T | undefined> {
  const found = await tableIn(file);
  if (!found) return undefined;
  const { table } = found;
  if (table === undefined || !telling.includes(table)) throw new FileError('etim-table-alone');
  return read(async function* rowsOf(asked) {
    if (asked === table) yield* rowsIn(file);
  });
}

const ofEtim =
  /(?:^|[";,\t])(?:ARTCLASSID|ARTCLASSFEATURENR|FEATUREID|VALUEID|FEATUREGROUPID|UNITOFMEASID|ARTGROUPID)\b/i;

/** Which of ETIM's tables a text with separators is, as its headings say; none of ours for those that we read nothing of. */
async function tableIn(file: string): Promise<{ table: EtimTable | undefined } | undefined> {
  const head = await fileHead(file);
  const [headings = ''] = head.text.split(/[\r\n]/, 1);
  if (head.kind !== 'text' || !ofEtim.test(headings)) return undefined;
  for await (const row of rowsIn(file)) {
    const has = (...names: string[]) => names.every((name) => name in row);
    if (has('ARTCLASSID', 'FEATUREID')) return { table: 'featuresOfClasses' };
    if (has('ARTCLASSFEATURENR', 'VALUEID')) return { table: 'valuesOfFeatures' };
    if (has('FEATUREID', 'FEATUREDESC')) return { table: 'features' };
    if (has('VALUEID', 'VALUEDESC')) return { table: 'values' };
    return { table: undefined };
  }
  return undefined;
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
