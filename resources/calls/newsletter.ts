import { z } from 'zod';
import { languages } from '../languages.ts';
import { platformKeys } from '../platforms.ts';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

const token = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/, { error: 'link-token' }) });
/** What the newsletter page says: what a mail's link did, or what became of a form that was sent without script. */
export const newsletterStates = ['confirmed', 'unsubscribed', 'done', 'failed', 'expired'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

const state = z.strictObject({ state: z.enum(['confirmed', 'unsubscribed']) });

/** The newsletter: nothing is sent to an address before its owner has confirmed it (behaviour B127). */
export const newsletterCalls = {
  subscribe: call({
    method: 'POST',
    path: '/newsletter',
    summary: 'Asks for the newsletter; a mail to confirm follows',
    access: { kind: 'open' },
    body: withExample(
      z.strictObject({
        email: z.string().trim().pipe(z.email().max(200)),
        language: z.enum(languages),
        platform: z.enum(platformKeys),
      }),
      { email: 'neu@example.com', language: 'de', platform: 'CH' },
    ),
    perMinute: 10,
  }),
  confirm: call({
    method: 'GET',
    path: '/newsletter/confirm/{token}',
    summary: 'Confirms an address for the newsletter',
    access: { kind: 'open' },
    parameters: token,
    answer: state,
    perMinute: 60,
  }),
  unsubscribe: call({
    method: 'GET',
    path: '/newsletter/unsubscribe/{token}',
    summary: 'Ends the newsletter for an address',
    access: { kind: 'open' },
    parameters: token,
    answer: withExample(state, { state: 'unsubscribed' }),
    perMinute: 60,
  }),
};
