import { z } from 'zod';
import { languages } from '../languages.ts';
import { lists, shortlist, suggestions } from '../limits.ts';
import { platformKeys } from '../platforms.ts';
import { workbookMediaType } from '../workbookMediaType.ts';
import { call } from './call.ts';
import {
  attributeFacet,
  advertisementCard,
  categoryCard,
  categoryLink,
  facetValue,
  orgaCard,
  pageOf,
  describedPicture,
  picture,
  productCard,
  shownDocument,
  shownInfo,
  shownRetailer,
  shownText,
} from './shown.ts';

const platform = z.enum(platformKeys);
const lang = z.enum(languages).optional();
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const size = z.coerce.number().int().min(1).max(lists.mostPageSize).default(lists.pageSize);
/** Values of attributes, as `farbe*weiss*grau**breite*600..900`: one of each attribute. */
const attributes = z.string().max(1000).optional();
const sort = z.enum(['popularity', 'title', 'newest']).default('popularity');

/** `orgaSid/productSid`, several of them parted by commas or in keys of their own. */
const productIds = z
  .union([z.string().max(shortlist.most * 140), z.array(z.string().max(140))])
  .default([])
  .transform((given) => [given].flat().flatMap((ids) => ids.split(',').filter(Boolean)))
  .pipe(z.array(z.string().regex(/^[^/,]{1,64}\/[^/,]{1,64}$/)).max(shortlist.most));

/** Filters of a product list; `categorySid` is `root_category` for the whole platform. */
const listQuery = {
  lang,
  page,
  size,
  sort,
  orga: z.string().max(64).optional(),
  line: z.string().max(64).optional(),
  attributes,
};

export const attributeValue = z.strictObject({
  sid: z.string(),
  name: z.string(),
  group: z.string(),
  /** Numbers as numbers, the rest as shown. */
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.string().nullable(),
});

export const categoryPage = z.strictObject({
  sid: z.string(),
  name: z.string(),
  description: shownText.nullable(),
  ifcClasses: z.array(z.string()),
  ebkphCodes: z.array(z.string()),
  pathFromRoot: z.array(categoryLink),
  children: z.array(facetValue),
  orgas: z.array(facetValue),
  /** Those of the chosen company. */
  lines: z.array(facetValue.extend({ orgaSid: z.string() })),
  facets: z.array(attributeFacet),
  advertisements: z.array(advertisementCard),
  products: pageOf(productCard),
});

export const orgaPage = z.strictObject({
  sid: z.string(),
  name: z.string(),
  kind: z.string(),
  description: shownText.nullable(),
  address: z.record(z.string(), z.string()),
  logo: picture.nullable(),
  lines: z.array(facetValue),
  /** The line that `line` chose. */
  line: z.strictObject({ sid: z.string(), title: z.string(), description: shownText.nullable() }).nullable(),
  categories: z.array(facetValue),
  info: shownInfo.nullable(),
  /** Those of none of its products, such as certificates. */
  documents: z.array(shownDocument),
  /** Who sells its products, or whose products it sells. */
  connected: z.array(orgaCard),
  advertisements: z.array(advertisementCard),
  products: pageOf(productCard),
});

export const productPage = z.strictObject({
  orgaSid: z.string(),
  productSid: z.string(),
  orgaName: z.string(),
  orgaLogo: picture.nullable(),
  title: shownText,
  subTitle: shownText.nullable(),
  description: shownText.nullable(),
  articleNumber: z.string(),
  gtins: z.array(z.string()),
  productLine: z.strictObject({ sid: z.string(), title: z.string() }).nullable(),
  mainCategory: categoryLink,
  ifcClasses: z.array(z.string()),
  ebkphCodes: z.array(z.string()),
  etimClasses: z.array(z.string()),
  pathFromRoot: z.array(categoryLink),
  pictures: z.array(describedPicture),
  /** Beside those of the product itself: how it looks built in. */
  media: z.array(describedPicture),
  attributes: z.array(attributeValue),
  documents: z.array(shownDocument),
  retailers: z.array(shownRetailer),
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
  articles: z.array(z.strictObject({ url: z.string(), title: shownText })),
  productCount: z.number(),
  orgaCount: z.number(),
});

/** The products that an address names, in its order; those that are gone are left out. */
export const shortlistPage = z.strictObject({ products: z.array(productCard) });

export const categoriesPage = z.strictObject({ categories: z.array(categoryCard) });
export const orgasPage = z.strictObject({ orgas: pageOf(orgaCard), letters: z.array(z.string()) });

/** Where in `field`, as shown, the typed text stands. */
const match = z.strictObject({ field: z.string(), start: z.number(), end: z.number() });
const matches = z.array(match);

export const categorySuggestion = z.strictObject({
  sid: z.string(),
  name: z.string(),
  count: z.number(),
  /** How the typed text meets the category (specification section 2). */
  matchCase: z.enum(['parent', 'rootParent', 'absoluteChild', 'unknown']),
  children: z.array(z.strictObject({ sid: z.string(), name: z.string(), count: z.number() })),
  pathFromRoot: z.array(categoryLink),
  matches,
});
export const productSuggestion = z.strictObject({
  orgaSid: z.string(),
  productSid: z.string(),
  orgaName: z.string(),
  title: z.string(),
  subTitle: z.string(),
  name: z.string(),
  imagePath: z.string().nullable(),
  gtin: z.array(z.string()),
  articleNumber: z.string(),
  matches,
});
export const orgaSuggestion = z.strictObject({
  sid: z.string(),
  name: z.string(),
  imagePath: z.string().nullable(),
  matches,
});
export const productLineSuggestion = z.strictObject({
  sid: z.string(),
  orgaSid: z.string(),
  title: z.string(),
  orgaName: z.string(),
  itemCount: z.number(),
  matches,
});

/** Suggestions by kind (specification section 3). */
export const suggestAnswer = z.strictObject({
  categorySuggestions: z.array(categorySuggestion),
  productSuggestions: z.array(productSuggestion),
  orgaSuggestions: z.array(orgaSuggestion),
  productLineSuggestions: z.array(productLineSuggestion),
});

export const searchKinds = ['product', 'category', 'orga', 'productLine'] as const;

/** By what the products that a search found can be narrowed. */
const hitFacets = z.strictObject({
  /** To which the products belong themselves, those with the most first. */
  categories: z.array(facetValue),
  orgas: z.array(facetValue),
  /** Those of the chosen company. */
  lines: z.array(facetValue.extend({ orgaSid: z.string() })),
  attributes: z.array(attributeFacet),
});

/** The search page: totals of every kind, items of the chosen one. */
export const searchPage = z.strictObject({
  text: z.string(),
  kind: z.enum(searchKinds),
  totals: z.strictObject({
    product: z.number(),
    category: z.number(),
    orga: z.number(),
    productLine: z.number(),
  }),
  /** `true` where the total of products is only the number up to which was counted. */
  atLeast: z.boolean(),
  page: z.number(),
  size: z.number(),
  products: z.array(productCard),
  categories: z.array(categorySuggestion),
  orgas: z.array(orgaCard),
  productLines: z.array(productLineSuggestion),
  /** Null where no products are shown. */
  facets: hitFacets.nullable(),
  /** Where nothing was found: the categories below the root. */
  categoriesInstead: z.array(facetValue),
  /** How many of the products have all the words; those that follow have some of them. */
  exact: z.number(),
  /** Another spelling that has hits, when this one has none. */
  didYouMean: z.string().nullable(),
});

/** The storefront reads of the API contract; a page's data is the answer of the read of the same name. */
export const storefrontCalls = {
  start: call({
    method: 'GET',
    path: '/{platform}/start',
    summary: 'The start page',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang }),
    answer: startPage,
  }),
  categories: call({
    method: 'GET',
    path: '/{platform}/category',
    summary: 'The categories below the root',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang }),
    answer: categoriesPage,
  }),
  category: call({
    method: 'GET',
    path: '/{platform}/category/{sid}',
    summary: 'A category with its products',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform, sid: z.string().max(64) }),
    query: z.strictObject(listQuery),
    answer: categoryPage,
  }),
  orgas: call({
    method: 'GET',
    path: '/{platform}/orga',
    summary: 'The companies',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, page, size, text: z.string().max(suggestions.longestText).optional() }),
    answer: orgasPage,
  }),
  orga: call({
    method: 'GET',
    path: '/{platform}/orga/{sid}',
    summary: 'A company with its products',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform, sid: z.string().max(64) }),
    query: z.strictObject({ lang, page, size, sort, line: z.string().max(64).optional() }),
    answer: orgaPage,
  }),
  product: call({
    method: 'GET',
    path: '/{platform}/product/{orgaSid}/{productSid}',
    summary: 'A product',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform, orgaSid: z.string().max(64), productSid: z.string().max(64) }),
    query: z.strictObject({ lang }),
    answer: productPage,
  }),
  products: call({
    method: 'GET',
    path: '/{platform}/products',
    summary: 'A list of products',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ ...listQuery, category: z.string().max(64).optional() }),
    answer: pageOf(productCard),
  }),
  suggest: call({
    method: 'GET',
    path: '/{platform}/suggest',
    summary: 'Suggestions while typing',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, text: z.string().max(suggestions.longestText) }),
    answer: suggestAnswer,
  }),
  search: call({
    method: 'GET',
    path: '/{platform}/search',
    summary: 'Search results of one kind, totals of all',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({
      lang,
      text: z.string().max(suggestions.longestText).default(''),
      page,
      size,
      kind: z.enum(searchKinds).optional(),
      /** Of products alone, like the keys below it. */
      sort: z.enum(['relevance', 'title', 'newest']).default('relevance'),
      category: z.string().max(64).optional(),
      orga: listQuery.orga,
      line: listQuery.line,
      attributes,
    }),
    answer: searchPage,
  }),
  shortlist: call({
    method: 'GET',
    path: '/{platform}/shortlist',
    summary: 'Products of a shortlist, in its order',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, product: productIds }),
    answer: shortlistPage,
  }),
  /** The same as a workbook, with everything that is known of the products. */
  shortlistXlsx: call({
    method: 'GET',
    path: '/{platform}/shortlist.xlsx',
    summary: 'Products of a shortlist as a workbook',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, product: productIds }),
    mediaType: workbookMediaType,
  }),
};

export type StartPage = z.infer<typeof startPage>;
export type CategoriesPage = z.infer<typeof categoriesPage>;
export type CategoryPage = z.infer<typeof categoryPage>;
export type OrgasPage = z.infer<typeof orgasPage>;
export type OrgaPage = z.infer<typeof orgaPage>;
export type ProductPage = z.infer<typeof productPage>;
export type SearchPage = z.infer<typeof searchPage>;
export type ShortlistPage = z.infer<typeof shortlistPage>;
export type SuggestAnswer = z.infer<typeof suggestAnswer>;
export type CategorySuggestion = z.infer<typeof categorySuggestion>;
export type ProductSuggestion = z.infer<typeof productSuggestion>;
