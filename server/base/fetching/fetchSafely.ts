import { lookup } from 'node:dns/promises';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isNamedByHand, mayConnect, type FetchAllowance } from './FetchAllowance.ts';
import { FetchError } from './FetchError.ts';

/** How names become addresses: that of the system, unless a test says otherwise. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** What is fetched at most, and how. */
export interface FetchBounds {
  allowance: FetchAllowance;
  mostBytes: number;
  /** Altogether, redirects included. */
  longestMs: number;
  /** Types that are taken (`image/`), by their beginning. */
  types: readonly string[];
  signal?: AbortSignal;
  resolve?: Resolve;
}

export interface Fetched {
  body: Buffer;
  /** Without parameters, in small letters; empty where the server says none. */
  type: string;
}

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
      const answer = await ask(url, await judgedAddress(url, bounds), signal);
      const { statusCode = 0, headers } = answer;
      if (!redirects.has(statusCode)) return await take(answer, bounds);
      answer.destroy();
      url = readAddress(headers.location ?? '', url);
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

/** Decimal, octal and hexadecimal ways to write an IP address are read here as browsers do: the judgement sees the usual one. */
function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password) throw new FetchError('address-form');
  return url;
}

/** The one address that is connected to. Every address of a name must be allowed: one that is not says enough of the others. */
async function judgedAddress(url: URL, { allowance, resolve = resolveByName }: FetchBounds): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const found = isIP(host) > 0 ? [host] : await resolve(host).catch(() => []);
  const [address] = found;
  if (address === undefined) throw new FetchError('address-unknown', { host }, { isPassing: true });
  if (!found.every((each) => mayConnect(allowance, host, each)))
    throw new FetchError('address-not-public', { host });
  if (url.port !== '' && !isNamedByHand(allowance, host, address))
    throw new FetchError('address-port', { port: url.port });
  return address;
}

async function resolveByName(host: string): Promise<string[]> {
  return (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
}

function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const asked = (isSecure ? requestSecure : requestPlain)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      // The certificate must be that of the name, whatever the address.
      ...(isSecure && isIP(name) === 0 && { servername: name }),
      headers: {
        host: url.host,
        accept: 'image/*, application/pdf',
        'accept-encoding': 'identity',
        'user-agent': 'Baustein',
      },
      agent: false,
      signal,
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end();
  });
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
