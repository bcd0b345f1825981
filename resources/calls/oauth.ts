import { z } from 'zod';
import { keyScopes } from '../platform/keyScopes.ts';
import { keys } from '../limits.ts';
import { call } from './call.ts';
import { withExample } from './withExample.ts';

const text = z.string().max(1000);

/** Tokens for keys, as standard clients ask for them (RFC 6749, 4.4). */
export const oauthCalls = {
  token: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/oauth/token',
    summary: 'A token for a key, by OAuth 2 client credentials; the key may also come as Basic',
    access: { kind: 'open' },
    keyScope: 'none',
    signsInItself: true,
    isCookieBlind: true,
    isForm: true,
    perMinute: 120,
    body: withExample(
      z.strictObject({
        grant_type: text,
        client_id: text.optional(),
        client_secret: text.optional(),
        /** Of the scopes of the key, with spaces between; all of them unless said. */
        scope: text.optional(),
      }),
      {
        grant_type: 'client_credentials',
        client_id: 'k3v9m2x7q4b8n1zc',
        client_secret: 'bsk_k3v9m2x7q4b8n1zc_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg3kXq9Z',
      },
    ),
    refusal: withExample(
      z.strictObject({
        error: z.enum([
          'invalid_request',
          'invalid_client',
          'invalid_grant',
          'unauthorized_client',
          'unsupported_grant_type',
          'invalid_scope',
          'server_error',
        ]),
        error_description: z.string(),
      }),
      { error: 'invalid_client', error_description: 'No key has this secret.' },
    ),
    answer: withExample(
      z.strictObject({
        access_token: z.string(),
        token_type: z.literal('Bearer'),
        expires_in: z.number(),
        scope: z.string(),
      }),
      {
        access_token: 'bst_w8e2r5t9y1u4i7o3_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg1a2B3c',
        token_type: 'Bearer',
        expires_in: keys.tokenSeconds,
        scope: keyScopes.join(' '),
      },
    ),
  }),
};

export type TokenAnswer = z.infer<typeof oauthCalls.token.answer>;
