import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { SheetInfo, SheetRow } from '../../../../base/workbook/sheetRow.ts';
import type { TableReader } from '../../../../base/workbook/tableReader.ts';
import { TradeColumns } from '../trade/TradeColumns.ts';
import { etimCategory, meaningsOfMembers, ownCategory } from './meaningsOfMembers.ts';
import { readXchangeProduct, type OwnHeadings } from './readXchangeProduct.ts';
import { xchangeProducts } from './xchangeProducts.ts';

/**
 * Opens a file of ETIM xChange 1.1: a sheet with a row for each product, its trade items in it, below headings in the
 * format's own names (behaviour B301). The file is read twice, first for its columns.
 * @throws {WorkbookError} for what is no JSON, or beyond `xchangeLimits`
 */
export async function openXchange(file: string): Promise<TableReader> {
  const { size } = await stat(file);
  const columns = new TradeColumns();
  const own: OwnHeadings = { fields: new Set(), attributes: new Set() };
  let count = 0;
  for await (const { products } of xchangeProducts(file)) {
    count += products.length;
    for (const product of products) columns.note(readXchangeProduct(product, own));
  }
  // A sheet of nothing but its headings says that there are no products.
  if (!columns.has(ownCategory)) columns.repeat('EtimClassCode', etimCategory);
  if (count === 0) columns.noteHeading('ManufacturerProductNumber');
  const headings = columns.headings();
  const meaningOf = meaningsOfMembers(
    headings.map(({ text }) => text),
    own,
  );
  const sheet: SheetInfo = {
    name: 'ETIM xChange',
    visibility: 'visible',
    meanings: columns.meanings(meaningOf),
  };
  let readBytes = 0;
  return {
    sheets: [sheet],
    async *rows() {
      yield [{ sheet: sheet.name, row: 1, hidden: false, cells: headings }];
      let row = 1;
      for await (const { products, bytes } of xchangeProducts(file)) {
        readBytes = bytes;
        const rows = products.map((product): SheetRow => {
          row += 1;
          const cells = columns.cells(readXchangeProduct(product, own));
          return { sheet: sheet.name, row, hidden: false, cells };
        });
        if (rows.length > 0) yield rows;
      }
    },
    share: () => readBytes / Math.max(size, 1),
    close: () => {},
  };
}

/** Members of the object around all products; each file has the first three. */
const telling = ['CatalogueId', 'CatalogueType', 'CatalogueValidityStart', 'Supplier'];

/** Is a file of this beginning ETIM xChange? Its members may come in any order. */
export function isXchange(head: string): boolean {
  return head.startsWith('{') && telling.filter((name) => head.includes(`"${name}"`)).length >= 2;
}

/** Each product has one, and nothing else. */
const ofProduct = Buffer.from('"ManufacturerProductNumber"');

/** How many products a file has, without reading them, in pieces. */
export async function* countXchangeProducts(file: string): AsyncGenerator<number> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const read: Buffer = chunk;
    const bytes = Buffer.concat([rest, read]);
    let count = 0;
    let after = 0;
    for (let at = bytes.indexOf(ofProduct); at >= 0; at = bytes.indexOf(ofProduct, after)) {
      count += 1;
      after = at + ofProduct.length;
    }
    yield count;
    rest = bytes.subarray(Math.max(after, bytes.length - ofProduct.length));
  }
}
