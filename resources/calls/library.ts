import { z } from 'zod';
import { exampleHash } from '../address/exampleHash.ts';
import { imageKinds } from '../kinds/field.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { rangeQuery } from './rangeQuery.ts';
import { withExample } from './withExample.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/, { error: 'unknown-image' });
const ofCompany = z.strictObject({ platform: z.enum(platformKeys), orgaSid: z.string().min(1).max(64) });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The kind of what is no picture. */
export const paper = 'document';

const libraryItem = z.strictObject({
  /** A picture of that kind, or a document. */
  kind: z.enum([...imageKinds, paper]),
  hash: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  bytes: z.number().nullable(),
  createdAt: z.string(),
  /** Are its variants made? */
  isReady: z.boolean(),
  /** How many records show or name it. */
  useCount: z.number(),
  /** The first of them, by their keys. */
  uses: z.array(z.strictObject({ entity: z.string(), key: z.array(z.string()) })),
});

const replaced = withExample(z.strictObject({ replaced: z.number() }), { replaced: 3 });

/** All pictures and documents of a company, with where each is used. */
export const libraryCalls = {
  list: call({
    method: 'GET',
    path: '/import/media-library/{platform}/{orgaSid}',
    summary: 'The pictures and documents of a company, newest first, with where each is used',
    access: { kind: 'entity', entity: 'image', action: 'read' },
    parameters: ofCompany,
    query: z.strictObject({ unused: flag.default(false), ...rangeQuery, ...lang }),
    answer: withExample(z.array(libraryItem), [
      {
        kind: 'productImage',
        hash: exampleHash,
        width: 1800,
        height: 1200,
        bytes: 240_118,
        createdAt: '2026-01-31T08:15:00.000Z',
        isReady: true,
        useCount: 1,
        uses: [{ entity: 'product', key: ['alpenfenster', 'f1'] }],
      },
    ]),
  }),
  /** Every record of the company that shows the one shows the other then; each of them is a change that can be undone. */
  replace: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/media-library/{platform}/{orgaSid}/replace',
    summary: 'Shows another picture wherever one of the company is shown',
    access: { kind: 'entity', entity: 'image', action: 'update' },
    parameters: ofCompany,
    query: z.strictObject(lang),
    body: withExample(z.strictObject({ kind: z.enum(imageKinds), hash, by: hash }), {
      kind: 'productImage',
      hash: exampleHash,
      by: exampleHash,
    }),
    answer: replaced,
  }),
};

export type LibraryItem = z.infer<typeof libraryItem>;
export const replacedCount = replaced;
