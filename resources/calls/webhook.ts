import { z } from 'zod';
import { keys, webhooks } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { webhookKinds } from '../platform/webhookKinds.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { said } from './shown.ts';
import { withExample } from './withExample.ts';

const sid = withExample(z.string().regex(/^[\w-]{1,64}$/, { error: 'sid-shape' }), 'w7k2m9x4q1b5n8zc');
const name = withExample(z.string().trim().min(1).max(80), 'SAP');
const url = withExample(z.string().trim().min(1).max(500), 'https://erp.example.com/hooks/baustein');
const kinds = withExample(z.array(z.enum(webhookKinds)).min(1).max(webhookKinds.length), [
  'product',
  'import',
]);
const at = withExample(z.string(), '2026-01-31T08:15:00.000Z');

/** Why nothing is sent: switched off by hand, nothing got through for days, or the target said 410. */
export const offReasons = ['byHand', 'failing', 'gone'] as const;
export type OffReason = (typeof offReasons)[number];

const webhook = z.strictObject({
  sid,
  name,
  /** Of whose records it tells; null for the whole platform. */
  company: z.strictObject({ sid: said.orgaSid, name: said.orgaName.nullable() }).nullable(),
  url,
  kinds,
  /** Null while it is on. */
  off: withExample(z.enum(offReasons), 'failing').nullable(),
  /** Whose rights bound what it tells: who made it, or changed it last. */
  maker: withExample(z.string(), 'supplier').nullable(),
  /** Has that account lost the right? Then nothing is sent until somebody else saves it. */
  isPowerless: z.boolean(),
  madeAt: at,
  /** When one got through last. */
  deliveredAt: at.nullable(),
  /** Since when nothing gets through. */
  failingSince: at.nullable(),
  /** When it is tried again at the earliest, where it rests. */
  pausedUntil: at.nullable(),
  /** Deliveries that have not got through yet. */
  waiting: withExample(z.number().int(), 0),
  /** Until when deliveries are signed with the former secret too. */
  formerUntil: at.nullable(),
});

/** A webhook with its secret, which is shown this once; null where the same call comes again. */
const shownWebhook = webhook.extend({
  secret: withExample(z.string().nullable(), 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='),
});

/** Why a delivery did not get through, beside the status that was answered. */
export const deliveryFaults = [
  'address-form',
  'address-unknown',
  'address-not-public',
  'address-port',
  'fetch-failed',
  'fetch-too-slow',
] as const;

const delivery = z.strictObject({
  /** The `webhook-id` under which it is sent, however often. */
  id: withExample(z.string(), 'msg_5f1d0c3b9a7e4f2d8c6b5a4f3e2d1c0b'),
  type: withExample(z.string(), 'product.changed'),
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** How many records it names. */
  items: withExample(z.number().int(), 1),
  attempts: withExample(z.number().int(), 1),
  madeAt: at,
  lastAt: at.nullable(),
  nextAt: at.nullable(),
  status: withExample(z.number().int(), 200).nullable(),
  fault: withExample(z.enum(deliveryFaults), 'fetch-too-slow').nullable(),
  tookMs: withExample(z.number().int(), 120).nullable(),
});

const ofPlatform = z.strictObject({ platform: z.enum(platformKeys) });
const ofWebhook = ofPlatform.extend({ sid });
const ofDelivery = ofWebhook.extend({
  id: withExample(z.string().min(1).max(64), 'msg_5f1d0c3b9a7e4f2d8c6b5a4f3e2d1c0b'),
});
const query = z.strictObject(lang);
const access = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ kind: 'entity', entity: 'webhook', action }) as const;

/** Webhooks (behaviours B607 to B614). */
export const webhookCalls = {
  list: call({
    method: 'GET',
    path: '/import/webhook/{platform}',
    summary: 'The webhooks of the caller’s companies, the newest first',
    access: access('read'),
    parameters: ofPlatform,
    query: query.extend({ orgaSid: z.string().min(1).max(64).optional() }),
    answer: z.array(webhook),
  }),
  make: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/webhook/{platform}',
    statuses: [201],
    summary: 'Makes a webhook; its secret is shown this once',
    access: access('create'),
    parameters: ofPlatform,
    query,
    body: withExample(
      z.strictObject({
        name,
        /** Of whose records it tells; null for the whole platform, which administrators make. */
        company: withExample(z.string().min(1).max(64), 'alpenfenster').nullable(),
        url,
        kinds,
      }),
      {
        name: 'SAP',
        company: 'alpenfenster',
        url: 'https://erp.example.com/hooks/baustein',
        kinds: ['product', 'import'],
      },
    ),
    answer: shownWebhook,
    hasNoVersion: true,
  }),
  change: call({
    method: 'PUT',
    sentAgain: 'harmless',
    path: '/import/webhook/{platform}/{sid}',
    summary:
      'Changes a webhook, which is the caller’s from now on, or switches it off and on; on again, it goes on where it stood',
    access: access('update'),
    parameters: ofWebhook,
    query,
    body: withExample(z.strictObject({ name, url, kinds, isOn: z.boolean() }), {
      name: 'SAP',
      url: 'https://erp.example.com/hooks/baustein',
      kinds: ['product', 'import'],
      isOn: true,
    }),
    answer: webhook,
    hasNoVersion: true,
  }),
  rotate: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/webhook/{platform}/{sid}/rotate',
    summary: 'Replaces the secret of a webhook; for some days deliveries are signed with the former one too',
    access: access('update'),
    parameters: ofWebhook,
    query,
    body: withExample(
      z.strictObject({ overlapDays: z.number().int().min(0).max(30).default(keys.overlapDays) }),
      { overlapDays: keys.overlapDays },
    ),
    answer: shownWebhook,
    hasNoVersion: true,
  }),
  remove: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/webhook/{platform}/{sid}',
    summary: 'Deletes a webhook with what waits to be sent',
    access: access('delete'),
    parameters: ofWebhook,
    query,
    hasNoVersion: true,
  }),
  test: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/webhook/{platform}/{sid}/test',
    statuses: [202],
    summary: 'Sends a delivery of the type `test`, once',
    access: access('update'),
    parameters: ofWebhook,
    query,
    answer: delivery,
    hasNoVersion: true,
  }),
  deliveries: call({
    method: 'GET',
    path: '/import/webhook/{platform}/{sid}/deliveries',
    summary: 'The last deliveries of a webhook, the newest first',
    access: access('read'),
    parameters: ofWebhook,
    query,
    answer: z.array(delivery).max(webhooks.shownDeliveries),
  }),
  resend: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/webhook/{platform}/{sid}/deliveries/{id}/resend',
    statuses: [202],
    summary: 'Sends a delivery again, under the same id',
    access: access('update'),
    parameters: ofDelivery,
    query,
    answer: delivery,
    hasNoVersion: true,
  }),
};

export type Webhook = z.infer<typeof webhook>;
export type ShownWebhook = z.infer<typeof shownWebhook>;
export type WantedWebhook = z.infer<typeof webhookCalls.make.body>;
export type ChangedWebhook = z.infer<typeof webhookCalls.change.body>;
export type WebhookDelivery = z.infer<typeof delivery>;
