import type { ColumnDecision } from '../../../../resources/calls/workbenchDecisions.ts';
import { ignoredField } from '../../../../resources/exchange/ignoredField.ts';
import { languages } from '../../../../resources/language/languages.ts';
import { rawField } from '../../../../resources/exchange/rawField.ts';
import { importedFields } from '../importedFields.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import {
  groupsOfParts,
  lastOfEach,
  translationKey,
  type MappedHeading,
  type Mappings,
} from '../catalogue/mappings.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

const behindAttributes = 'attributes.';

/** What was decided at a workbench, before what the company has said of all its files. */
export function mappingsOf(
  { columns, values, sheets }: Pick<WorkbenchRow, 'columns' | 'values' | 'sheets'>,
  mappings: Mappings,
): Mappings {
  return {
    ...mappings,
    headings: lastOfEach([...mappings.headings, ...columns.map((column) => headingOf(column, sheets))]),
    groupsInParts: new Set([...mappings.groupsInParts, ...groupsOfParts(values)]),
    translations: new Map([
      ...mappings.translations,
      ...values.map(
        ({ field, value, translation }) => [translationKey(plainField(field), value), translation] as const,
      ),
    ]),
  };
}

/** A decision on a column as a mapping says it. */
export function headingOf(
  { layout, heading, column, field, language, unit }: ColumnDecision,
  sheets: WorkbenchRow['sheets'],
): MappedHeading {
  const isBlank = heading.trim() === '';
  // One without a heading is called by its letter, as what is kept of it is.
  const place = {
    heading: isBlank ? column : heading,
    layout,
    ...((isBlank || isRepeated(sheets, layout, heading)) && { column }),
  };
  if (field === 'ignored') return { ...place, field: ignoredField };
  if (field === 'raw') return { ...place, field: rawField };
  const said = language ?? languages.find((each) => textField(field, each) !== undefined);
  return { ...place, field: plainField(field), ...(said && { language: said }), ...(unit && { unit }) };
}

/** Does that heading stand above several columns of such sheets? Then only the column tells which is meant. */
function isRepeated(sheets: WorkbenchRow['sheets'], layout: string, heading: string): boolean {
  const { understood = [] } = sheets.find((sheet) => sheet.layout === layout) ?? {};
  return understood.filter((column) => nameKey(column.heading) === nameKey(heading)).length > 1;
}

/** `title.de` to `title`, `attributes.width` to `width`; what says no more than a field or an attribute stays. */
export function plainField(field: string): string {
  if (field.startsWith(behindAttributes)) return field.slice(behindAttributes.length);
  return languages.map((language) => textField(field, language)).find(Boolean) ?? field;
}

/** The field whose text in that language a column is said to be. */
function textField(field: string, language: string): string | undefined {
  if (!field.endsWith(`.${language}`)) return undefined;
  const name = field.slice(0, -language.length - 1);
  return importedFields.some((each) => each.name === name || each.path === name) ? name : undefined;
}
