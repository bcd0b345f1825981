import type { FastifyInstance } from 'fastify';
import { platform, type PlatformKey } from '../../resources/platform/platforms.ts';
import { callsOf, type Method } from '../setup/calls.ts';
import { personas } from './personas.ts';

/** What a call answers as far as rights go: `y` lets in, whatever follows; `u` is 401, `n` is 403. */
export type Outcome = 'y' | 'u' | 'n';

/** Every call under `/api` that the server publishes, as `METHOD /path` with parameters in braces. */
export async function publishedCalls(app: FastifyInstance): Promise<string[]> {
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
    )
    .sort();
}

/** Things of this company do not exist: who is let in learns so, and nothing is written. */
export type Company = 'alpenfenster' | 'andere';

const values: Record<string, string> = {
  kind: 'productImage',
  hash: 'a'.repeat(64),
  variant: '240',
  token: 'x'.repeat(32),
  language: 'de',
  act: '1',
  entity: 'product',
};

/** What has to be asked for before rights can be told, as the platform stands in the query. */
const queries: Record<string, string> = {
  'GET /import/report': '?platform={platform}',
  'GET /import/media/{platform}': '?orgaSid=alpenfenster',
  'GET /import/comment/{platform}/{entity}': '?key=%5B%22{orgaSid}%22,%22a1%22%5D',
  'GET /import/audit/origins': '?platform={platform}&entity=product&key=%5B%22{orgaSid}%22,%22a1%22%5D',
};

/** One call as it is made here: of a platform on its own host, about what does not exist. */
export function askedOf(call: string, key: PlatformKey, company: Company) {
  const [method, path = ''] = call.split(' ') as [Method, string];
  const url = `${path}${queries[call] ?? ''}`.replace(/\{(\w+)\}/g, (_, name: string) =>
    /platform$/i.test(name) ? key : (values[name] ?? company),
  );
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  return { method, url, body, host: `${platform(key).slug}.localhost` };
}

/** The outcome of one call for every persona, as one letter each. */
export async function outcomesOf(
  app: FastifyInstance,
  call: string,
  key: PlatformKey,
  company: Company,
): Promise<string> {
  const { method, url, body, host } = askedOf(call, key, company);
  const send = callsOf(app);
  const outcomes = await Promise.all(
    personas.map(async ({ name, rights }): Promise<Outcome> => {
      // An upload that is let in ends here, before its file is taken.
      const headers = { host, 'idempotency-key': 'x'.repeat(300) };
      const { statusCode } = await send(rights && name, method, url, body, headers);
      return statusCode === 401 ? 'u' : statusCode === 403 ? 'n' : 'y';
    }),
  );
  return outcomes.join('');
}
