import type { ImportedEntity } from '../../../resources/calls/importReport.ts';
import type { ImportFormat } from '../../../resources/exchange/importFormats.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { unpackFile } from '../../base/workbook/unpackFile.ts';
import { WorkbookError } from '../../base/workbook/WorkbookError.ts';
import { isOurNesting } from './formats/isOurNesting.ts';
import { tableFormatOf } from './formats/openTable.ts';

/**
 * What a file is by its content, whatever it is called and packed in: JSON for an entity of which no tables come; JSON of
 * products may be in our own nesting or in any other. What is in no format that we know is a `csv`: whoever opens it names
 * what it is.
 */
export async function formatOf(file: string, entity: ImportedEntity): Promise<ImportFormat> {
  const { areTables, areOfNoCompany } = entityNamed(entity).files ?? {};
  if (!areTables && !areOfNoCompany) return 'json';
  try {
    const unpacked = await unpackFile(file);
    try {
      const name = tableFormatOf(unpacked)?.name ?? 'csv';
      return name === 'jsonTable' && (!areTables || (await isOurNesting(unpacked.file))) ? 'json' : name;
    } finally {
      await unpacked.release();
    }
  } catch (error) {
    if (error instanceof WorkbookError) return 'csv';
    throw error;
  }
}
