import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';

interface Asked {
  /** What is posted; without it something is got. */
  body?: Buffer;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** Asks a server under exactly that IP address, and answers as soon as its headers are there; no redirect is followed. */
export function askAddress(
  url: URL,
  address: string,
  { body, headers, signal }: Asked,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const asked = (isSecure ? requestSecure : requestPlain)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      // The certificate must be that of the name, whatever the address.
      ...(isSecure && isIP(name) === 0 && { servername: name }),
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: url.host, 'user-agent': 'Baustein', ...headers },
      agent: false,
      signal,
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end(body);
  });
}
