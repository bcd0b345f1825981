import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { callsOf, type Call } from '../../tests/setup/calls.ts';
import { testApp } from '../../tests/setup/testApp.ts';
import type { TaggedDatabase } from '../../tests/setup/tagged.ts';

let app: FastifyInstance;
let call: Call;
let database: TaggedDatabase;
let folder: string;

let callers = 0;

/** Asks as another machine each time, unless it is said which one. */
const subscribe = (email: string, more = {}, remoteAddress = `10.0.0.${(callers += 1)}`) =>
  app.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email, language: 'fr', platform: 'CH', ...more },
    remoteAddress,
  });

/** The mails in the folder, decoded. */
async function mails(): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.sort().map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return texts.map((text) => text.replace(/=\r\n/g, '').replace(/=3D/g, '='));
}

beforeAll(async () => {
  const tested = await testApp();
  ({ app, database } = tested);
  call = callsOf(app);
  folder = fileURLToPath(tested.config.mailUrl);
});

it('An address is asked by mail in its language, confirmed by the link, and ended by its own', async () => {
  expect((await subscribe(' Anna@Person.example ')).statusCode).toBe(202);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail = ''] = await mails();
  expect(mail).toContain('To: anna@person.example');
  expect(mail).toContain('Subject: Confirmer la newsletter');
  const [, token = ''] = /http:\/\/ch\.localhost:3000\/api\/newsletter\/confirm\/([\w-]+)/.exec(mail) ?? [];
  const followed = await app.inject({
    url: `/api/newsletter/confirm/${token}`,
    headers: { accept: 'text/html' },
  });
  expect([followed.statusCode, followed.headers.location]).toEqual([
    302,
    'http://ch.localhost:3000/fr/newsletter?state=confirmed',
  ]);
  expect((await call(undefined, 'GET', `/newsletter/confirm/${token}`)).json()).toEqual({
    state: 'confirmed',
  });
  expect((await call(undefined, 'GET', `/newsletter/unsubscribe/${token}`)).json()).toEqual({
    state: 'unsubscribed',
  });
  expect((await call(undefined, 'GET', `/newsletter/confirm/${token}`)).statusCode).toBe(404);
  expect((await call(undefined, 'GET', `/newsletter/confirm/${'x'.repeat(32)}`)).statusCode).toBe(404);
  const late = await app.inject({
    url: `/api/newsletter/confirm/${token}`,
    headers: { accept: 'text/html', 'accept-language': 'fr' },
  });
  expect(late.headers.location).toBe('http://ch.localhost:3000/fr/newsletter?state=expired');
});

it('Asking again tells nothing and sends nothing: neither who subscribed nor a second mail (abuse case 34)', async () => {
  const first = await subscribe('bea@person.example');
  await expect.poll(async () => (await mails()).filter((mail) => mail.includes('bea@')).length).toBe(1);
  const second = await subscribe('BEA@person.example');
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  await database.write`update newsletter_subscription set confirmed_at = now() where email = 'bea@person.example'`;
  expect((await subscribe('bea@person.example')).statusCode).toBe(202);
  expect((await mails()).filter((mail) => mail.includes('bea@'))).toHaveLength(1);
});

it('Bad addresses, other fields and platforms without a newsletter are refused, a header in an address too (abuse case 38)', async () => {
  for (const email of ['', 'x', 'a@b', 'a@b.example\r\nBcc: c@d.example'])
    expect((await subscribe(email)).statusCode).toBe(422);
  expect((await subscribe('c@person.example', { language: 'es' })).statusCode).toBe(422);
  expect((await subscribe('c@person.example', { admin: true })).statusCode).toBe(422);
  expect((await subscribe('c@person.example', { platform: 'RHB' })).statusCode).toBe(404);
});

it('One address asks ten times a minute at most', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe('x', {}, '10.1.1.1')));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('A form that a browser sends without script is answered with the page that says what happened', async () => {
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ language: 'it', platform: 'AT', ...fields }).toString(),
      remoteAddress: '10.0.9.1',
    });
  const ledTo = async (fields: Record<string, string>) => {
    const answer = await send(fields);
    return `${answer.statusCode} ${answer.headers.location}`;
  };
  expect(await ledTo({ email: 'bruna@person.example' })).toBe(
    '303 http://at.localhost:3000/it/newsletter?state=done',
  );
  expect(await ledTo({ email: 'nobody' })).toBe('303 http://at.localhost:3000/it/newsletter?state=failed');
  expect((await send({ email: 'nobody', platform: 'XX' })).statusCode).toBe(422);
});
