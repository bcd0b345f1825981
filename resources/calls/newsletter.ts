import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

/** What stands in the links of our mails. */
export const linkToken = z.string().regex(/^[\w-]{20,100}$/, { error: 'link-token' });
/** What a link of a mail asks for: the page has a button for it, as programs that look through mails open links too. */
export const newsletterWishes = ['confirm', 'unsubscribe'] as const;
export type NewsletterWish = (typeof newsletterWishes)[number];

/** What the newsletter page says: what a link is for, what its button did, or what became of a form without script. */
export const newsletterStates = [
  ...newsletterWishes,
  'confirmed',
  'unsubscribed',
  'done',
  'failed',
  'expired',
] as const;
export type NewsletterState = (typeof newsletterStates)[number];

const token = z.strictObject({ token: linkToken });
const wish = z.strictObject({ state: z.enum(newsletterWishes) });
const state = z.strictObject({ state: z.enum(['confirmed', 'unsubscribed']) });
const ofLink = {
  access: { kind: 'open' },
  parameters: token,
  query: z.strictObject(lang),
  perMinute: 60,
} as const;

/** The newsletter: nothing is sent to an address before its owner has confirmed it (behaviour B127). */
export const newsletterCalls = {
  subscribe: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/newsletter',
    statuses: [202],
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
    isCookieBlind: true,
    perMinute: 10,
  }),
  confirmLink: call({
    ...ofLink,
    method: 'GET',
    path: '/newsletter/confirm/{token}',
    summary: 'Leads to the button that confirms an address for the newsletter; changes nothing',
    answer: wish,
  }),
  confirm: call({
    ...ofLink,
    method: 'POST',
    sentAgain: 'harmless',
    path: '/newsletter/confirm/{token}',
    summary: 'Confirms an address for the newsletter',
    isCookieBlind: true,
    answer: state,
  }),
  unsubscribeLink: call({
    ...ofLink,
    method: 'GET',
    path: '/newsletter/unsubscribe/{token}',
    summary: 'Leads to the button that ends the newsletter for an address; changes nothing',
    answer: withExample(wish, { state: 'unsubscribe' }),
  }),
  unsubscribe: call({
    ...ofLink,
    method: 'POST',
    sentAgain: 'harmless',
    path: '/newsletter/unsubscribe/{token}',
    summary: 'Ends the newsletter for an address',
    isCookieBlind: true,
    answer: withExample(state, { state: 'unsubscribed' }),
  }),
};
