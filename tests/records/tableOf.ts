import { languages } from '../../resources/language/languages.ts';
import { getAt, type Row } from '../../resources/shape.ts';
import { columnName } from '../../server/base/workbook/cellReference.ts';
import type { WrittenValue } from '../../server/base/workbook/written/writtenSheet.ts';
import { workbookOf } from '../setup/workbook.ts';

const attributes = ['breite', 'gewicht', 'farbe', 'frostfest', 'norm'];

/** The columns of a table of products, by the paths of what they hold. */
const columns: readonly { path: string; heading: string }[] = [
  { path: 'sid', heading: 'sid' },
  { path: 'productInfo.articleNumber', heading: 'articleNumber' },
  { path: 'productInfo.gtins', heading: 'gtins' },
  ...['title', 'subTitle', 'description', 'keywords'].flatMap((name) =>
    languages.map((language) => ({
      path: `productInfo.${name}.${language}`,
      heading: `${name} (${language})`,
    })),
  ),
  { path: 'categories.mainCategory.sid', heading: 'mainCategory' },
  { path: 'productInfo.productLine', heading: 'productLine' },
  ...[
    'brand',
    'etimClass',
    'orderUnit',
    'orderQuantity',
    'customsTariffNumber',
    'countryOfOrigin',
    'endOfSale',
    'successor',
    'variantGroup',
  ].map((name) => ({ path: `productInfo.${name}`, heading: name })),
  ...['images', 'media'].map((name) => ({ path: `productInfo.${name}`, heading: name })),
  ...attributes.map((sid) => ({ path: `attributes.${sid}`, heading: sid })),
];

/** What empties a cell's field. */
const clearing = '-';

/** A workbook with a row for each product. */
export function tableOf(products: readonly Row[]): Promise<Buffer> {
  return workbookOf(
    columns.map(({ heading }) => heading),
    ...products.map((product) => columns.map(({ path }) => cellOf(product, path.split('.')))),
  );
}

/** The column that says what is at a place of a product: that of it, of the list that it is in, or the first of its texts. */
export function columnAt(path: string): { letter: string; heading: string } {
  const index = columns.findIndex(
    (column) =>
      column.path === path || path.startsWith(`${column.path}.`) || column.path.startsWith(`${path}.`),
  );
  return { letter: columnName(index + 1), heading: columns[index]?.heading ?? '' };
}

function cellOf(product: Row, path: readonly string[]): WrittenValue {
  const parents = path.map((_, index) => path.slice(0, index + 1));
  if (parents.some((place) => getAt(product, place) === null)) return clearing;
  const value = getAt(product, path);
  if (Array.isArray(value)) return value.join(';');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
