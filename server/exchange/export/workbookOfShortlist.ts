import type { Readable } from 'node:stream';
import type { Language, Translated } from '../../../resources/languages.ts';
import { pathTo } from '../../../resources/routes.ts';
import type { Row } from '../../../resources/shape.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { workbookStream } from '../../base/workbook/writeWorkbook.ts';
import { productsNamed } from '../../find/listing/productsNamed.ts';
import { columnOfAttribute, type ExportColumn, type ExportedAttribute } from './exportColumns.ts';
import { groupLabels } from '../../base/texts/groupLabels.ts';

/** The products named `orgaSid/productSid` as a workbook for those who read, not for an import. */
export async function workbookOfShortlist(
  sql: Queries,
  scope: Scope,
  names: readonly string[],
  { language, origin }: { language: Language; origin: string },
): Promise<Readable> {
  const rows = await sql<Row[]>`
    select p.orga_sid as "orgaSid", p.sid, o.name as "orgaName", p.article_number as "articleNumber", p.gtins,
      p.title, p.sub_title as "subTitle", p.attributes, c.name as "categoryName",
      c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes"
    from (${productsNamed(scope, names)}) asked
    join product p on p.id = asked.id
    join orga o on o.platform = p.platform and o.sid = p.orga_sid
    join category c on c.sid = p.main_category
    where ${where(scope, 'p')}
    order by asked.place`;
  const used = new Set(rows.flatMap((row) => Object.keys(row['attributes'] as object)));
  const attributes = await sql<ExportedAttribute[]>`
    select sid, name, kind, unit, choices from attribute where sid = any(${[...used]}) order by id`;
  const timesNamed = Map.groupBy(attributes, ({ name }) => textIn(name, language));
  const columns = [
    ...columnsOf(scope, language, origin),
    ...attributes.map((attribute) => {
      const isUnique = timesNamed.get(textIn(attribute.name, language))?.length === 1;
      return { ...columnOfAttribute(attribute, language, isUnique), choices: [] };
    }),
  ];
  const cells = rows.map((row) => columns.map((column) => column.valueOf(row)));
  const { title } = groupLabels(language, scope.platform.group);
  return workbookStream([{ name: title, columns, rows: cells }]);
}

function columnsOf(scope: Scope, language: Language, origin: string): ExportColumn[] {
  const labels = groupLabels(language, scope.platform.group);
  const translated = (name: string) => (row: Row) => textIn(row[name] as Translated | null, language);
  const list = (name: string) => (row: Row) => (row[name] as string[]).join('; ');
  const column = (header: string, width: number, valueOf: ExportColumn['valueOf']): ExportColumn => ({
    header,
    width,
    isText: true,
    valueOf,
  });
  return [
    column(labels.orga, 26, (row) => String(row['orgaName'])),
    column(labels.articleNumber, 18, (row) => String(row['articleNumber'])),
    column('GTIN', 18, list('gtins')),
    column(labels.title, 44, translated('title')),
    column(labels.subTitle, 34, translated('subTitle')),
    column(labels.category, 26, translated('categoryName')),
    column('IFC', 18, list('ifcClasses')),
    column('eBKP-H', 12, list('ebkphCodes')),
    column('URL', 60, ({ orgaSid, sid }) => {
      const parameters = { orgaSid: String(orgaSid), productSid: String(sid) };
      return origin + pathTo(language, 'product', parameters);
    }),
  ];
}
