import { isIPv4 } from 'node:net';

const groups = 8;
/** Of an IPv6 address the first half says whose line it is (RFC 4291, 2.5.4); the rest a machine chooses as it likes. */
const groupsOfLine = 4;

/**
 * What tells one visitor from another of an address such as `192.0.2.1` or `2001:db8::1`: all of an IPv4 address, also
 * where it is written as an IPv6 one, the first 64 bits of any other.
 */
export function visitorAddress(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  const asIPv4 = address.replace(/^::ffff:(?=[\d.]+$)/, '');
  return isIPv4(asIPv4) ? asIPv4 : expanded(address).slice(0, groupsOfLine).join(':');
}

function expanded(address: string): string[] {
  const [before = '', after] = address.split('::');
  const first = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  const between = Array.from({ length: Math.max(0, groups - first.length - last.length) }, () => '0');
  return [...first, ...between, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}
