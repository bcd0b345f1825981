import { z } from 'zod';
import { shortlist } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

const platform = z.enum(platformKeys);

/** A product on a list, as `orgaSid/productSid`. */
export const productPlace = z
  .string()
  .max(140)
  .regex(/^[^/,]{1,64}\/[^/,]{1,64}$/, { error: 'product-place' });

const entry = z.strictObject({
  product: withExample(productPlace, 'alpenfenster/f1'),
  quantity: withExample(z.number().min(0).max(shortlist.mostQuantity), 12).optional(),
  note: withExample(z.string().max(shortlist.longestNote), 'Treppenhaus').optional(),
});

const list = z.strictObject({
  /** Made by the browser that began the list. */
  sid: withExample(z.string().regex(/^[\w-]{1,40}$/, { error: 'sid-shape' }), 'first'),
  name: withExample(z.string().max(shortlist.longestName), 'Neubau Chur'),
  entries: z.array(entry).max(shortlist.most),
});

export const ownLists = z.array(list).max(shortlist.mostLists);

/** 0 where nothing was ever kept. */
const version = withExample(z.number().int().min(0), 3);

/** The lists of products of whoever is signed in (behaviour B454). */
export const ownListCalls = {
  read: call({
    method: 'GET',
    path: '/{platform}/own-lists',
    summary: 'The lists of products that the account keeps',
    access: { kind: 'visitors', isSignedIn: true },
    parameters: z.strictObject({ platform }),
    answer: z.strictObject({
      /** Tells accounts apart and says nothing of them. */
      owner: withExample(z.string(), '5f1d7a84db00d2fc'),
      version,
      lists: ownLists,
    }),
  }),
  /** A browser without a token may send it too: it writes nothing but what is its reader's own. */
  write: call({
    method: 'PUT',
    sentAgain: 'harmless',
    path: '/{platform}/own-lists',
    summary: 'Keeps these lists in place of all that the account keeps',
    access: { kind: 'visitors', isSignedIn: true },
    isOpenToCookie: true,
    parameters: z.strictObject({ platform }),
    /** `version` is that of the lists which the sender has seen: 409 where they have changed since. */
    body: withExample(z.strictObject({ version, lists: ownLists }), {
      version: 3,
      lists: [{ sid: 'first', name: 'Neubau Chur', entries: [{ product: 'alpenfenster/f1', quantity: 12 }] }],
    }),
    answer: z.strictObject({ version }),
  }),
};

export type OwnList = z.infer<typeof list>;
