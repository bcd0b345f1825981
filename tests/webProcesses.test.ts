import { randomUUID } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import { signIn, signOut } from 'aws-amplify/auth';
import { beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../demo/demoUsers.ts';
import { pool } from '../idp/pool.ts';
import { partMediaType } from '../resources/calls/tus.ts';
import { openStore } from '../server/base/storage/openStore.ts';
import { Parts } from '../server/base/storage/Parts.ts';
import { partsOf } from '../server/exchange/media/upload/partedUpload.ts';
import { freshDatabase } from './setup/freshDatabase.ts';
import { importWorld } from './setup/importWorld.ts';
import { seedPeople } from './setup/people.ts';
import { spawnWorker } from './setup/spawnWorker.ts';
import { webProcesses, type Asked } from './setup/webProcesses.ts';

const callsAMinute = 60;
const patienceMs = 150_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let web: Awaited<ReturnType<typeof webProcesses>>;
let authorization: string;

const both = [0, 1] as const;

const identify = (which: 0 | 1, operation: string, body: object) =>
  web.ask(which, '/idp/api', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body,
  });

const byPassword = (which: 0 | 1, USERNAME: string, PASSWORD: string) =>
  identify(which, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: pool.clientId,
    AuthParameters: { USERNAME, PASSWORD },
  });

const asSupplier = (which: 0 | 1, path: string, { headers = {}, ...asked }: Asked = {}) =>
  web.ask(which, path, { ...asked, headers: { authorization, ...headers } });

beforeAll(async () => {
  database = await freshDatabase();
  await seedPeople(database);
  await importWorld(database.write);
  web = await webProcesses(database, { WRITES_A_MINUTE: String(callsAMinute) });
  const { AuthenticationResult } = JSON.parse((await byPassword(0, 'supplier', demoPassword)).text);
  authorization = `Bearer ${AuthenticationResult.IdToken}`;
}, patienceMs);

const product = (sid: string, title: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid,
  productInfo: { articleNumber: `A-${sid}`, title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});

it('A sign-in by SRP whose steps go to one process and the other ends signed in', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const userPoolEndpoint = `${await web.inTurn()}/idp/api`;
  const { id: userPoolId, clientId: userPoolClientId } = pool;
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  const { nextStep } = await signIn({ username: 'editor', password: demoPassword });
  expect(nextStep.signInStep).toBe('DONE');
  await signOut();
});

it('Wrong passwords are counted together, and both processes are closed to the right one then', async () => {
  for (const turn of [0, 1, 0, 1, 0, 1, 0] as const) await byPassword(turn, 'rights', 'wrong');
  const [one, two] = await Promise.all(both.map((which) => byPassword(which, 'rights', demoPassword)));
  expect([one?.text, two?.text].map((text) => JSON.parse(text ?? '').message)).toEqual(
    Array(2).fill('Password attempts exceeded'),
  );
});

it('A page is kept by both, and by both made anew once a call to one of them changed it', async () => {
  const put = (which: 0 | 1, title: string, headers: Record<string, string> = {}) =>
    asSupplier(which, '/api/import/product/CH/alpenfenster/p1', {
      method: 'PUT',
      headers,
      body: product('p1', title),
    });
  expect((await put(0, 'Lärchenfenster', { 'if-none-match': '*' })).status).toBe(201);
  const page = '/de/product/alpenfenster/p1';
  const shown = (title: string) =>
    Promise.all(
      both.map(async (which) => {
        const { text, headers } = await web.ask(which, page);
        return [text.includes(title), headers['cache-status']];
      }),
    );
  const isKept = [true, 'baustein; hit'];
  await expect.poll(() => shown('Lärchenfenster'), { timeout: 10_000 }).toEqual([isKept, isKept]);
  expect((await put(1, 'Arvenfenster')).status).toBe(200);
  await expect.poll(() => shown('Arvenfenster'), { timeout: 10_000 }).toEqual([isKept, isKept]);
});

it('A file in parts is taken by both, and is whole', async () => {
  const bytes = Buffer.from('Hälfte um Hälfte');
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await asSupplier(0, '/api/import/upload/CH', {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${base64('a.zip')},orgaSid ${base64('alpenfenster')}`,
    },
  });
  const address = String(begun.headers.location);
  for (const [which, from, to] of [
    [1, 0, 5],
    [0, 5, 9],
    [1, 9, bytes.length],
  ] as const) {
    const headers = { ...tus, 'upload-offset': String(from), 'content-type': partMediaType };
    const part = await asSupplier(which, address, {
      method: 'PATCH',
      headers,
      body: bytes.subarray(from, to),
    });
    expect([part.status, part.headers['upload-offset']]).toEqual([204, String(to)]);
  }
  const stored = await partsOf(database.write, address.split('/').at(-1) ?? '');
  expect((await new Parts(await openStore(web.config), stored).read()).equals(bytes)).toBe(true);
});

it('A write that names itself is done once, whoever of them it comes to, also at the same time', async () => {
  const create = (which: 0 | 1) =>
    asSupplier(which, '/api/import/product/CH/alpenfenster/p2', {
      method: 'PUT',
      headers: { 'idempotency-key': 'through-both', 'if-none-match': '*' },
      body: product('p2', 'Fenster'),
    });
  const answers = [...(await Promise.all([create(0), create(1)])), await create(1), await create(0)];
  expect(answers.map(({ status, headers }) => [status, headers.location, headers.etag])).toEqual(
    Array(4).fill([201, answers[0]?.headers.location, '"1"']),
  );
});

it(
  'An import that was given to one is followed at the other, to its end',
  async () => {
    spawnWorker({ database, config: web.config });
    const sent = await asSupplier(0, '/api/import/product/CH?orgaSid=alpenfenster&lang=de', {
      method: 'POST',
      headers: { prefer: 'respond-async' },
      body: [product('p3', 'Fenster')],
    });
    const { id } = JSON.parse(sent.text);
    const events = await asSupplier(1, `/api/import/report/${id}/events`);
    const last = events.text.trim().split('\n\n').at(-1) ?? '';
    expect(last).toMatch(/^id: .+\nevent: done\ndata: /);
    expect(JSON.parse(last.split('data: ')[1] ?? '')).toMatchObject({ id, read: 1, failed: 0 });
  },
  patienceMs,
);

it('Calls that may write are counted together: never are more let through than allowed (behaviour B555)', async () => {
  const signedIn = JSON.parse((await byPassword(1, 'admin', demoPassword)).text).AuthenticationResult;
  const headers = { authorization: `Bearer ${signedIn.IdToken}` };
  const answers = await Promise.all(
    Array.from({ length: callsAMinute + 20 }, (_, turn) =>
      web.ask(turn % 2 === 0 ? 0 : 1, `/api/import/product/CH/${randomUUID()}/x`, {
        method: 'DELETE',
        headers,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(callsAMinute);
});
