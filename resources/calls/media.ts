import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { rangeQuery } from './rangeQuery.ts';
import { withExample } from './withExample.ts';

/**
 * What becomes of a picture or document: `proposed` until somebody says go, then `waiting`, `fetched` (what lies at an
 * address), `stored` (shown by its product), `ready` (its variants are made); or `failed` with the reason. `unmatched` is of
 * no product, `double` has the content of another one, `left` is no picture and no document, `stopped` was not waited for.
 */
export const mediaStates = [
  'proposed',
  'unmatched',
  'double',
  'left',
  'waiting',
  'fetched',
  'stored',
  'ready',
  'failed',
  'stopped',
] as const;
export type MediaState = (typeof mediaStates)[number];

/** Where a product shows it. */
export const mediaPlaces = ['images', 'media', 'documents'] as const;
export type MediaPlace = (typeof mediaPlaces)[number];

const deliveryStates = ['proposed', 'running', 'done', 'stopped'] as const;

const item = z.strictObject({
  id: z.number(),
  /** Name with its folders, or the address. */
  path: z.string(),
  kind: z.enum(['picture', 'document', 'unknown']),
  place: z.enum(mediaPlaces),
  productSid: z.string().nullable(),
  /** By what it is of that product: its article number, GTIN, sid, the folder, the row of an import, or `hand`. */
  matchedBy: z.string().nullable(),
  matchedValue: z.string().nullable(),
  /** Its place among those of its product that came with it, from 0. */
  number: z.number(),
  bytes: z.number().nullable(),
  state: z.enum(mediaStates),
  reason: z.string().nullable(),
  /** Why, in the reader's language. */
  message: z.string().nullable(),
  /** Of the stored picture or document. */
  hash: z.string().nullable(),
});

const summary = z.strictObject({
  id: z.string(),
  orgaSid: z.string(),
  state: z.enum(deliveryStates),
  /** Files that were sent, or addresses in the file of an import, of which the id is that one's. */
  origin: z.enum(['files', 'import']),
  fileName: z.string().nullable(),
  createdAt: z.string(),
  /** How many are in each state. */
  counts: z.record(z.enum(mediaStates), z.number()),
  /** How many products get something. */
  products: z.number(),
});

const summaryExample = {
  id: '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11',
  orgaSid: 'alpenfenster',
  state: 'proposed',
  origin: 'files',
  fileName: 'fotos.zip',
  createdAt: '2026-01-31T08:15:00.000Z',
  counts: {
    proposed: 2,
    unmatched: 1,
    double: 0,
    left: 0,
    waiting: 0,
    fetched: 0,
    stored: 0,
    ready: 0,
    failed: 0,
    stopped: 0,
  },
  products: 1,
} as const;

const itemExample = {
  id: 1,
  path: 'Fotos/N-1_1.jpg',
  kind: 'picture',
  place: 'images',
  productSid: 'n-1',
  matchedBy: 'articleNumber',
  matchedValue: 'N-1',
  number: 0,
  bytes: 812_345,
  state: 'proposed',
  reason: null,
  message: null,
  hash: null,
} as const;

const delivery = withExample(summary, summaryExample);
const deliveryWithItems = withExample(
  summary.extend({
    /** Those of the page that was asked for, of `itemCount`. */
    items: z.array(item),
    itemCount: z.number(),
    /** What the company may still take in today, before it is refused. */
    left: z.strictObject({ pictures: z.number(), megapixels: z.number(), megabytes: z.number() }),
  }),
  {
    ...summaryExample,
    items: [itemExample],
    itemCount: 1,
    left: { pictures: 1990, megapixels: 39_000, megabytes: 1800 },
  },
);

export type MediaDelivery = z.infer<typeof delivery>;
export type MediaDeliveryWithItems = z.infer<typeof deliveryWithItems>;
export type MediaItemShown = z.infer<typeof item>;

const platform = z.enum(platformKeys);
const ofDelivery = z.strictObject({ platform, id: z.string().max(64) });
const query = z.strictObject(lang);

/** Pictures and documents by the thousand: matched with products first, stored when somebody says go. * They are the affair of who keeps the company, as of mappings and all files of imports.
 */
export const mediaCalls = {
  list: call({
    method: 'GET',
    path: '/import/media/{platform}',
    summary: 'The deliveries of pictures and documents of a company, newest first',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    parameters: z.strictObject({ platform }),
    query: z.strictObject({ orgaSid: z.string().max(64), ...rangeQuery, ...lang }),
    answer: z.array(delivery),
  }),
  /** Nothing is written but the proposal: what would become of each file (behaviour B351). */
  propose: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/media/{platform}',
    statuses: [201],
    summary: 'Matches uploaded files with products: a dry run',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    parameters: z.strictObject({ platform }),
    query,
    body: withExample(
      z.strictObject({
        orgaSid: z.string().min(1).max(64),
        /** Finished uploads: pictures, documents, zip files of them. */
        uploads: z.array(z.string().max(64)).min(1).max(4000),
      }),
      { orgaSid: 'alpenfenster', uploads: ['6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11'] },
    ),
    answer: delivery,
  }),
  read: call({
    method: 'GET',
    path: '/import/media/{platform}/{id}',
    summary: 'A delivery with its pictures and documents and what becomes of each',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    parameters: ofDelivery,
    query: z.strictObject({ state: z.enum(mediaStates).optional(), ...rangeQuery, ...lang }),
    answer: deliveryWithItems,
  }),
  /** From then on it is an import, of the same id: with a report, and undone as one. */
  start: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/media/{platform}/{id}/start',
    summary: 'Has the matched pictures and documents of a delivery stored',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    parameters: ofDelivery,
    query,
    answer: delivery,
  }),
  /**
   * What nothing was found for, of a delivery that waits or within seven days of its end; of one that waits, what was matched
   * wrongly too. One that has ended goes on, as the same import.
   */
  assign: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/media/{platform}/{id}/assign',
    summary: 'Says of which product pictures and documents of a delivery are',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    parameters: ofDelivery,
    query,
    body: withExample(
      z.strictObject({
        items: z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(1000),
        productSid: z.string().min(1).max(64),
      }),
      { items: [1], productSid: 'n-1' },
    ),
    answer: delivery,
  }),
  /** What is stored stays until the import is undone. */
  stop: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/media/{platform}/{id}',
    summary: 'Drops a proposed delivery, or what still waits of one',
    access: { kind: 'entity', entity: 'mapping', action: 'create' },
    keyScope: 'pictures',
    hasNoVersion: true,
    parameters: ofDelivery,
    query,
  }),
};
