import { category } from '../../../../../resources/entities/category.ts';
import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { Catalogue } from '../../catalogue/readCatalogue.ts';
import { areMerged } from '../../content/holds/areGroups.ts';
import { isField, type JudgedColumn } from '../../content/JudgedColumn.ts';

/**
 * Does a category stand for all rows below it that have none?
 * @param sample the rows below the headings
 */
export function isCategoryMerged(
  columns: readonly JudgedColumn[],
  header: SheetRow,
  sample: readonly SheetRow[],
  references: Catalogue['references'],
): boolean {
  const categories = references[category.name];
  const said = columns.find((column) => isField(column, 'mainCategory'));
  const first = sample.find(({ row, cells }) => row > header.row && cells.length > 1);
  return (
    said !== undefined &&
    categories !== undefined &&
    // Where cells are merged nobody has to guess which rows one stands for.
    !said.values.cells.some(({ down }) => down !== undefined) &&
    areMerged(
      said.values,
      categories,
      first?.cells.find(({ column }) => column === said.cell.column),
    )
  );
}
