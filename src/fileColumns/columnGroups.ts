import type { OfferedColumn } from '../../resources/calls/exports.ts';
import type { Entity } from '../../resources/entity.ts';
import { documentsColumn, fileColumn } from '../../resources/fileColumns.ts';

/** Columns that stand together in the form of a record, under its heading; undefined above the first one. */
export interface ColumnGroup {
  section: string | undefined;
  columns: OfferedColumn[];
}

/** The columns by the sections of the form, each in its order; whatever a name finds, or all. */
export function columnGroups(
  entity: Pick<Entity, 'fields'>,
  columns: readonly OfferedColumn[],
  sought: string,
): ColumnGroup[] {
  const found = columns.filter(({ header }) => bare(header).includes(bare(sought)));
  return [...Map.groupBy(found, ({ name }) => sectionOf(entity, name))].map(([section, of]) => ({
    section,
    columns: of,
  }));
}

/** Documents of a record stand with its pictures. */
function sectionOf({ fields }: Pick<Entity, 'fields'>, name: string): string | undefined {
  const { field = '' } = fileColumn(name) ?? {};
  const shown =
    field === documentsColumn ? Object.values(fields).find(({ kind }) => kind === 'image') : fields[field];
  return shown?.section;
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLocaleLowerCase();
}
