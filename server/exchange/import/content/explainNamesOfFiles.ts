import type { SampledRows } from './composed/SampledRows.ts';
import { because, explain, isField, isSaid, type JudgedColumn } from './JudgedColumn.ts';

const many = 0.3;

/**
 * Where many articles have several rows, a file in each and another name in each, these are the names of the files and not of the articles:
 * `Photo VA010B`, `Fiche technique VA010B` (behaviour B796).
 */
export function explainNamesOfFiles(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const key = columns.find((column) => isField(column, 'articleNumber'));
  const files = columns.find((column) => isField(column, 'images') || isField(column, 'media'));
  const title = columns.find((column) => isField(column, 'title'));
  if (!key || !files || !title || isSaid(title)) return;
  const haveSeveral = (column: JudgedColumn) => rows.withSeveral(key.cell.column, column.cell.column) >= many;
  if (haveSeveral(files) && haveSeveral(title))
    explain(title, because('names-of-files', { column: files.letter }));
}
