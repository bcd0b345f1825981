import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

/** The shapes of the contract by name, such as `Schemas['Product']`. */
export type Schemas = components['schemas'];

/** Answers, and refusals (RFC 9457). */
type Media = 'application/json' | 'application/problem+json';

/** Every call of the contract by method and path; answers in JSON, typed. */
export type BausteinClient = Client<paths, Media>;

export interface ClientOptions {
  /** Where the platform is, such as `https://ch.example.com`. */
  origin: string;
  /** A key as it was shown (`bsk_…`), or a token for one; without it, what visitors see. */
  key?: string;
  /** In place of the global one. */
  fetch?: typeof fetch;
}

/** A client for one platform; nothing is sent yet. */
export function createBausteinClient({ origin, key, fetch }: ClientOptions): BausteinClient {
  return createClient<paths, Media>({
    baseUrl: origin,
    ...(key && { headers: { authorization: `Bearer ${key}` } }),
    ...(fetch && { fetch }),
  });
}
