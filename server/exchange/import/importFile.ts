import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../base/config/config.ts';
import type { BlobStore, BorrowedFile } from '../../base/storage/blobStore.ts';
import { MissingFile } from './MissingFile.ts';
import type { ReportRow } from './reports/reportRow.ts';

/** The folder of the store where the files of imports lie. */
export const importBlobs = 'imports';

/** Where the file of an import, or of the workbench that it belongs to, lies in the store. */
export function importKey({ id, workbenchId }: Pick<ReportRow, 'id' | 'workbenchId'>): string {
  return `${importBlobs}/${workbenchId ?? id}`;
}

/** The folder of a machine for files that arrive, or that it reads, for as long as that takes. */
export function importFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'imports');
}

/** A path of that folder that is free. */
export function arrivingFile(config: Pick<Config, 'dataDir'>): string {
  return join(importFolder(config), randomUUID());
}

/** Where files lie, and where this machine may put one for a while. */
export interface ImportFiles {
  store: BlobStore;
  config: Pick<Config, 'dataDir'>;
}

/** The uploaded file of an import, to be read and released; undefined when it is no longer kept. */
export async function borrowImportFile(
  { store, config }: ImportFiles,
  report: Pick<ReportRow, 'id' | 'workbenchId'>,
): Promise<BorrowedFile | undefined> {
  return (await store.borrow(importKey(report), importFolder(config))) ?? fileOfBefore(config, report.id);
}

/** Before they lay in the store, files stayed on the machine that had taken them. */
async function fileOfBefore(
  config: Pick<Config, 'dataDir'>,
  reportId: string,
): Promise<BorrowedFile | undefined> {
  const path = join(importFolder(config), reportId);
  return access(path).then(
    () => ({ path, release: async () => {} }),
    () => undefined,
  );
}

/** Does something with the uploaded file of an import. @throws {MissingFile} where it is not kept */
export async function withImportFile<Result>(
  files: ImportFiles,
  report: Pick<ReportRow, 'id' | 'workbenchId'>,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const file = await borrowImportFile(files, report);
  if (!file) throw new MissingFile(`The file of import ${report.id} is not in the store.`);
  try {
    return await work(file.path);
  } finally {
    await file.release();
  }
}
