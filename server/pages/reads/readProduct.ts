import { classFields } from '../../../resources/classSystems.ts';
import { z } from 'zod';
import { logo, shownRetailer } from '../../../resources/calls/shown.ts';
import type { ProductPage } from '../../../resources/calls/storefrontPages.ts';
import { category } from '../../../resources/entities/category.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import { productLine } from '../../../resources/entities/productLine.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { shown, textIn } from '../../../resources/language/translate.ts';
import { integer, json, nullable, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { endOfSaleOf } from '../../find/listing/productCards.ts';
import { shownUnits, unitsOfCategory } from '../../find/facets/unitsOfCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { objectOf } from '../../records/objectOf.ts';
import { described, picturesIn, storedPicture } from './describedPictures.ts';
import { documentsOfProduct, shownDocument, storedDocument } from './readDocuments.ts';
import { pathOfCategory, shownPath, storedPath } from './pathOfCategory.ts';
import { relatedProduct, relatedProducts, relatedTo } from './relatedProducts.ts';
import { readNeighbours } from './readNeighbours.ts';
import { retailersQuery } from './retailersQuery.ts';
import { declaredValue, shownAttribute } from './shownAttribute.ts';
import { groupOfProduct, variantGroup, variantsOfProduct } from './variantsOfProduct.ts';

const productOfPage = {
  ...fieldsOf(
    product,
    'orgaSid',
    'articleNumber',
    'brand',
    'etimClass',
    'gtins',
    'title',
    'subTitle',
    'description',
    'mainCategory',
    'endOfSale',
    'isEnded',
    'successor',
  ),
  ...fieldsOf(category, ...Object.values(classFields)),
  id: integer,
  productSid: fieldsOf(product, 'sid').sid,
  variantKey: nullable(text()),
  values: fieldsOf(product, 'attributes').attributes,
  orgaName: fieldsOf(orga, 'name').name,
  orgaLogo: nullable(json(logo)),
  productLine: nullable(json(objectOf(productLine, 'sid', 'title'))),
  categoryName: fieldsOf(category, 'name').name,
  path: json(storedPath),
  pictures: json(z.array(storedPicture)),
  media: json(z.array(storedPicture)),
  attributes: json(z.array(declaredValue)),
  units: json(shownUnits),
  variants: nullable(json(variantGroup)),
  related: json(z.array(relatedProduct)),
  documents: json(z.array(storedDocument)),
  retailers: json(z.array(shownRetailer)),
};

/** What a visit may see of a product, of documents and of what retailers say. */
export type ProductScopes = Record<'product' | 'document' | 'retailerData', Scope>;

/**
 * Everything that the page of a product shows, in one statement, but for the most popular of its category where these are
 * kept; undefined outside the scope.
 */
export async function readProduct(
  db: ScopedQueries,
  scopes: ProductScopes,
  language: Language,
  orgaSid: string,
  productSid: string,
): Promise<ProductPage | undefined> {
  const retailers = retailersQuery(scopes.retailerData, orgaSid, productSid);
  // What is kept needs no journey; where nothing is, one statement is less.
  const areNeighboursApart = db.each !== undefined;
  const row = await db.first(
    productOfPage,
    sql`
      select
        p.id, p.orga_sid as "orgaSid", p.sid as "productSid", p.article_number as "articleNumber", p.brand,
        p.etim_class as "etimClass", p.gtins, p.end_of_sale::text as "endOfSale", p.is_ended as "isEnded", p.successor,
        p.title, p.sub_title as "subTitle", p.description, p.attributes as "values",
        o.name as "orgaName",
        (select json_build_object('kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height)
          from image i where i.platform = p.platform and i.orga_sid = p.orga_sid and i.hash = o.logo and i.kind = 'logo') as "orgaLogo",
        (select json_build_object('sid', l.sid, 'title', l.title)
          from product_line l where l.platform = p.platform and l.orga_sid = p.orga_sid and l.sid = p.product_line) as "productLine",
        p.main_category as "mainCategory", c.name as "categoryName", c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes",
        c.etim_classes as "etimClasses", c.bkp_codes as "bkpCodes", c.npk_codes as "npkCodes",
        ${pathOfCategory(scopes.product, sql`p.main_category`)} as path,
        ${picturesIn('p', 'images', 'productImage')} as pictures,
        ${picturesIn('p', 'media', 'productMedia')} as media,
        (select coalesce(json_agg(json_build_object('sid', a.sid, 'name', a.name, 'kind', a.kind, 'group', a."group", 'unit', a.unit, 'choices', a.choices) order by a.id), '[]')
          from attribute a where a.sid = any (array(select jsonb_object_keys(p.attributes)))) as attributes,
        ${unitsOfCategory(scopes.product, sql`p.main_category`)} as units,
        ${groupOfProduct(scopes.product)} as variants,
        (select v.key from product_variant v where v.product_id = p.id) as "variantKey",
        ${relatedTo(scopes.product, areNeighboursApart)} as related,
        ${documentsOfProduct(scopes.document, language, orgaSid, productSid)} as documents,
        (select coalesce(json_agg(seller), '[]') from (${retailers}) seller) as retailers
      from product p
      join orga o on o.platform = p.platform and o.sid = p.orga_sid
      join category c on c.sid = p.main_category
      where ${where(scopes.product, 'p')} and p.orga_sid = ${orgaSid} and p.sid = ${productSid}`,
  );
  if (!row) return undefined;
  const neighbours = areNeighboursApart ? await readNeighbours(db, scopes.product, row) : [];
  const {
    id: _,
    variantKey: __,
    values,
    attributes,
    units,
    path,
    categoryName,
    mainCategory,
    productLine,
    title,
    subTitle,
    description,
    pictures,
    media,
    variants,
    related,
    documents,
    endOfSale,
    isEnded,
    successor,
    ...plain
  } = row;
  return {
    ...plain,
    endOfSale: endOfSaleOf({ endOfSale, isEnded, successor }),
    title: shown(title, language) ?? { text: plain.articleNumber, languageUsed: language },
    subTitle: shown(subTitle, language) ?? null,
    description: shown(description, language) ?? null,
    productLine: productLine && { sid: productLine.sid, title: textIn(productLine.title, language) },
    mainCategory: { sid: mainCategory, name: textIn(categoryName, language) },
    pathFromRoot: shownPath(path, language),
    pictures: described(pictures, language),
    media: described(media, language),
    attributes: attributes.map((declared) => shownAttribute(declared, values[declared.sid], language, units)),
    variants: variants && variantsOfProduct(variants, productSid, attributes, language, units),
    ...relatedProducts(related, neighbours, language),
    documents: documents.map((document) => shownDocument(document, language)),
  };
}
