import { addressBytes } from './addressBytes.ts';
import { isWithin, networkOf, type Network } from './Network.ts';

function networks(...texts: string[]): Network[] {
  return texts.map((text) => {
    const network = networkOf(text);
    if (!network) throw new Error(`"${text}" is no network.`);
    return network;
  });
}

/** What is not for everybody to reach (IANA IPv4 Special-Purpose Address Registry, RFC 6890). */
const notPublic = networks(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
);

/** Of IPv6 only this is given to hosts of the Internet (RFC 4291, 2.4). */
const [globalUnicast] = networks('2000::/3');
/** Protocols and tunnels (2001::/23, 2002::/16 holds an IPv4 address of anybody's), and what stands in documents. */
const notPublicUnicast = networks('2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20');
/** An IPv4 address stands in the last four bytes: as a socket of both kinds shows it, and behind a translator (RFC 6052). */
const withIPv4 = networks('::ffff:0:0/96', '64:ff9b::/96');

/** May anybody on the Internet be reached under this IP address? Never for what is no address. */
export function isPublicAddress(address: string): boolean {
  const bytes = addressBytes(address);
  return bytes !== undefined && arePublic(bytes);
}

function arePublic(bytes: readonly number[]): boolean {
  if (bytes.length === 4) return !notPublic.some((network) => isWithin(bytes, network));
  if (withIPv4.some((network) => isWithin(bytes, network))) return arePublic(bytes.slice(12));
  return (
    globalUnicast !== undefined &&
    isWithin(bytes, globalUnicast) &&
    !notPublicUnicast.some((network) => isWithin(bytes, network))
  );
}
