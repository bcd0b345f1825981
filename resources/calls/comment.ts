import { z } from 'zod';
import { comments } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { jsonQuery } from './jsonQuery.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

const comment = z.strictObject({
  id: withExample(z.number(), 17),
  at: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
  username: withExample(z.string(), 'supplier').nullable(),
  /** Null for one that its author took back. */
  text: withExample(z.string(), 'Das Mass ist geprüft.').nullable(),
  isOwn: z.boolean(),
});

const place = { platform: z.enum(platformKeys), entity: z.string().max(64) };
/** The values of the record's key, as a JSON list. */
const query = z.strictObject({ key: jsonQuery(z.array(z.string().max(64)).min(1).max(8)), ...lang });
const thread = z.strictObject({
  /** The latest ones, in their order. */
  comments: z.array(comment),
});

/** What those who may change a record say about it (behaviour B500), of entities that declare `comments`. */
export const commentCalls = {
  list: call({
    method: 'GET',
    path: '/import/comment/{platform}/{entity}',
    summary: 'What is said about a record, by those who may change it',
    access: { kind: 'signedIn' },
    parameters: z.strictObject(place),
    query,
    answer: thread,
  }),
  create: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/comment/{platform}/{entity}',
    summary: 'Says something about a record',
    access: { kind: 'signedIn' },
    parameters: z.strictObject(place),
    query,
    body: withExample(z.strictObject({ text: z.string().trim().min(1).max(comments.longest) }), {
      text: 'Das Mass ist geprüft.',
    }),
    answer: thread,
  }),
  delete: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/comment/{platform}/{entity}/{id}',
    summary: 'Takes back what one has said about a record oneself',
    access: { kind: 'signedIn' },
    hasNoVersion: true,
    parameters: z.strictObject({ ...place, id: z.string().regex(/^\d{1,15}$/, { error: 'whole-number' }) }),
    query,
    answer: thread,
  }),
};

export type Comment = z.infer<typeof comment>;
export type Thread = z.infer<typeof thread>;
