import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { codeList, lists, shortlist, suggestions } from '../limits.ts';
import { listViews } from '../finding/listViews.ts';
import { platformKeys } from '../platform/platforms.ts';
import { workbookMediaType } from '../exchange/workbookMediaType.ts';
import { call } from './call.ts';
import { searchKinds, searchPage } from './searchPage.ts';
import { productList } from './shown.ts';
import {
  categoriesPage,
  categoryPage,
  classPage,
  classSystemPage,
  comparisonPage,
  orgaPage,
  orgasPage,
  productPage,
  shortlistPage,
  startPage,
} from './storefrontPages.ts';
import { suggestAnswer } from './suggestAnswer.ts';

const platform = z.enum(platformKeys);
const lang = z.enum(languages).optional();
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const size = z.coerce.number().int().min(1).max(lists.mostPageSize).default(lists.pageSize);
/** Values of attributes, as `farbe*weiss*grau**breite*600..900`: one of each attribute. */
const attributes = z.string().max(1000).optional();
/** Are all attributes to narrow by wanted, or only those that decide? */
const filters = z.enum(['all']).optional();
/** By an attribute, such as `breite*up`: products without a value come last. */
const byAttribute = z.templateLiteral([z.string().max(64), z.enum(['*up', '*down'])]);
const sort = z.union([z.enum(['popularity', 'title', 'newest']), byAttribute]).default('popularity');
/** How the products are shown; rows are read for all but pictures. */
const view = z.enum(listViews).optional();

/** `orgaSid/productSid`, several of them parted by commas or in keys of their own. */
const productIds = z
  .union([z.string().max(shortlist.most * 140), z.array(z.string().max(140))])
  .default([])
  .transform((given) => [given].flat().flatMap((ids) => ids.split(',').filter(Boolean)))
  .pipe(
    z.array(z.string().regex(/^[^/,]{1,64}\/[^/,]{1,64}$/, { error: 'product-place' })).max(shortlist.most),
  );

/** What somebody called a list, and what is noted on it, beside the products in their order. */
const notedOnList = {
  name: z.string().max(shortlist.longestName).optional(),
  /** Numbers with commas between, nothing where none is said: `2,,0.5`. */
  quantity: z
    .string()
    .max(shortlist.most * 16)
    .regex(/^(\d{0,10}(\.\d{1,6})?)(,\d{0,10}(\.\d{1,6})?)*$/, { error: 'wrong-form' })
    .optional(),
  /** Notes with `|` between. */
  note: z
    .string()
    .max(shortlist.most * (shortlist.longestNote + 1))
    .optional(),
};

/** Filters of a product list; `categorySid` is `root_category` for the whole platform. */
const listQuery = {
  lang,
  page,
  size,
  sort,
  orga: z.string().max(64).optional(),
  line: z.string().max(64).optional(),
  attributes,
  filters,
  view,
};

/** The storefront reads; a page's data is the answer of the read of the same name (behaviour B61). */
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
  classSystem: call({
    method: 'GET',
    path: '/{platform}/class/{system}',
    summary: 'The classes of a classification with how many products each has',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform, system: z.string().max(16) }),
    query: z.strictObject({ lang }),
    answer: classSystemPage,
  }),
  class: call({
    method: 'GET',
    path: '/{platform}/class/{system}/{code}',
    summary: 'A class of a classification with its products',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform, system: z.string().max(16), code: z.string().max(80) }),
    query: z.strictObject(listQuery),
    answer: classPage,
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
    query: z.strictObject({ lang, page, size, sort, line: listQuery.line, attributes, filters, view }),
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
    answer: productList,
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
      /** Several codes may be pasted, a line each. */
      text: z.string().max(codeList.longestText).default(''),
      page,
      size,
      kind: z.enum(searchKinds).optional(),
      /** Of products alone, like the keys below it. */
      sort: z.union([z.enum(['relevance', 'title', 'newest']), byAttribute]).default('relevance'),
      category: z.string().max(64).optional(),
      orga: listQuery.orga,
      line: listQuery.line,
      attributes,
      filters,
      view,
    }),
    answer: searchPage,
  }),
  shortlist: call({
    method: 'GET',
    path: '/{platform}/shortlist',
    summary: 'Products of a shortlist, in its order',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, product: productIds, ...notedOnList }),
    answer: shortlistPage,
  }),
  comparison: call({
    method: 'GET',
    path: '/{platform}/comparison',
    summary: 'Products side by side, in the order in which they are named',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, product: productIds }),
    answer: comparisonPage,
  }),
  /** Those of a shortlist as a workbook, with everything that is known of the products. */
  shortlistXlsx: call({
    method: 'GET',
    path: '/{platform}/shortlist.xlsx',
    summary: 'Products of a shortlist as a workbook',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, product: productIds, ...notedOnList }),
    mediaType: workbookMediaType,
  }),
  /** A column for each product, a row for each property: what they differ in first. */
  comparisonXlsx: call({
    method: 'GET',
    path: '/{platform}/comparison.xlsx',
    summary: 'Products side by side as a workbook',
    access: { kind: 'visitors' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ lang, product: productIds }),
    mediaType: workbookMediaType,
  }),
};
