import { z } from 'zod';
import { day } from '../kinds/day.ts';
import { attribute } from '../entities/attribute.ts';
import { category } from '../entities/category.ts';
import { orgaInfo } from '../entities/orgaInfo.ts';
import { orga } from '../entities/orga.ts';
import { product } from '../entities/product.ts';
import { retailerData } from '../entities/retailerData.ts';
import { term } from '../entities/term.ts';
import type { Entity } from '../entity.ts';
import { importMediaTypes } from '../exchange/importFormats.ts';
import { platformKeys } from '../platform/platforms.ts';
import { workbookMediaType } from '../exchange/workbookMediaType.ts';
import { call } from './call.ts';
import { importReport, importSummary } from './importReport.ts';
import { lang } from './lang.ts';
import { rangeQuery } from './rangeQuery.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** How a file is to be taken (behaviour B83, B84, B85, B91). */
const uploadQuery = z.strictObject({
  orgaSid: z.string().max(64).optional(),
  dryRun: flag.default(false),
  skipInvalid: flag.default(false),
  /** How many records may be deleted, as the dry run gave it. */
  confirm: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'whole-number' })
    .transform(Number)
    .optional(),
  ...lang,
});
const importQuery = uploadQuery.extend({ deleteOthers: flag.default(false) });
/** A blacklist names what is to be removed, a whitelist what alone is to stay; which one it is must be said. */
const listQuery = uploadQuery.extend({ isBlackList: flag.optional() });
export type ImportQuery = z.infer<typeof uploadQuery> &
  Partial<Pick<z.infer<typeof importQuery>, 'deleteOthers'> & Pick<z.infer<typeof listQuery>, 'isBlackList'>>;

/** What an element does not mention stays; `null` empties (behaviour B87). */
const partOf = (entity: Entity) => ({ entity, use: 'part' }) as const;

const ofPlatform = z.strictObject({ platform: z.enum(platformKeys) });
const ofReport = z.strictObject({ id: z.string().max(64) });

/** Uploads and the reports on them. The files themselves are streams, which no schema describes. */
export const importCalls = {
  json: call({
    name: 'importProducts',
    method: 'POST',
    sentAgain: 'once',
    path: '/import/product/{platform}',
    summary: 'Imports products from JSON',
    access: { kind: 'entity', entity: 'product', action: 'create' },
    parameters: ofPlatform,
    query: importQuery,
    upload: {
      isImport: true,
      parts: ['orgaSid'],
      raw: importMediaTypes,
      example: [product.example],
      listOf: partOf(product),
    },
    answer: importReport,
  }),
  xlsx: call({
    name: 'importProductFile',
    method: 'POST',
    sentAgain: 'once',
    path: '/import/product/xlsx/{platform}',
    summary: 'Imports products from a workbook',
    access: { kind: 'entity', entity: 'product', action: 'create' },
    parameters: ofPlatform,
    query: importQuery,
    upload: {
      isImport: true,
      parts: ['orgaSid'],
      raw: importMediaTypes,
      example: [product.example],
      listOf: partOf(product),
    },
    answer: importReport,
  }),
  /** Parts of companies by their sid: what one does not mention stays, `null` clears (RFC 7396, JSON Merge Patch). */
  orgas: call({
    name: 'changeOrgas',
    method: 'PATCH',
    sentAgain: 'once',
    path: '/import/orga/{platform}',
    summary: 'Changes parts of several companies',
    access: { kind: 'entity', entity: 'orga', action: 'update' },
    hasNoVersion: true,
    parameters: ofPlatform,
    query: uploadQuery,
    upload: {
      isImport: true,
      parts: ['orgaSid'],
      raw: ['application/json'],
      example: [{ sid: 'alpenfenster', orgaDetails: { name: 'Alpenfenster AG' } }],
      listOf: partOf(orga),
    },
    answer: importReport,
  }),
  orgaInfos: call({
    name: 'importOrgaInfos',
    method: 'POST',
    sentAgain: 'once',
    path: '/import/orga-info/json/{platform}',
    summary: 'Imports infos of companies from JSON',
    access: { kind: 'entity', entity: 'orgaInfo', action: 'create' },
    parameters: ofPlatform,
    query: uploadQuery,
    upload: {
      isImport: true,
      parts: ['orgaSid'],
      raw: ['application/json'],
      example: [orgaInfo.example],
      listOf: partOf(orgaInfo),
    },
    answer: importReport,
  }),
  offers: call({
    name: 'importOffers',
    method: 'POST',
    sentAgain: 'once',
    path: '/import/retailer/{platform}',
    summary: 'Imports the offers of a retailer from JSON',
    access: { kind: 'entity', entity: 'retailerData', action: 'create' },
    parameters: ofPlatform,
    query: importQuery,
    upload: {
      isImport: true,
      parts: ['orgaSid'],
      raw: ['application/json'],
      example: [retailerData.example],
      listOf: partOf(retailerData),
    },
    answer: importReport,
  }),
  /** Of a table too: by our own columns, or ETIM's `ARTCLASSID` and `CLASSSYNONYM` (behaviour B242). */
  terms: call({
    name: 'importTerms',
    method: 'POST',
    sentAgain: 'once',
    path: '/import/term/file/{platform}',
    summary: 'Imports terms of the vocabulary',
    access: { kind: 'entity', entity: 'term', action: 'create' },
    parameters: ofPlatform,
    query: uploadQuery.omit({ orgaSid: true }),
    upload: { isImport: true, raw: importMediaTypes, example: [term.example], listOf: partOf(term) },
    answer: importReport,
  }),
  /** Of a table: by sid, what is above it, names, terms, classes and what it asks for, in the tree of the platform (behaviour B361). */
  categories: call({
    name: 'importCategories',
    method: 'POST',
    sentAgain: 'once',
    path: '/import/category/file/{platform}',
    summary: 'Imports categories and where they hang in the tree of a platform',
    access: { kind: 'entity', entity: 'category', action: 'create' },
    parameters: ofPlatform,
    query: uploadQuery.omit({ orgaSid: true }),
    upload: { isImport: true, raw: importMediaTypes, example: [category.example], listOf: partOf(category) },
    answer: importReport,
  }),
  /** Of a table by our own columns (behaviour B362), or ETIM's tables in a zip as they are published (behaviour B363). */
  attributes: call({
    name: 'importAttributes',
    method: 'POST',
    sentAgain: 'once',
    path: '/import/attribute/file/{platform}',
    summary: 'Imports attributes, their choices and which categories ask for them',
    access: { kind: 'entity', entity: 'attribute', action: 'create' },
    parameters: ofPlatform,
    query: uploadQuery.omit({ orgaSid: true }),
    upload: {
      isImport: true,
      raw: importMediaTypes,
      example: [attribute.example],
      listOf: partOf(attribute),
    },
    answer: importReport,
  }),
  removeProducts: call({
    name: 'removeProducts',
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/product/{platform}',
    summary: 'Removes the products that a list names, or all others',
    access: { kind: 'entity', entity: 'product', action: 'delete' },
    hasNoVersion: true,
    parameters: ofPlatform,
    query: listQuery,
    upload: { isImport: true, parts: ['orgaSid'], raw: importMediaTypes, example: ['neu'] },
    answer: importReport,
  }),
  removeOffers: call({
    name: 'removeOffers',
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/retailer/json/{platform}',
    summary: 'Removes the offers of a retailer that a list names, or all others',
    access: { kind: 'entity', entity: 'retailerData', action: 'delete' },
    hasNoVersion: true,
    parameters: ofPlatform,
    query: listQuery,
    upload: {
      isImport: true,
      parts: ['orgaSid'],
      raw: ['application/json'],
      example: [{ manufacturerSid: 'alpenfenster', productSid: 'f1' }],
      listOf: partOf(retailerData),
    },
    answer: importReport,
  }),
  reports: call({
    name: 'listReports',
    method: 'GET',
    path: '/import/report',
    summary: 'The imports of a platform, newest first',
    access: { kind: 'signedIn' },
    keyScope: 'any',
    query: z.strictObject({
      platform: z.enum(platformKeys),
      orga: z.string().max(64).optional(),
      /** Only those that the caller has started and that have not ended. */
      running: flag.default(false),
      /** Only dry runs, or none of them. */
      dryRuns: flag.optional(),
      /** Only those that failed or were refused. */
      failed: flag.default(false),
      /** Only those that were sent on this day or later. */
      since: day.optional(),
      ...rangeQuery,
      ...lang,
    }),
    answer: z.array(importSummary),
  }),
  report: call({
    name: 'getReport',
    method: 'GET',
    path: '/import/report/{id}',
    summary: 'The report of an import',
    access: { kind: 'signedIn' },
    keyScope: 'any',
    parameters: ofReport,
    answeredHeaders: { 'Retry-After': 'When to look again, in seconds; none once nothing more is to come.' },
    query: z.strictObject({ ...rangeQuery, ...lang }),
    answer: importReport,
  }),
  /**
   * Server-sent events: `progress` with a summary whenever it changes, `done` with the last one, once the search finds what
   * was written. 204 to whoever knows that one already.
   */
  events: call({
    name: 'getReportEvents',
    method: 'GET',
    path: '/import/report/{id}/events',
    summary: 'How an import goes on, as server-sent events',
    access: { kind: 'signedIn' },
    keyScope: 'any',
    parameters: ofReport,
    query: z.strictObject(lang),
    sentHeaders: {
      'Last-Event-ID': [
        'The id of the last event that was read: what it told is not told again.',
        'running.reading.120.0',
      ],
    },
    mediaType: 'text/event-stream',
    statuses: [200, 204],
  }),
  /** The uploaded workbook with its faulty cells marked and explained. */
  markedWorkbook: call({
    name: 'getReportWorkbook',
    method: 'GET',
    path: '/import/report/{id}/xlsx',
    summary: 'The uploaded workbook with its faults marked',
    access: { kind: 'signedIn' },
    keyScope: 'any',
    parameters: ofReport,
    query: z.strictObject(lang),
    mediaType: workbookMediaType,
  }),
};
