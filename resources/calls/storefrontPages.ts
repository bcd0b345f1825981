import { z } from 'zod';
import { classSystems } from '../classSystems.ts';
import {
  attributeFacet,
  advertisementCard,
  articleLink,
  categoryCard,
  categoryLink,
  categoryFacet,
  lineFacet,
  listTable,
  logo,
  orgaFacet,
  said,
  orgaCard,
  pageOf,
  describedPicture,
  endOfSale,
  picture,
  productCard,
  productList,
  shownClass,
  shownDocument,
  shownInfo,
  shownRetailer,
  shownSentence,
  shownText,
} from './shown.ts';
import { withExample } from './withExample.ts';

export const attributeValue = z.strictObject({
  sid: withExample(z.string(), 'breite'),
  name: withExample(z.string(), 'Breite'),
  group: withExample(z.string(), 'Masse'),
  /** Numbers as numbers, the rest as shown. */
  value: withExample(z.union([z.string(), z.number(), z.boolean()]), 900),
  unit: withExample(z.string(), 'mm').nullable(),
});

/** The products that differ from one in the values of attributes alone, itself among them. */
export const shownVariants = z.strictObject({
  key: withExample(z.string(), 'kZ3v0c1mQpX8aLwT'),
  name: said.title,
  total: z.number(),
  /** What tells them apart; of each value the variant that is most like the product, which stands at its own ones. */
  axes: z.array(
    attributeValue.pick({ sid: true, name: true, unit: true }).extend({
      values: z.array(
        z.strictObject({
          value: attributeValue.shape.value,
          productSid: said.productSid,
          /** Does it differ in nothing else? */
          isOnlyChange: z.boolean(),
        }),
      ),
    }),
  ),
  /** Those with the same values. */
  twins: z.array(z.strictObject({ productSid: said.productSid, articleNumber: said.articleNumber })),
});

const matrixAxis = attributeValue
  .pick({ name: true, unit: true })
  .extend({ values: z.array(attributeValue.shape.value) });

/** Variants in rows and columns of what varies most; a cell names those that have both values. */
export const variantMatrix = z.strictObject({
  name: said.title,
  total: z.number(),
  /** The category of them all, below those above it. */
  pathFromRoot: z.array(categoryLink),
  columns: matrixAxis.nullable(),
  rows: matrixAxis.nullable(),
  /** What else tells them apart. */
  inCells: z.array(attributeValue.shape.name),
  /** Row by row; `values` are in the order of `inCells`. */
  cells: z.array(
    z.array(
      z.array(
        z.strictObject({
          productSid: said.productSid,
          articleNumber: said.articleNumber,
          values: z.array(attributeValue.pick({ value: true, unit: true })),
        }),
      ),
    ),
  ),
});

export const categoryPage = z.strictObject({
  sid: said.categorySid,
  name: said.categoryName,
  description: shownSentence.nullable(),
  ifcClasses: z.array(said.ifcClass),
  ebkphCodes: z.array(said.ebkphCode),
  etimClasses: z.array(said.etimClass),
  bkpCodes: z.array(said.bkpCode),
  npkCodes: z.array(said.npkCode),
  pathFromRoot: z.array(categoryLink),
  children: z.array(categoryFacet),
  orgas: z.array(orgaFacet),
  /** Those of the chosen company. */
  lines: z.array(lineFacet.extend({ orgaSid: said.orgaSid })),
  facets: z.array(attributeFacet),
  /** How many further attributes there are to narrow by. */
  moreFacets: z.number(),
  advertisements: z.array(advertisementCard),
  products: productList,
  /** Where rows are wanted; null otherwise. */
  table: listTable.nullable(),
});

/** A class of a classification, with the products of its categories. */
export const classPage = z.strictObject({
  system: z.enum(classSystems),
  code: said.ifcClass,
  /** Null where its publisher alone could say it. */
  name: said.categoryName.nullable(),
  /** Classes above it, the highest first. */
  above: z.array(shownClass),
  /** Classes right below it that the platform has. */
  below: z.array(shownClass),
  /** Where its products are, those with the most first. */
  categories: z.array(categoryFacet),
  orgas: z.array(orgaFacet),
  /** Those of the chosen company. */
  lines: z.array(lineFacet.extend({ orgaSid: said.orgaSid })),
  facets: z.array(attributeFacet),
  /** How many further attributes there are to narrow by. */
  moreFacets: z.number(),
  products: productList,
  table: listTable.nullable(),
});

/** The classes of a classification that the platform has, as a tree. */
export const classSystemPage = z.strictObject({
  system: z.enum(classSystems),
  /** Classifications of which the platform has classes. */
  systems: z.array(z.enum(classSystems)),
  /** In the order of their codes, each behind the one above it. */
  classes: z.array(
    shownClass.extend({
      /** 0 at the top. */
      depth: z.number(),
    }),
  ),
});

export const orgaPage = z.strictObject({
  sid: said.orgaSid,
  name: said.orgaName,
  kind: withExample(z.string(), 'manufacturer'),
  description: shownSentence.nullable(),
  address: withExample(z.record(z.string(), z.string()), { zip: '7000', city: 'Chur', country: 'CH' }),
  logo: logo.nullable(),
  lines: z.array(lineFacet),
  /** The line that `line` chose. */
  line: z
    .strictObject({ sid: said.lineSid, title: said.lineTitle, description: shownSentence.nullable() })
    .nullable(),
  /** The variants of that line, the largest groups first. */
  matrices: z.array(variantMatrix),
  categories: z.array(categoryFacet),
  facets: z.array(attributeFacet),
  moreFacets: z.number(),
  info: shownInfo.nullable(),
  /** Those of none of its products, such as certificates. */
  documents: z.array(shownDocument),
  /** Who sells its products, or whose products it sells. */
  connected: z.array(orgaCard),
  advertisements: z.array(advertisementCard),
  products: productList,
  table: listTable.nullable(),
});

export const productPage = z.strictObject({
  orgaSid: said.orgaSid,
  productSid: said.productSid,
  orgaName: said.orgaName,
  orgaLogo: logo.nullable(),
  title: shownText,
  subTitle: shownSentence.nullable(),
  description: shownSentence.nullable(),
  articleNumber: said.articleNumber,
  brand: withExample(z.string(), 'Alpenfenster').nullable(),
  /** Null where its sale has no last day. */
  endOfSale: endOfSale.nullable(),
  /** The one that its supplier says, beside those of its category. */
  etimClass: said.etimClass.nullable(),
  gtins: z.array(said.gtin),
  productLine: z.strictObject({ sid: said.lineSid, title: said.lineTitle }).nullable(),
  mainCategory: categoryLink,
  ifcClasses: z.array(said.ifcClass),
  ebkphCodes: z.array(said.ebkphCode),
  etimClasses: z.array(said.etimClass),
  bkpCodes: z.array(said.bkpCode),
  npkCodes: z.array(said.npkCode),
  pathFromRoot: z.array(categoryLink),
  pictures: z.array(describedPicture),
  /** Beside those of the product itself: how it looks built in. */
  media: z.array(describedPicture),
  attributes: z.array(attributeValue),
  documents: z.array(shownDocument),
  retailers: z.array(shownRetailer),
  variants: shownVariants.nullable(),
  successors: z.array(productCard),
  accessories: z.array(productCard),
  similar: z.array(productCard),
});

export const startPage = z.strictObject({
  categories: z.array(categoryCard),
  orgas: z.array(orgaCard),
  products: z.array(productCard),
  picture: picture.nullable(),
  advertisements: z.array(advertisementCard),
  articles: z.array(articleLink),
  productCount: z.number(),
  orgaCount: z.number(),
});

/** The products that an address names, in its order; those that are gone are left out. */
export const shortlistPage = z.strictObject({
  /** What somebody called it. */
  name: withExample(z.string(), 'Neubau Chur').nullable(),
  products: z.array(
    productCard.extend({
      quantity: withExample(z.number(), 12).nullable(),
      note: withExample(z.string(), 'Treppenhaus').nullable(),
    }),
  ),
});

/** A product as the comparison shows it, in one column. */
export const comparedProduct = productPage
  .pick({
    orgaSid: true,
    productSid: true,
    orgaName: true,
    title: true,
    articleNumber: true,
    brand: true,
    gtins: true,
    productLine: true,
    mainCategory: true,
    pathFromRoot: true,
    ifcClasses: true,
    ebkphCodes: true,
    etimClasses: true,
    attributes: true,
  })
  .extend({ picture: picture.nullable() });

/** The products that an address names side by side, in its order; those that are gone are left out. */
export const comparisonPage = z.strictObject({ products: z.array(comparedProduct) });

export const categoriesPage = z.strictObject({
  categories: z.array(categoryCard),
  /** Classifications of which the platform has classes. */
  systems: z.array(z.enum(classSystems)),
});
export const orgasPage = z.strictObject({
  orgas: pageOf(orgaCard),
  letters: z.array(withExample(z.string(), 'A')),
});

export type StartPage = z.infer<typeof startPage>;
export type CategoriesPage = z.infer<typeof categoriesPage>;
export type ClassPage = z.infer<typeof classPage>;
export type ClassSystemPage = z.infer<typeof classSystemPage>;
export type CategoryPage = z.infer<typeof categoryPage>;
export type OrgasPage = z.infer<typeof orgasPage>;
export type VariantMatrix = z.infer<typeof variantMatrix>;
export type OrgaPage = z.infer<typeof orgaPage>;
export type ProductPage = z.infer<typeof productPage>;
export type ShortlistPage = z.infer<typeof shortlistPage>;
export type ComparedProduct = z.infer<typeof comparedProduct>;
export type ComparisonPage = z.infer<typeof comparisonPage>;
