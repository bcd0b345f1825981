import type { OfferedColumn } from '../../../../resources/calls/exports.ts';
import { product } from '../../../../resources/entities/product.ts';
import { documentsColumn, fileColumn } from '../../../../resources/exchange/fileColumns.ts';
import type { Field } from '../../../../resources/kinds/field.ts';

/** Columns that stand together in the form of a product, under its heading; undefined above the first one. */
export interface ColumnGroup {
  section: string | undefined;
  columns: OfferedColumn[];
}

const fields: Readonly<Record<string, Field>> = product.fields;

/** The columns by the sections of the form, each in its order; whatever a name finds, or all. */
export function columnGroups(columns: readonly OfferedColumn[], sought: string): ColumnGroup[] {
  const found = columns.filter(({ header }) => bare(header).includes(bare(sought)));
  return [...Map.groupBy(found, ({ name }) => sectionOf(name))].map(([section, of]) => ({
    section,
    columns: of,
  }));
}

function sectionOf(name: string): string | undefined {
  const { field = '' } = fileColumn(name) ?? {};
  return field === documentsColumn ? fields.images?.section : fields[field]?.section;
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLocaleLowerCase();
}
