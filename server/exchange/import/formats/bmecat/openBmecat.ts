import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { countTags } from '../../../../base/workbook/countTags.ts';
import type { SheetInfo, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../../base/workbook/tableReader.ts';
import { bmecatElements } from './bmecatElements.ts';
import { meaningOfHeading } from './meaningOfHeading.ts';
import { isDeleted, productElements, readFrame } from './readFrame.ts';
import { readProduct } from './readProduct.ts';

/** Heads what a catalogue takes out, in a sheet of its own: nobody takes it for a product. */
const deletedHeading = 'mode="delete"';

/**
 * Opens a catalogue in BMEcat 1.2 or 2005 (new, update of products or of prices) in any encoding: a sheet with a row for
 * each `PRODUCT` or `ARTICLE` below headings in the format's own names, and one of those that the catalogue deletes (behaviour B300). The
 * file is read twice, first for its columns and its groups, which may come after the products.
 * @throws {WorkbookError} for what is no well-formed XML, declares entities, or is beyond `bmecatLimits`
 */
export async function openBmecat(file: string): Promise<TableReader> {
  const { size } = await stat(file);
  const frame = await readFrame(file);
  const headings = frame.columns.headings();
  const meanings = frame.columns.meanings((heading) => meaningOfHeading(heading, frame));
  const sheet: SheetInfo = { name: 'BMEcat', visibility: 'visible', meanings };
  const deleted: SheetInfo = { name: 'BMEcat delete', visibility: 'visible' };
  let readBytes = 0;

  async function* products(): AsyncGenerator<SheetRow[]> {
    yield [{ sheet: sheet.name, row: 1, hidden: false, cells: headings }];
    let row = 1;
    for await (const { elements, bytes } of bmecatElements(file, productElements, frame.encoding)) {
      readBytes = bytes;
      const rows: SheetRow[] = [];
      for (const element of elements) {
        if (isDeleted(element)) continue;
        row += 1;
        rows.push({
          sheet: sheet.name,
          row,
          hidden: false,
          cells: frame.columns.cells(readProduct(element, frame)),
        });
      }
      if (rows.length > 0) yield rows;
    }
  }

  function deletions(): SheetRow[] {
    return [deletedHeading, ...frame.deleted].map((text, index) => ({
      sheet: deleted.name,
      row: index + 1,
      hidden: false,
      cells: [{ column: 1, kind: 'text', value: text, text }],
    }));
  }

  return {
    sheets: frame.deleted.length > 0 ? [sheet, deleted] : [sheet],
    async *rows(asked) {
      if (asked === sheet) yield* products();
      else yield deletions();
    },
    share: () => readBytes / Math.max(size, 1),
    close: () => {},
  };
}

/** How many products a catalogue has, without reading them, in pieces. */
export function countBmecatProducts(file: string): AsyncGenerator<number> {
  return countTags(createReadStream(file, { highWaterMark: 256 * 1024 }), ...productElements);
}
