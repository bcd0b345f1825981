import { notedAt, type NotedInAddress } from '../../../resources/notedOnList.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { shownGtin } from '../../../resources/finding/shownGtin.ts';
import type { Readable } from 'node:stream';
import { classFields, classSystems, type ClassSystem } from '../../../resources/classSystems.ts';
import { category } from '../../../resources/entities/category.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { inShownUnit, shownUnit } from '../../find/facets/shownUnit.ts';
import { commonUnits, shownUnits, unitsOfCategory } from '../../find/facets/unitsOfCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { json, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';
import { productsNamed } from '../../find/listing/productsNamed.ts';
import { columnOfAttribute, type ExportColumn } from './exportColumns.ts';
import { HeadingNames } from './HeadingNames.ts';
import { exportedAttributes } from './exportedAttributes.ts';
import { texts } from '../../base/texts/texts.ts';
import { groupLabels } from '../../base/texts/groupLabels.ts';

const listed = {
  ...fieldsOf(
    product,
    'orgaSid',
    'sid',
    'articleNumber',
    'gtins',
    'title',
    'subTitle',
    'etimClass',
    'attributes',
  ),
  orgaName: fieldsOf(orga, 'name').name,
  categoryName: fieldsOf(category, 'name').name,
  ...fieldsOf(category, ...Object.values(classFields)),
  units: json(shownUnits),
};
type Listed = Row<typeof listed>;

/** What an address says of a list. */
interface AskedList extends NotedInAddress {
  /** Products as `orgaSid/productSid`. */
  product: readonly string[];
}

/** A list as a workbook for those who read, not for an import: numbers are numbers, and their units stand in the heads. */
export async function workbookOfShortlist(
  db: ScopedQueries,
  scope: Scope,
  { product: named, ...noted }: AskedList,
  { language, origin }: { language: Language; origin: string },
): Promise<Readable> {
  const rows = await db.rows(
    listed,
    sql`
      select p.orga_sid as "orgaSid", p.sid, o.name as "orgaName", p.article_number as "articleNumber", p.gtins,
        p.title, p.sub_title as "subTitle", p.etim_class as "etimClass", p.attributes, c.name as "categoryName",
        c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes", c.bkp_codes as "bkpCodes",
        c.npk_codes as "npkCodes", c.etim_classes as "etimClasses",
        ${unitsOfCategory(scope, sql`p.main_category`)} as units
      from (${productsNamed(scope, named)}) asked
      join product p on p.id = asked.id
      join orga o on o.platform = p.platform and o.sid = p.orga_sid
      join category c on c.sid = p.main_category
      where ${where(scope, 'p')}
      order by asked.place`,
  );
  const used = new Set(rows.flatMap(({ attributes }) => Object.keys(attributes)));
  const attributes = await exportedAttributes(db, [...used]);
  const names = new HeadingNames(attributes);
  const units = commonUnits(rows.map((row) => row.units));
  const columns = [
    ...notedColumns(language, named, noted),
    ...columnsOf(scope, language, origin),
    ...attributes.map((attribute) => {
      const shown = shownUnit(attribute.unit, units[attribute.sid]);
      const unit = shown.unit && unitName({ language }, shown.unit);
      const column = columnOfAttribute({ ...attribute, unit }, language, names);
      const valueOf = (row: Listed) => {
        const value = column.valueOf(row);
        return typeof value === 'number' ? inShownUnit(value, shown) : value;
      };
      return { ...column, choices: [], valueOf };
    }),
  ];
  const cells = rows.map((row) => columns.map((column) => column.valueOf(row)));
  const { title } = groupLabels(language, scope.platform.group);
  return workbookStream([{ name: noted.name?.trim() || title, columns, rows: cells }]);
}

/** How many of it and what somebody noted, as far as the list says any of it. */
function notedColumns(
  language: Language,
  named: readonly string[],
  noted: NotedInAddress,
): ExportColumn<Listed>[] {
  const of = ({ orgaSid, sid }: Listed) => notedAt(noted, named.indexOf(`${orgaSid}/${sid}`));
  const quantity: ExportColumn<Listed> = {
    header: texts.text(language, 'server:list.quantity'),
    width: 10,
    valueOf: (row) => of(row).quantity,
  };
  const note: ExportColumn<Listed> = {
    header: texts.text(language, 'server:list.note'),
    width: 30,
    isText: true,
    valueOf: (row) => of(row).note,
  };
  return [...(noted.quantity ? [quantity] : []), ...(noted.note ? [note] : [])];
}

function columnsOf(scope: Scope, language: Language, origin: string): ExportColumn<Listed>[] {
  const labels = groupLabels(language, scope.platform.group);
  const column = (header: string, width: number, valueOf: (row: Listed) => string): ExportColumn<Listed> => ({
    header,
    width,
    isText: true,
    valueOf,
  });
  return [
    column(labels.orga, 26, ({ orgaName }) => orgaName),
    column(labels.articleNumber, 18, ({ articleNumber }) => articleNumber),
    column('GTIN', 18, ({ gtins }) => gtins.map(shownGtin).join('; ')),
    column(labels.title, 44, ({ title }) => textIn(title, language)),
    column(labels.subTitle, 34, ({ subTitle }) => textIn(subTitle, language)),
    column(labels.category, 26, ({ categoryName }) => textIn(categoryName, language)),
    ...classSystems.map((system) =>
      column(texts.text(language, `entities:category.fields.${classFields[system]}`), 18, (row) =>
        classesOf(row, system).join('; '),
      ),
    ),
    column(
      'URL',
      60,
      ({ orgaSid, sid }) => origin + pathTo(language, 'product', { orgaSid, productSid: sid }),
    ),
  ];
}

/** Those of its category, but of ETIM the one that its supplier says goes first. */
function classesOf(row: Listed, system: ClassSystem): readonly string[] {
  return system === 'etim' && row.etimClass !== null ? [row.etimClass] : row[classFields[system]];
}
