import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyScopes, type KeyScope } from '../../resources/platform/keyScopes.ts';
import { startJobs } from '../../server/jobs/index.ts';
import { formOf, type Call, type Method } from '../setup/calls.ts';
import { contractOf, inlinedContractOf } from '../setup/contractOf.ts';
import { judgeAnswers } from '../setup/judgeAnswers.ts';
import { smallWorld } from '../setup/smallWorld.ts';
import { valuesOf, type Schema } from './valuesOf.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

/** Nobody, people, keys of one scope each, and one that has all of them. */
const callers = [undefined, 'supplier', 'admin', ...keyScopes, 'key'] as const;
type Keyed = KeyScope | 'key';
/** It streams until the import is done, which a fuzzed one may never be. */
const endless = ['/api/import/report/{id}/events'];

let app: FastifyInstance;
let call: Call;
let judge: ReturnType<typeof judgeAnswers>;
const secrets = new Map<string, string>();
/** How often each was answered, and how often for having called too often. */
const answers = new Map<string, { all: number; tooMany: number }>();
let operations: [method: Method, path: string, operation: Operation][];

beforeAll(async () => {
  const world = await smallWorld();
  ({ app, call } = world);
  const jobs = await startJobs(world.database, world.config);
  judge = judgeAnswers(await contractOf(app));
  for (const who of [...keyScopes, 'key'] satisfies Keyed[]) {
    const scopes = who === 'key' ? keyScopes : [who];
    const made = { name: who, companies: ['alpenfenster'], scopes };
    secrets.set(who, (await call('supplier', 'POST', '/import/key/CH', made)).json().secret);
  }
  const { paths } = (await inlinedContractOf(app)) as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths)
    .filter(([path]) => !endless.includes(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): (typeof operations)[number] => [
        method.toUpperCase() as Method,
        path.slice('/api'.length),
        operation,
      ]),
    );
  return () => jobs.stop();
});

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** In an address a lone surrogate has no form, and a step that is `.` or `..` is taken by whoever sends it. */
const encoded = (value: unknown) =>
  encodeURIComponent(
    asText(value)
      .toWellFormed()
      .replace(/^\.{1,2}$/, 'dots'),
  );

/** What the contract shows leads on more often than what is made up. */
function valuesOfParameter({ example, schema }: Parameter) {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(example) }, { weight: 3, arbitrary: valuesOf(schema) });
}

function requestsOf(path: string, { parameters = [], requestBody }: Operation) {
  const named = (place: string) =>
    Object.fromEntries(
      parameters.flatMap((one) => (one.in === place ? [[one.name, valuesOfParameter(one)]] : [])),
    );
  const schema = requestBody?.content['application/json']?.schema;
  const types = Object.keys(requestBody?.content ?? {});
  return fc.record({
    who: fc.constantFrom(...callers),
    address: fc
      .tuple(fc.record(named('path')), fc.record(named('query'), { requiredKeys: [] }))
      .map(([inPath, inQuery]) => {
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]));
        const query = Object.entries(inQuery).map(([name, value]) => `${name}=${encoded(value)}`);
        return `${filled}?${query.join('&')}`;
      }),
    body: schema ? valuesOf(schema) : fc.constant(undefined),
    type: types.length > 0 ? fc.constantFrom(...types) : fc.constant(undefined),
    bytes: fc.uint8Array({ maxLength: 200 }),
    version: fc.constantFrom(undefined, '"1"', '"999"', 'x'),
  });
}

async function send(method: Method, { who: caller, address, body, type, bytes, version }: Request) {
  const secret = secrets.get(caller ?? '');
  const who = secret ? undefined : caller;
  const headers: Record<string, string> = {
    ...(version && { 'if-match': version }),
    ...(secret && { authorization: `Bearer ${secret}`, host: 'ch.localhost' }),
  };
  if (!type || method === 'GET') return call(who, method, address, undefined, headers);
  if (type === 'multipart/form-data') {
    const file = {
      bytes: body === undefined ? bytes : Buffer.from(JSON.stringify(body)),
      name: 'a',
      type: '',
    };
    const form = await formOf({ orgaSid: 'alpenfenster', file });
    return call(who, method, address, form.body, { ...headers, ...form.headers });
  }
  const payload = body === undefined ? Buffer.from(bytes) : JSON.stringify(body);
  return call(who, method, address, payload, { ...headers, 'content-type': type });
}

type Request = ReturnType<typeof requestsOf> extends fc.Arbitrary<infer Value> ? Value : never;

/** Declares the tests: so many generated requests of each call, from a seed; a failure prints the seed and the way to the smallest request. */
export function fuzzCalls({ runs, seed }: { runs: number; seed: number }): void {
  describe('Whatever is sent to it', () => {
    it(
      'the API answers as its contract says, and never with an error of its own (abuse cases 59 and 61)',
      { timeout: 10_000 * (12 + runs) },
      async () => {
        for (const [method, path, operation] of operations)
          await fc.assert(
            fc.asyncProperty(requestsOf(path, operation), async (request) => {
              const answer = await send(method, request);
              const count = answers.get(request.who ?? '') ?? { all: 0, tooMany: 0 };
              answers.set(request.who ?? '', count);
              count.all += 1;
              if (answer.statusCode === 429) count.tooMany += 1;
              expect(answer.statusCode, `${method} ${path}`).toBeLessThan(500);
              expect(judge(`${method} ${path}`, answer), `${method} ${path}`).toEqual([]);
            }),
            { seed, numRuns: runs, endOnFailure: true },
          );
        expect((await call(undefined, 'GET', '/ready')).statusCode).toBe(200);
        for (const [who, { all, tooMany }] of answers)
          expect(tooMany, `${who} is answered for calling too often`).toBeLessThan(all / 2);
      },
    );
  });
}
