import { isIP } from 'node:net';
import { isNamedByHand, mayConnect, type FetchAllowance } from '../../base/fetching/FetchAllowance.ts';
import { unprocessable } from '../../base/problems.ts';

/**
 * Judges the address of a webhook by its form; where its name leads is judged each time that something is sent there. Throws 422
 * for what is no address, is not encrypted, names a port, or a machine that is not public, unless it is named by hand.
 */
export function requireTarget(text: string, allowance: FetchAllowance): void {
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username || url.password || url.hash) throw refused('target-form');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isNamedByHand(allowance, host, host)) return;
  if (url.protocol === 'http:') throw refused('target-plain');
  if (url.port !== '') throw refused('target-port', { port: url.port });
  const isPrivate = isIP(host) > 0 ? !mayConnect(allowance, host, host) : !host.includes('.');
  if (isPrivate) throw refused('target-not-public', { host });
}

function refused(code: string, values: Record<string, string> = {}): Error {
  return unprocessable([{ path: 'url', code, values }]);
}
