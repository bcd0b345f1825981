import { z } from 'zod';
import { day } from '../kinds/day.ts';
import { keyScopes } from '../platform/keyScopes.ts';
import { keys } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { said } from './shown.ts';
import { withExample } from './withExample.ts';

const sid = withExample(z.string().regex(/^[\w-]{1,64}$/, { error: 'sid-shape' }), 'k3v9m2x7q4b8n1zc');
const name = withExample(z.string().trim().min(1).max(80), 'SAP');
const scopes = withExample(z.array(z.enum(keyScopes)).min(1).max(keyScopes.length), ['read', 'products']);
const until = withExample(day, '2027-12-31');
const at = withExample(z.string(), '2026-01-31T08:15:00.000Z');

const key = z.strictObject({
  /** Also its `client_id`. */
  sid,
  name,
  /** Whom it acts for, the company first that keeps it; none for a key of the whole platform. */
  companies: z.array(z.strictObject({ sid: said.orgaSid, name: said.orgaName.nullable() })),
  scopes,
  /** The last day on which it opens anything. */
  until: until.nullable(),
  /** Its last day has passed. */
  hasEnded: z.boolean(),
  /** Whose rights bound what it may do: who made it, or replaced its secret last. */
  maker: withExample(z.string(), 'supplier').nullable(),
  /** Has that account lost the rights that the key was lent? Then it opens nothing until somebody else replaces its secret. */
  isPowerless: z.boolean(),
  madeAt: at,
  /** To some minutes; null for one that nobody has used. */
  usedAt: at.nullable(),
  /** Until when the secret before goes on beside the one that replaced it. */
  formerUntil: at.nullable(),
});

/** A key with its secret, which is shown this once; null where the same call comes again. */
const shownKey = key.extend({
  secret: withExample(
    z.string().nullable(),
    'bsk_k3v9m2x7q4b8n1zc_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg3kXq9Z',
  ),
});

const ofPlatform = z.strictObject({ platform: z.enum(platformKeys) });
const ofKey = ofPlatform.extend({ sid });
const query = z.strictObject(lang);
const access = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ kind: 'entity', entity: 'accessKey', action }) as const;

/** Keys of machines (behaviours B544 to B547). */
export const keyCalls = {
  list: call({
    method: 'GET',
    path: '/import/key/{platform}',
    summary: 'The keys of the caller’s companies, the newest first',
    access: access('read'),
    parameters: ofPlatform,
    query: query.extend({ orgaSid: z.string().min(1).max(64).optional() }),
    answer: z.array(key),
  }),
  make: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/key/{platform}',
    statuses: [201],
    summary: 'Makes a key; its secret is shown this once',
    access: access('create'),
    parameters: ofPlatform,
    query,
    body: withExample(
      z.strictObject({
        name,
        companies: withExample(z.array(z.string().min(1).max(64)).max(keys.mostCompanies), ['alpenfenster']),
        scopes,
        until: until.nullable().optional(),
      }),
      { name: 'SAP', companies: ['alpenfenster'], scopes: ['read', 'products'] },
    ),
    answer: shownKey,
    hasNoVersion: true,
  }),
  rotate: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/key/{platform}/{sid}/rotate',
    summary:
      'Replaces the secret of a key, which is the caller’s from now on; the former one goes on for some days',
    access: access('update'),
    parameters: ofKey,
    query,
    body: withExample(
      z.strictObject({ overlapDays: z.number().int().min(0).max(30).default(keys.overlapDays) }),
      { overlapDays: keys.overlapDays },
    ),
    answer: shownKey,
    hasNoVersion: true,
  }),
  revoke: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/key/{platform}/{sid}',
    summary: 'Revokes a key at once, with every token that was given for it',
    access: access('delete'),
    parameters: ofKey,
    query,
    hasNoVersion: true,
  }),
};

export type AccessKey = z.infer<typeof key>;
export type ShownAccessKey = z.infer<typeof shownKey>;
export type WantedKey = z.infer<typeof keyCalls.make.body>;
