import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { chance, saltOf } from '../../demo/random.ts';
import { keyScopes, type KeyScope } from '../../resources/platform/keyScopes.ts';
import { callsOf } from '../setup/calls.ts';
import { seedPeople } from '../setup/people.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';
import { testApp } from '../setup/testApp.ts';
import { expected } from './expected.ts';
import { expectedOfKeys } from './expectedOfKeys.ts';
import { askedOf, publishedCalls, type Company } from './matrix.ts';

let app: FastifyInstance;
let database: TaggedDatabase;
let published: string[];
/** Of a key that has this scope alone. */
const secrets = new Map<KeyScope, string>();

const rows = Object.values(expected);

beforeAll(async () => {
  ({ app, database } = await testApp());
  await seedPeople(database);
  for (const sid of ['alpenfenster', 'andere'])
    for (const platform of ['CH', 'DE', 'CH_DEMO'])
      await callsOf(app)('admin', 'POST', `/import/orga/${platform}`, {
        sid,
        orgaDetails: { name: sid, kind: 'manufacturer' },
      });
  published = await publishedCalls(app);
  for (const scope of keyScopes) secrets.set(scope, await keyOf({ scopes: [scope] }));
});

/** The secret of a new key of alpenfenster on CH, or of what is said instead. */
async function keyOf(wanted: {
  scopes?: readonly string[];
  companies?: string[];
  platform?: string;
}): Promise<string> {
  const { platform = 'CH', ...rest } = wanted;
  const body = { name: 'Test', companies: ['alpenfenster'], scopes: keyScopes, ...rest };
  const made = await callsOf(app)('admin', 'POST', `/import/key/${platform}`, body);
  return made.json().secret;
}

/** The status of a call with this key, of a platform on the host of one. */
async function statusOf(call: string, secret: string, company: Company = 'alpenfenster', host?: string) {
  const asked = askedOf(call, 'CH', company);
  const { statusCode } = await app.inject({
    method: asked.method,
    url: `/api${asked.url}`,
    headers: {
      host: host ?? asked.host,
      authorization: `Bearer ${secret}`,
      'idempotency-key': 'x'.repeat(300),
    },
    ...(asked.body && { payload: asked.body }),
  });
  return statusCode;
}

/** The calls that a key opens. */
async function openedBy(secret: string, calls: readonly string[], company?: Company, host?: string) {
  const opened = [];
  for (const call of calls) {
    const status = await statusOf(call, secret, company, host);
    // That a key has called too often says nothing of what it may.
    expect(status, call).not.toBe(429);
    if (![401, 403].includes(status)) opened.push(call);
  }
  return opened;
}

/** Answered before anybody is asked who they are; a key says nothing there, and its holder no more than anybody. */
const signsInItself = ['POST /oauth/token'];
/** Of what a key is refused a quarter will do; `npm run test:deep` asks all. */
const isAsked = (call: string) => process.env['WHOLE'] !== undefined || chance(saltOf(call), 2) < 0.25;
const asked = (wanted: readonly string[] = []) =>
  published.filter((call) => !signsInItself.includes(call) && (wanted.includes(call) || isAsked(call)));

describe('What a key opens (behaviour B545) (abuse case 74)', () => {
  it.each(keyScopes)('with %s, and nothing beyond it, is what was written down by hand', async (scope) => {
    const wanted = [...expectedOfKeys[scope], ...expectedOfKeys.any].toSorted();
    expect(await openedBy(secrets.get(scope) ?? '', asked(wanted))).toEqual(wanted);
  });

  it('of another company: no call on this one', async () => {
    const secret = await keyOf({ companies: ['andere'] });
    const ofOthers = rows.flatMap(({ calls, ofOthers: cells }) => (cells ? calls : []));
    expect(ofOthers.length).toBeGreaterThan(50);
    expect(await openedBy(secret, ofOthers)).toEqual([]);
  });

  it('of another platform, or on the host of another: nothing', async () => {
    for (const platform of ['DE', 'CH_DEMO'])
      expect(await openedBy(await keyOf({ platform }), asked()), platform).toEqual([]);
    const openedAt = async (host: string) => openedBy(await keyOf({}), asked(), 'alpenfenster', host);
    for (const host of ['de.localhost', 'sandbox-ch.localhost', 'zbs.localhost'])
      expect(await openedAt(host), host).toEqual([]);
    const [all, there] = [await openedAt('ch.localhost'), await openedAt('api-ch.localhost')];
    expect(there).toEqual(all);
  });

  it('after its end, revoked, or of somebody who has lost the right: nothing', async () => {
    const [ended, revoked, powerless] = [await keyOf({}), await keyOf({}), await keyOf({})];
    const sidOf = (secret: string) => secret.split('_')[1] ?? '';
    await database.write`update access_key set until = '2020-01-01' where sid = ${sidOf(ended)}`;
    await callsOf(app)('admin', 'DELETE', `/import/key/CH/${sidOf(revoked)}`);
    await database.write`update access_key set maker = 'somebody' where sid = ${sidOf(powerless)}`;
    for (const secret of [ended, revoked, powerless]) expect(await openedBy(secret, asked())).toEqual([]);
  });
});
