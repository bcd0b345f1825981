import { mapping } from '../../../../resources/entities/mapping.ts';
import type { Row } from '../../../../resources/shape.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { putRecord } from '../../../catalogue/records/writeRecords.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { readRecord } from '../../../records/readRecords.ts';
import { translationKey, type MappedHeading } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { importedFields } from '../importedFields.ts';
import { headingOf, plainField } from './mappingsOf.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

const longestName = 120;

/**
 * Keeps what was decided at a workbench in the mappings of its company, one for each layout; what they said before of the
 * same headings and values is replaced, all else stays. Returns the sids of these mappings.
 * @param scope in which the caller may write mappings
 */
export async function remember(
  tx: ScopedTransaction,
  scope: Scope,
  workbench: WorkbenchRow,
): Promise<string[]> {
  const { orgaSid, fileName, sheets, columns, values } = workbench;
  const translations = values.map(({ field, ...said }) => ({ ...said, field: pathOf(plainField(field)) }));
  const layouts = new Set([
    ...sheets.flatMap(({ layout }) => layout ?? []),
    ...columns.map(({ layout }) => layout),
  ]);
  const remembered: string[] = [];
  for (const layout of layouts) {
    const headings = columns
      .filter((column) => column.layout === layout)
      .map((column) => headingOf(column, sheets));
    // Values belong to no layout: the first one has those of all.
    const ofFirst = remembered.length === 0 ? translations : [];
    if (headings.length + ofFirst.length === 0) continue;
    const sid = `layout-${layout}`;
    const before = await readRecord(tx, scope, mapping, [orgaSid, sid], true);
    const record: Row = {
      orgaSid,
      sid,
      layout,
      name: before?.name ?? nameOf(fileName, layout),
      headings: lastBy(
        ({ heading, column = '' }) => `${nameKey(heading)} ${column}`,
        before?.headings ?? [],
        headings.map(stored),
      ),
      translations: lastBy(
        ({ field, value }) => translationKey(plainField(field), value),
        before?.translations ?? [],
        ofFirst,
      ),
    };
    await putRecord(tx, scope, mapping, record);
    remembered.push(sid);
  }
  return remembered;
}

/** With the column of a heading that stands above several: it means nothing by itself. */
function stored({ heading, field, language, unit, column }: MappedHeading): MappedHeading {
  return {
    heading,
    field: pathOf(field),
    ...(language && { language }),
    ...(unit && { unit }),
    ...(column && { column }),
  };
}

/** Where a field stands in the JSON of a product; an attribute by its sid. */
function pathOf(field: string): string {
  return importedFields.find(({ name }) => name === field)?.path ?? field;
}

function nameOf(fileName: string | null, layout: string): string {
  return (fileName ?? layout).slice(0, longestName).toWellFormed();
}

function lastBy<Said>(keyOf: (said: Said) => string, before: readonly Said[], now: readonly Said[]): Said[] {
  return [...new Map([...before, ...now].map((said) => [keyOf(said), said])).values()];
}
