import type { IncomingMessage } from 'node:http';
import { askAddress } from './askAddress.ts';
import { FetchError } from './FetchError.ts';
import { judgedAddress, readAddress, type Judgement } from './judgedAddress.ts';

/** What is fetched at most, and how. */
export interface FetchBounds extends Judgement {
  mostBytes: number;
  /** Altogether, redirects included. */
  longestMs: number;
  /** Types that are taken (`image/`), by their beginning. */
  types: readonly string[];
  signal?: AbortSignal;
}

export interface Fetched {
  body: Buffer;
  /** Without parameters, in small letters; empty where the server says none. */
  type: string;
}

const headers = { accept: 'image/*, application/pdf', 'accept-encoding': 'identity' };
const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Busy, or out of order for a while. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Fetches what lies under an address that somebody gave: from public addresses only, and those that are named by hand. A
 * name is resolved once and exactly the address that was judged is connected to, so that a name that means another
 * address a moment later gains nothing; each redirect is judged anew. Throws `FetchError`.
 */
export async function fetchSafely(address: string, bounds: FetchBounds): Promise<Fetched> {
  const timeout = AbortSignal.timeout(bounds.longestMs);
  const signal = bounds.signal ? AbortSignal.any([timeout, bounds.signal]) : timeout;
  let url = readAddress(address);
  try {
    for (let redirect = 0; redirect <= mostRedirects; redirect += 1) {
      const answer = await askAddress(url, await judgedAddress(url, bounds), { headers, signal });
      const { statusCode = 0 } = answer;
      if (!redirects.has(statusCode)) return await take(answer, bounds);
      answer.destroy();
      url = readAddress(answer.headers.location ?? '', url);
    }
  } catch (error) {
    if (error instanceof FetchError) throw error;
    bounds.signal?.throwIfAborted();
    if (timeout.aborted)
      throw new FetchError('fetch-too-slow', { seconds: bounds.longestMs / 1000 }, { isPassing: true });
    throw new FetchError('fetch-failed', { host: url.host }, { isPassing: true, cause: error });
  }
  throw new FetchError('fetch-redirects', { most: mostRedirects });
}

async function take(answer: IncomingMessage, { mostBytes, types }: FetchBounds): Promise<Fetched> {
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode !== 200)
      throw new FetchError('fetch-refused', { status: statusCode }, { isPassing: passing.has(statusCode) });
    const [type = ''] = (headers['content-type'] ?? '')
      .toLowerCase()
      .split(';', 1)
      .map((each) => each.trim());
    if (type && !types.some((known) => type.startsWith(known))) throw new FetchError('fetch-type', { type });
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new FetchError('fetch-type', { type: String(headers['content-encoding']) });
    const megabytes = Math.floor(mostBytes / 1024 / 1024);
    if (Number(headers['content-length'] ?? 0) > mostBytes)
      throw new FetchError('fetch-too-large', { megabytes });
    const chunks: Buffer[] = [];
    let bytes = 0;
    const arriving: AsyncIterable<Buffer> = answer;
    for await (const chunk of arriving) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new FetchError('fetch-too-large', { megabytes });
      chunks.push(chunk);
    }
    return { body: Buffer.concat(chunks), type };
  } finally {
    answer.destroy();
  }
}
