import { z } from 'zod';
import { orga } from '../entities/orga.ts';
import { orgaInfo } from '../entities/orgaInfo.ts';
import { product } from '../entities/product.ts';
import { retailerData } from '../entities/retailerData.ts';
import { languages } from '../language/languages.ts';
import { fileColumns, suggestions } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { workbookMediaType } from '../exchange/workbookMediaType.ts';
import { call } from './call.ts';
import { recordsOf } from './readRecord.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

const platform = z.enum(platformKeys);
const sid = z.string().max(64);
const sids = z.array(sid).max(10_000).optional();
const access = { kind: 'entity', entity: 'product', action: 'read' } as const;

/** Which products of a company; what is left out narrows nothing. */
const exportFilter = withExample(
  z.strictObject({
    productSids: sids,
    categorySids: sids,
    productLineSids: sids,
    text: z.string().max(suggestions.longestText).optional(),
  }),
  { productSids: ['f1'] },
);
export type ExportFilter = z.infer<typeof exportFilter>;

const columnName = z.string().min(1).max(80);

/**
 * The columns of the file in their order, by the names that `product/columns` tells: a field, its text in one language
 * (`title.de`), an attribute (`attributes.breite`). Without them it has all (behaviour B627).
 */
const tableWish = withExample(
  z.strictObject({
    ...exportFilter.shape,
    columns: z.array(columnName).min(1).max(fileColumns.most).optional(),
  }),
  { productSids: ['f1'], columns: ['articleNumber', 'title.de', 'images'] },
);
export type TableWish = z.infer<typeof tableWish>;

/** A column that a file can have: its name, its heading in the file, and what the first products say there. */
const offeredColumn = z.strictObject({
  name: withExample(columnName, 'title.de'),
  header: withExample(z.string(), 'Titel (DE)'),
  examples: withExample(z.array(z.string()), ['Holz-Metall-Fenster']),
});
export type OfferedColumn = z.infer<typeof offeredColumn>;

/** `all` languages, or one; `all` products of a company, or one (behaviour B70). */
const languageOrAll = z.enum([...languages, 'all']);
export type LanguageOrAll = z.infer<typeof languageOrAll>;

/** Files of the products of a company, all or chosen, in one language or `all`. */
const productFile = {
  access,
  parameters: z.strictObject({ platform, orgaSid: sid, language: languageOrAll }),
  query: z.strictObject(lang),
} as const;
const chosenFile = { ...productFile, method: 'POST', sentAgain: 'harmless', body: exportFilter } as const;

/** The frame of ETIM xChange 1.1; what a product says there, its published schema says. */
const xchangeFile = withExample(
  z.looseObject({
    CatalogueId: z.string(),
    Supplier: z.array(z.looseObject({ SupplierName: z.string(), Product: z.array(z.looseObject({})) })),
  }),
  { CatalogueId: 'alpenfenster', Supplier: [{ SupplierName: 'Alpenfenster AG', Product: [] }] },
);

/** Downloads; what is downloaded can be uploaded again and changes nothing. */
export const exportCalls = {
  /** `all` companies that the caller keeps, or one. */
  orga: call({
    method: 'GET',
    path: '/import/orga/json/{platform}/{orgaSid}',
    summary: 'Companies as JSON; `all` for every one of the caller',
    access: { kind: 'entity', entity: 'orga', action: 'read' },
    parameters: z.strictObject({ platform, orgaSid: sid }),
    query: z.strictObject(lang),
    isDownload: true,
    answer: recordsOf(orga),
  }),
  orgaInfo: call({
    method: 'GET',
    path: '/import/orga-info/json/{platform}/{orgaSid}/{language}',
    summary: 'Infos of a company as JSON, in one language or `all`',
    access: { kind: 'entity', entity: 'orgaInfo', action: 'read' },
    parameters: z.strictObject({ platform, orgaSid: sid, language: languageOrAll }),
    query: z.strictObject(lang),
    isDownload: true,
    answer: recordsOf(orgaInfo),
  }),
  offers: call({
    method: 'GET',
    path: '/import/retailer/json/{platform}/{orgaSid}/{manufacturerSid}',
    summary: 'Offers of a retailer as JSON, of one manufacturer or `all`',
    access: { kind: 'entity', entity: 'retailerData', action: 'read' },
    parameters: z.strictObject({ platform, orgaSid: sid, manufacturerSid: sid }),
    query: z.strictObject({ language: z.enum(languages).optional(), ...lang }),
    isDownload: true,
    answer: recordsOf(retailerData),
  }),
  json: call({
    method: 'GET',
    path: '/import/product/json/{platform}/{orgaSid}/{productSid}',
    summary: 'Products of a company as JSON; `all` for every one',
    access,
    parameters: z.strictObject({ platform, orgaSid: sid, productSid: sid }),
    query: z.strictObject({ language: z.enum(languages).optional(), ...lang }),
    isDownload: true,
    answer: recordsOf(product),
  }),
  jsonFiltered: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/product/json/{platform}/filtered/{orgaSid}/{productSid}/{language}',
    summary: 'Chosen products of a company as JSON',
    access,
    parameters: z.strictObject({ platform, orgaSid: sid, productSid: sid, language: languageOrAll }),
    body: exportFilter,
    isDownload: true,
    answer: recordsOf(product),
  }),
  xlsx: call({
    method: 'GET',
    path: '/import/product/xlsx/{platform}/{orgaSid}/{language}',
    summary: 'Products of a company as a workbook',
    access,
    parameters: z.strictObject({ platform, orgaSid: sid, language: languageOrAll }),
    query: z.strictObject(lang),
    mediaType: workbookMediaType,
  }),
  xlsxFiltered: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/product/xlsx/{platform}/filtered/{orgaSid}/{language}',
    summary: 'Chosen products of a company as a workbook',
    access,
    parameters: z.strictObject({ platform, orgaSid: sid, language: languageOrAll }),
    query: z.strictObject(lang),
    mediaType: workbookMediaType,
    body: tableWish,
  }),
  csv: call({
    ...productFile,
    method: 'GET',
    path: '/import/product/csv/{platform}/{orgaSid}/{language}',
    summary: 'Products of a company as a text with commas',
    mediaType: 'text/csv',
  }),
  csvFiltered: call({
    ...chosenFile,
    body: tableWish,
    path: '/import/product/csv/{platform}/filtered/{orgaSid}/{language}',
    summary: 'Chosen products of a company as a text with commas',
    mediaType: 'text/csv',
  }),
  bmecat: call({
    ...productFile,
    method: 'GET',
    path: '/import/product/bmecat/{platform}/{orgaSid}/{language}',
    summary: 'Products of a company as a catalogue in BMEcat 2005',
    mediaType: 'application/xml',
  }),
  bmecatFiltered: call({
    ...chosenFile,
    path: '/import/product/bmecat/{platform}/filtered/{orgaSid}/{language}',
    summary: 'Chosen products of a company as a catalogue in BMEcat 2005',
    mediaType: 'application/xml',
  }),
  xchange: call({
    ...productFile,
    method: 'GET',
    path: '/import/product/xchange/{platform}/{orgaSid}/{language}',
    summary: 'Products of a company as ETIM xChange 1.1',
    isDownload: true,
    answer: xchangeFile,
  }),
  xchangeFiltered: call({
    ...chosenFile,
    path: '/import/product/xchange/{platform}/filtered/{orgaSid}/{language}',
    summary: 'Chosen products of a company as ETIM xChange 1.1',
    isDownload: true,
    answer: xchangeFile,
  }),
  /** As an import takes them again (behaviour B242). */
  termsXlsx: call({
    method: 'GET',
    path: '/import/term/xlsx/all',
    summary: 'All terms of the vocabulary as a workbook',
    access: { kind: 'entity', entity: 'term', action: 'read' },
    query: z.strictObject(lang),
    mediaType: workbookMediaType,
  }),
  termsCsv: call({
    method: 'GET',
    path: '/import/term/csv/all',
    summary: 'All terms of the vocabulary as a text with commas',
    access: { kind: 'entity', entity: 'term', action: 'read' },
    query: z.strictObject(lang),
    mediaType: 'text/csv',
  }),
  /** As an import takes them again (behaviour B361). */
  categoriesXlsx: call({
    method: 'GET',
    path: '/import/category/xlsx/{platform}',
    summary: 'All categories as they hang in the tree of a platform, as a workbook',
    access: { kind: 'entity', entity: 'category', action: 'read' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject(lang),
    mediaType: workbookMediaType,
  }),
  categoriesCsv: call({
    method: 'GET',
    path: '/import/category/csv/{platform}',
    summary: 'All categories as they hang in the tree of a platform, as a text with commas',
    access: { kind: 'entity', entity: 'category', action: 'read' },
    parameters: z.strictObject({ platform }),
    query: z.strictObject(lang),
    mediaType: 'text/csv',
  }),
  /** As an import takes them again (behaviour B362). */
  attributesXlsx: call({
    method: 'GET',
    path: '/import/attribute/xlsx/all',
    summary: 'All attributes as a workbook',
    access: { kind: 'entity', entity: 'attribute', action: 'read' },
    query: z.strictObject(lang),
    mediaType: workbookMediaType,
  }),
  attributesCsv: call({
    method: 'GET',
    path: '/import/attribute/csv/all',
    summary: 'All attributes as a text with commas',
    access: { kind: 'entity', entity: 'attribute', action: 'read' },
    query: z.strictObject(lang),
    mediaType: 'text/csv',
  }),
  /** What of it a file may be asked to have is told ahead. */
  columns: call({
    ...chosenFile,
    path: '/import/product/columns/{platform}/filtered/{orgaSid}/{language}',
    summary: 'The columns that a table of chosen products can have, with their first values',
    body: tableWish,
    answer: z.strictObject({ columns: z.array(offeredColumn) }),
  }),
  /** How many products a filtered download would have. */
  count: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/product/count/{platform}/filtered/{orgaSid}',
    summary: 'How many products a filtered download would have',
    access,
    parameters: z.strictObject({ platform, orgaSid: sid }),
    body: exportFilter,
    answer: withExample(z.strictObject({ products: z.number() }), { products: 1 }),
  }),
};
