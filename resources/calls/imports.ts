import { z } from 'zod';
import { languages } from '../languages.ts';
import { lists } from '../limits.ts';
import { platformKeys } from '../platforms.ts';
import { workbookMediaType } from '../workbookMediaType.ts';
import { call } from './call.ts';
import { jsonQuery } from './crud.ts';

/** What becomes of an import; `applied` is committed, `searchable` is found by the search too. */
export const importStates = [
  'queued',
  'running',
  'applied',
  'searchable',
  'refused',
  'failed',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a running import is busy with. */
export const importStages = ['queued', 'reading', 'comparing', 'writing', 'done'] as const;
export type ImportStage = (typeof importStages)[number];

/** One thing that is wrong or worth knowing. An issue of the whole file has no row. */
export const importIssue = z.strictObject({
  sheet: z.string().nullable(),
  /** As the sheet numbers it; in a JSON file the number of the product, from 1. */
  row: z.number().nullable(),
  /** The letter of the column; in a JSON file the path of the field. */
  column: z.string().nullable(),
  /** The article number, or the sid, of the row. */
  key: z.string().nullable(),
  value: z.string().nullable(),
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  /** What is wrong and what to do, in the reader's language. */
  message: z.string(),
  /** What was probably meant. */
  suggestion: z.string().nullable(),
});

/** One field of one product; of a created or deleted product only its `sid` is named. */
export const importChange = z.strictObject({
  key: z.string(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

const counts = {
  /** Rows of the file that are meant as products. */
  read: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  deleted: z.number(),
  /** Rows with faults. */
  failed: z.number(),
};

export const importSummary = z.strictObject({
  id: z.string(),
  state: z.enum(importStates),
  stage: z.enum(importStages),
  createdAt: z.string(),
  platform: z.string(),
  orgaSid: z.string(),
  fileName: z.string().nullable(),
  dryRun: z.boolean(),
  deleteOthers: z.boolean(),
  ...counts,
  seconds: z.number().nullable(),
  /** How many there are altogether. */
  issueCount: z.number(),
  changeCount: z.number(),
});

export const importReport = importSummary.extend({
  issues: z.array(importIssue),
  changes: z.array(importChange),
});

export type ImportIssue = z.infer<typeof importIssue>;
export type ImportChange = z.infer<typeof importChange>;
export type ImportSummary = z.infer<typeof importSummary>;
export type ImportReport = z.infer<typeof importReport>;

const lang = z.enum(languages).optional();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `range=[0,99]`: both ends included. */
const range = jsonQuery(z.tuple([z.int().min(0), z.int().min(0)]))
  .refine(([first, last]) => first <= last && last - first < lists.mostRows, { error: 'range-too-wide' })
  .optional();

/** How an import is to be run (api: Import). */
export const importQuery = z.strictObject({
  orgaSid: z.string().max(64).optional(),
  deleteOthers: flag.default(false),
  dryRun: flag.default(false),
  skipInvalid: flag.default(false),
  /** How many products may be deleted, as the dry run gave it. */
  confirm: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  lang,
});
export type ImportQuery = z.infer<typeof importQuery>;

/** What a file of products may come as, as the whole body. */
const rawTypes = ['application/octet-stream', 'application/zip', workbookMediaType] as const;

const ofPlatform = z.strictObject({ platform: z.enum(platformKeys) });
const ofReport = z.strictObject({ id: z.string().max(64) });

/** Uploads of products and the reports on them. The files themselves are streams, which no schema describes. */
export const importCalls = {
  json: call({
    method: 'POST',
    path: '/import/product/{platform}',
    summary: 'Imports products from JSON',
    access: { kind: 'entity', entity: 'product', action: 'create' },
    parameters: ofPlatform,
    query: importQuery,
    upload: { parts: ['orgaSid'], raw: ['application/json', ...rawTypes] },
    answer: importReport,
  }),
  xlsx: call({
    method: 'POST',
    path: '/import/product/xlsx/{platform}',
    summary: 'Imports products from a workbook',
    access: { kind: 'entity', entity: 'product', action: 'create' },
    parameters: ofPlatform,
    query: importQuery,
    upload: { parts: ['orgaSid'], raw: rawTypes },
    answer: importReport,
  }),
  reports: call({
    method: 'GET',
    path: '/import/report',
    summary: 'The imports of a platform, newest first',
    access: { kind: 'signedIn' },
    query: z.strictObject({
      platform: z.enum(platformKeys),
      orga: z.string().max(64).optional(),
      range,
      lang,
    }),
    answer: z.array(importSummary),
  }),
  report: call({
    method: 'GET',
    path: '/import/report/{id}',
    summary: 'The report of an import',
    access: { kind: 'signedIn' },
    parameters: ofReport,
    query: z.strictObject({ range, lang }),
    answer: importReport,
  }),
  /** Server-sent events: `progress` with a summary whenever it changes, `done` with the last one. */
  events: call({
    method: 'GET',
    path: '/import/report/{id}/events',
    summary: 'How an import goes on, as server-sent events',
    access: { kind: 'signedIn' },
    parameters: ofReport,
    query: z.strictObject({ lang }),
    mediaType: 'text/event-stream',
  }),
  /** The uploaded workbook with its faulty cells marked and explained. */
  markedWorkbook: call({
    method: 'GET',
    path: '/import/report/{id}/xlsx',
    summary: 'The uploaded workbook with its faults marked',
    access: { kind: 'signedIn' },
    parameters: ofReport,
    query: z.strictObject({ lang }),
    mediaType: workbookMediaType,
  }),
};
