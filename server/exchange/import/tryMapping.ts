import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MappingTrial, TriedMapping } from '../../../resources/calls/mappingTrial.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { nest } from '../../../resources/shape.ts';
import { mappedPlace } from '../../../resources/mappedPlace.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { unprocessable } from '../../base/problems.ts';
import { WorkbookError } from '../../base/workbook/WorkbookError.ts';
import { groupsOfParts, lastOfEach, readMappings, translationKey } from './catalogue/mappings.ts';
import { readCatalogue, type Catalogue } from './catalogue/readCatalogue.ts';
import { FileError } from './FileError.ts';
import { GroupedRows } from './groups/GroupedRows.ts';
import { WordsOfCategories } from './groups/WordsOfCategories.ts';
import { HeadingIndex } from './headings/HeadingIndex.ts';
import { describeColumn } from './reports/describeColumn.ts';
import { issueText } from './reports/issueText.ts';
import { RowCheck } from './RowCheck.ts';
import { sheetRows } from './source/sheetRows.ts';
import type { Layout, Note } from './source/sourceRow.ts';

const mostRows = 200;
const mostIssues = 100;
const shownProducts = 5;

interface Trying {
  platform: Platform;
  language: Language;
}

/**
 * What an import would make of a sample if the company had this mapping: its columns, what is wrong with its rows, and the
 * first products. Throws 422 for a sample that is no table.
 */
export async function tryMapping(
  db: SystemQueries,
  tried: TriedMapping,
  { platform, language }: Trying,
): Promise<MappingTrial> {
  const catalogue = await catalogueWith(db, tried, platform);
  const issues: MappingTrial['issues'] = [];
  const note: Note = ({ sheet = null, row = null, column = null, value = null, severity, code, ...more }) => {
    if (issues.length >= mostIssues) return;
    const message = issueText(language, platform.group, { code, ...more });
    issues.push({ sheet, row, column, value, severity, code, message });
  };
  const layouts: Layout[] = [];
  const check = new RowCheck(catalogue, tried.orgaSid, note);
  const grouped = new GroupedRows(catalogue, language, new WordsOfCategories(catalogue));
  const products: MappingTrial['products'] = [];
  const file = join(tmpdir(), `mapping-trial-${randomUUID()}`);
  await writeFile(file, Buffer.from(tried.sample, 'base64'));
  try {
    const rows = sheetRows(file, {
      headings: new HeadingIndex(catalogue.attributes, catalogue.mappings.headings),
      references: catalogue.references,
      translations: catalogue.mappings.translations,
      language,
      layouts,
      progress: { share: 0 },
      note,
    });
    for await (const batch of rows) {
      for (const row of batch.slice(0, mostRows - check.read)) {
        const staged = check.check(grouped.take(row));
        if (staged && products.length < shownProducts) products.push(nest(product, staged.values));
      }
      if (check.read >= mostRows) break;
    }
  } catch (error) {
    if (error instanceof FileError && error.code === 'no-headings')
      return { columns: columnsOf(error.sheets, language), read: 0, failed: 0, issues, products };
    if (error instanceof FileError || error instanceof WorkbookError)
      throw unprocessable([{ path: 'sample', code: error.code, values: { ...error.details } }]);
    throw error;
  } finally {
    await rm(file, { force: true });
  }
  const { read, failed } = check;
  return { columns: columnsOf(layouts, language), read, failed, issues, products };
}

async function catalogueWith(
  db: SystemQueries,
  { orgaSid, sid, layout, headings, translations }: TriedMapping,
  { dataset }: Platform,
): Promise<Catalogue> {
  const catalogue = await readCatalogue(db, dataset, orgaSid);
  const others = await readMappings(db, dataset, orgaSid, sid);
  const own = (headings ?? []).map(({ heading, field, language, unit, column }) => ({
    heading,
    ...(column && { column }),
    ...(language && { language }),
    ...(unit && { unit }),
    ...mappedPlace(field),
    ...(layout && { layout }),
  }));
  const values = (translations ?? []).map(
    ({ field, value, translation }) => [translationKey(field, value), translation] as const,
  );
  const mappings = {
    headings: lastOfEach([...others.headings, ...own]),
    translations: new Map([...others.translations, ...values]),
    groupsInParts: new Set([...others.groupsInParts, ...groupsOfParts(translations ?? [])]),
  };
  return { ...catalogue, mappings };
}

function columnsOf(
  sheets: readonly Pick<Layout, 'name' | 'understood'>[],
  language: Language,
): MappingTrial['columns'] {
  return sheets.flatMap(({ name, understood }) =>
    understood.map((column) => ({ ...describeColumn(column, language), sheet: name })),
  );
}
