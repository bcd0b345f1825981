import { picture } from '../../../resources/calls/shown.ts';
import type { ComparedProduct } from '../../../resources/calls/storefrontPages.ts';
import { category } from '../../../resources/entities/category.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import { productLine } from '../../../resources/entities/productLine.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { shown, textIn } from '../../../resources/language/translate.ts';
import { json, nullable, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { productsNamed } from '../../find/listing/productsNamed.ts';
import { commonUnits, shownUnits, unitsOfCategory } from '../../find/facets/unitsOfCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { objectOf } from '../../records/objectOf.ts';
import { pathOfCategory, shownPath, storedPath } from './pathOfCategory.ts';
import { shownAttribute } from './shownAttribute.ts';

const compared = {
  ...fieldsOf(
    product,
    'orgaSid',
    'articleNumber',
    'brand',
    'etimClass',
    'gtins',
    'title',
    'mainCategory',
    'attributes',
  ),
  ...fieldsOf(category, 'ifcClasses', 'ebkphCodes', 'etimClasses'),
  productSid: text(),
  orgaName: fieldsOf(orga, 'name').name,
  categoryName: fieldsOf(category, 'name').name,
  productLine: nullable(json(objectOf(productLine, 'sid', 'title'))),
  picture: nullable(json(picture)),
  units: json(shownUnits),
  path: json(storedPath),
};

const declared = fieldsOf(attribute, 'sid', 'name', 'kind', 'group', 'unit', 'choices');

/**
 * The products named `orgaSid/productSid` with what they say of themselves, in that order; what is not there is left
 * out. The attributes of each stand in the same order.
 */
export async function readComparison(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  names: readonly string[],
): Promise<ComparedProduct[]> {
  if (names.length === 0) return [];
  const [products, attributes] = await Promise.all([
    db.rows(
      compared,
      sql`
        select p.orga_sid as "orgaSid", p.sid as "productSid", o.name as "orgaName", p.article_number as "articleNumber",
          p.brand, p.etim_class as "etimClass", p.gtins, p.title, p.main_category as "mainCategory", p.attributes,
          c.name as "categoryName", c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes",
          c.etim_classes as "etimClasses",
          case when l.sid is null then null else jsonb_build_object('sid', l.sid, 'title', l.title) end as "productLine",
          case when i.hash is null then null else jsonb_build_object(
            'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height) end as picture,
          ${unitsOfCategory(scope, sql`p.main_category`)} as units,
          ${pathOfCategory(scope, sql`p.main_category`)} as path
        from (${productsNamed(scope, names)}) asked
        join product p on p.id = asked.id
        join orga o on o.platform = p.platform and o.sid = p.orga_sid
        join category c on c.sid = p.main_category
        left join product_line l on l.platform = p.platform and l.orga_sid = p.orga_sid and l.sid = p.product_line
        left join image i on i.platform = p.platform and i.orga_sid = p.orga_sid and i.hash = p.images[1] and i.kind = 'productImage'
        where ${where(scope, 'p')}
        order by asked.place`,
    ),
    db.rows(
      declared,
      sql`
        select a.sid, a.name, a.kind, a."group", a.unit, a.choices
        from attribute a
        where a.sid = any (array(
          select jsonb_object_keys(p.attributes)
          from (${productsNamed(scope, names)}) asked
          join product p on p.id = asked.id
          where ${where(scope, 'p')}))
        order by a.id`,
    ),
  ]);
  const units = commonUnits(products.map((row) => row.units));
  return products.map((row) => {
    const {
      units: _own,
      path,
      attributes: values,
      categoryName,
      mainCategory,
      title,
      etimClass,
      etimClasses,
      ...plain
    } = row;
    return {
      ...plain,
      title: shown(title, language) ?? { text: row.articleNumber, languageUsed: language },
      productLine: row.productLine && {
        sid: row.productLine.sid,
        title: textIn(row.productLine.title, language),
      },
      mainCategory: { sid: mainCategory, name: textIn(categoryName, language) },
      pathFromRoot: shownPath(path, language),
      etimClasses: etimClass === null ? etimClasses : [etimClass],
      attributes: attributes
        .filter(({ sid }) => Object.hasOwn(values, sid))
        .map((one) => shownAttribute(one, values[one.sid], language, units)),
    };
  });
}
