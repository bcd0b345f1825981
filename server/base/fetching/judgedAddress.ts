import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isNamedByHand, mayConnect, type FetchAllowance } from './FetchAllowance.ts';
import { FetchError } from './FetchError.ts';

/** How names become addresses: that of the system, unless a test says otherwise. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** By what addresses are judged. */
export interface Judgement {
  allowance: FetchAllowance;
  resolve?: Resolve;
}

/** Decimal, octal and hexadecimal ways to write an IP address are read here as browsers do: the judgement sees the usual one. */
export function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password) throw new FetchError('address-form');
  return url;
}

/** The one address that is connected to. Every address of a name must be allowed: one that is not says enough of the others. */
export async function judgedAddress(
  url: URL,
  { allowance, resolve = resolveByName }: Judgement,
): Promise<string> {
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
