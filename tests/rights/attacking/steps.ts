import type { Method } from '../../setup/calls.ts';
import type { SentPart, Step } from './Attack.ts';

type Headers = Record<string, string>;

const calling =
  (method: Method) =>
  (url: string, body?: unknown, headers: Headers = {}): Step => ({
    method,
    url: `/api${url}`,
    headers,
    ...(body !== undefined && { body }),
  });

/** Calls of the API, by their path behind `/api`. */
export const get = (url: string, headers: Headers = {}): Step => ({ url: `/api${url}`, headers });
export const post = calling('POST');
export const put = calling('PUT');
export const patch = calling('PATCH');
export const del = calling('DELETE');

/** JSON as it is written, where an object would not hold it. */
export const written = (method: Method, url: string, text: string): Step =>
  calling(method)(url, text, { 'content-type': 'application/json' });

/** A form with a file. */
export const form = (
  url: string,
  parts: Record<string, string | SentPart>,
  method: Method = 'POST',
): Step => ({
  method,
  url: `/api${url}`,
  parts,
});

/** A page of a platform. */
export const page = (slug: string, url: string, headers: Headers = {}): Step => ({
  url,
  headers: { host: `${slug}.localhost`, ...headers },
});

export const as = (who: string | null, step: Step): Step => ({ ...step, who });

/** One request over the wire, letter by letter; the lines are parted as HTTP asks. */
export const raw = (...lines: readonly string[]): Step => ({ url: '', raw: `${lines.join('\r\n')}\r\n\r\n` });

/** The same for one line and the usual headers. */
export const rawGet = (target: string, ...headers: readonly string[]): Step =>
  raw(`GET ${target} HTTP/1.1`, 'Host: ch.localhost', 'Connection: close', ...headers);

/** A call of the embedded identity provider. */
export const identity = (operation: string, body: unknown): Step => ({
  method: 'POST',
  url: '/idp/api',
  headers: {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  },
  body: JSON.stringify(body),
});
