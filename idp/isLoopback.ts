import { isIP } from 'node:net';

/** Does this host name or address reach this machine only? `*.localhost` does by RFC 6761 section 6.3. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
