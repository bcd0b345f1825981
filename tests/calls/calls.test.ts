import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedCalls } from '../rights/matrix.ts';
import type { Call } from '../setup/calls.ts';
import { contractOf, inlinedContractOf, type Operation } from '../setup/contractOf.ts';
import { judgeAnswers } from '../setup/judgeAnswers.ts';
import { asNew } from '../setup/smallWorld.ts';
import { addressOf, examples, type Example, type Seen } from './examples.ts';
import { exampleWorld } from './exampleWorld.ts';

let app: FastifyInstance;
let call: Call;
let seen: Seen;
let judge: ReturnType<typeof judgeAnswers>;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  const world = await exampleWorld();
  ({ app, call, seen } = world);
  ({ paths } = await inlinedContractOf(app));
  judge = judgeAnswers(await contractOf(app));
  return world.stop;
});

it('Every published call has an example', async () => {
  expect(Object.keys(examples).toSorted()).toEqual(await publishedCalls(app));
});

function operationOf(name: string): Partial<Operation> {
  const [method = '', path = ''] = name.split(' ');
  return paths[`/api${path}`]?.[method.toLowerCase()] ?? {};
}

function parametersOf(name: string, place: string): string[] {
  const { parameters = [] } = operationOf(name);
  return parameters.flatMap((one) => (one.in === place ? [one.name] : []));
}

async function send(name: string, example: Example, more: Partial<Example> = {}): Promise<number> {
  const { who, body, headers } = { ...example, ...more };
  const answer = await call(who, ...addressOf(name, { ...example, ...more }), body, headers);
  expect(judge(name, answer), 'outside of the contract').toEqual([]);
  return answer.statusCode;
}

/** Parts of an address that choose among what the contract knows, and name no thing. */
const choices = new Set(['platform', 'language', 'kind', 'variant', 'langOrPlatform']);
/** Lists of what stands beside a thing: there may be none. Somebody nobody has seen yet may be given rights. */
const mayBeEmpty = [
  'GET /import/advertisement/{platform}/category/{id}',
  'GET /import/advertisement/{platform}/orga/{id}',
  'GET /import/orga-connection/{platform}/{orgaSid}',
  'GET /import/user-right/{id}',
];

/** Every way in which a query can be wrong that holds for any call. */
async function refusesQueries(name: string, example: Example): Promise<void> {
  const sendWith = (query: string) => send(name, example, { query: `${example.query ?? ''}&${query}` });
  expect(await sendWith('nobodyKnows=1'), 'unknown query').toBe(400);
  for (const parameter of parametersOf(name, 'query')) {
    const others = (example.query ?? '').split('&').filter((part) => !part.startsWith(`${parameter}=`));
    const query = [...others, `${parameter}=${'x'.repeat(14_001)}`].join('&');
    expect(await send(name, example, { query }), `${parameter} too long`).toBe(400);
  }
}

/** Every way in which a body can be wrong that holds for any call. */
async function refusesBodies(name: string, example: Example): Promise<void> {
  const { content = {} } = operationOf(name).requestBody ?? {};
  const sendAs = (type: string, body: unknown) =>
    send(name, example, { body, headers: { ...example.headers, 'content-type': type } });
  expect(await sendAs('text/plain', 'x'), 'another type').toBe(415);
  if (!content['application/json']) return;
  expect([400, 422], 'half of a body').toContain(await sendAs('application/json', '{'));
  const given: unknown = typeof example.body === 'string' ? JSON.parse(example.body) : example.body;
  const unknown = Array.isArray(given)
    ? [{ ...(typeof given[0] === 'object' && given[0]), nobodyKnows: 1 }]
    : { ...(given as object), nobodyKnows: 1 };
  expect(await sendAs('application/json', JSON.stringify(unknown)), 'unknown field').toBe(422);
}

/** The things that an address names, one after the other replaced by something that is not there. */
async function refusesStrangeThings(name: string, example: Example): Promise<void> {
  for (const parameter of parametersOf(name, 'path')) {
    if (parameter === 'platform')
      expect(await send(name, example, { values: { ...example.values, platform: 'XX' } }), 'XX').toBe(404);
    if (choices.has(parameter)) continue;
    const nowhere = /hash/i.test(parameter)
      ? 'b'.repeat(64)
      : parameter === 'token'
        ? 'y'.repeat(32)
        : '999999';
    const values = { ...example.values, [parameter]: nowhere };
    const who = example.who && 'admin';
    const headers = without(example.headers);
    // A body that belongs to another address may be refused for that.
    const refusals = mayBeEmpty.includes(name) ? [200] : name.startsWith('PUT') ? [404, 422] : [404];
    expect(refusals, `no such ${parameter}`).toContain(await send(name, example, { who, values, headers }));
  }
}

function without(headers: Example['headers'] = {}): Record<string, string> {
  const { 'if-none-match': _, ...others } = headers;
  return others;
}

describe('Every call refuses what is wrong, and then does what it is for, as the contract says it', () => {
  it.each(Object.keys(examples))('%s', async (name) => {
    const example = await (examples[name] as (typeof examples)[string])(seen);
    const takesVersion = parametersOf(name, 'header').includes('If-Match');
    const isMadeByPut = example.headers === asNew;
    const sendVersion = (version: string) =>
      send(name, example, { headers: { ...without(example.headers), 'if-match': version } });

    if (parametersOf(name, 'query').length > 0) await refusesQueries(name, example);
    if (operationOf(name).requestBody) await refusesBodies(name, example);
    await refusesStrangeThings(name, example);
    if (takesVersion) expect(await sendVersion('one'), 'no version').toBe(400);
    if (takesVersion && !isMadeByPut) expect(await sendVersion('"999"'), 'a stale version').toBe(412);
    // Many clients name a type even where they send nothing.
    const type = example.body === undefined && { 'content-type': 'application/json' };
    expect(String(await send(name, example, { headers: { ...example.headers, ...type } }))).toMatch(/^2/);
    if (takesVersion && isMadeByPut) expect(await sendVersion('"999"'), 'a stale version').toBe(412);
    if (name.startsWith('DELETE') && parametersOf(name, 'path').some((one) => !choices.has(one)))
      expect(await send(name, example), 'what is gone').toBe(404);
  });
});
