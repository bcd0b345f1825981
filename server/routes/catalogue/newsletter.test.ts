import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { callsOf, type Call } from '../../../tests/setup/calls.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

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

/** What the links of mails lead to, as a browser, a program or a scanner of mails asks for it. */
const follow = (
  method: 'GET' | 'HEAD' | 'POST',
  link: string,
  { headers = { accept: 'text/html' }, payload }: { headers?: Record<string, string>; payload?: string } = {},
) =>
  app.inject({ method, url: `/api/newsletter/${link}`, headers, ...(payload !== undefined && { payload }) });
const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
const page = (host: string, query: string) => `http://${host}.localhost:3000/fr/newsletter?${query}`;

/** Whether the address is confirmed, and whether it has ended it. */
async function stateOf(email: string): Promise<string> {
  const [row] = await database.write`
    select (confirmed_at is not null) as confirmed, (unsubscribed_at is not null) as ended
    from newsletter_subscription where email = ${email}`;
  return row ? `${row['confirmed'] ? 'confirmed' : 'waiting'}${row['ended'] ? ', ended' : ''}` : 'unknown';
}

it('An address is asked by mail in its language, confirmed by the button behind the link, and ended by its own', async () => {
  expect((await subscribe(' Anna@Person.example ')).statusCode).toBe(202);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail = ''] = await mails();
  expect(mail).toContain('To: anna@person.example');
  expect(mail).toContain('Subject: Confirmer la newsletter');
  const [, token = ''] = /http:\/\/ch\.localhost:3000\/api\/newsletter\/confirm\/([\w-]+)/.exec(mail) ?? [];
  const followed = await follow('GET', `confirm/${token}`);
  expect([followed.statusCode, followed.headers.location]).toEqual([
    302,
    page('ch', `state=confirm&token=${token}`),
  ]);
  const pressed = await follow('POST', `confirm/${token}?lang=fr`, { headers: form, payload: '' });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, page('ch', 'state=confirmed')]);
  expect(await stateOf('anna@person.example')).toBe('confirmed');
  expect((await call(undefined, 'POST', `/newsletter/confirm/${token}`)).json()).toEqual({
    state: 'confirmed',
  });
  const left = await follow('GET', `unsubscribe/${token}`);
  expect(left.headers.location).toBe(page('ch', `state=unsubscribe&token=${token}`));
  expect((await call(undefined, 'POST', `/newsletter/unsubscribe/${token}`)).json()).toEqual({
    state: 'unsubscribed',
  });
  expect(await stateOf('anna@person.example')).toBe('waiting, ended');
  for (const method of ['GET', 'POST'] as const) {
    expect((await call(undefined, method, `/newsletter/confirm/${token}`)).statusCode).toBe(404);
    expect((await call(undefined, method, `/newsletter/confirm/${'x'.repeat(32)}`)).statusCode).toBe(404);
    const late = await follow(method, `confirm/${token}?lang=fr`);
    expect(late.headers.location).toBe(page('ch', 'state=expired'));
  }
});

it('Whatever opens the links of a mail without pressing the button changes nothing (behaviour B127)', async () => {
  await subscribe('carla@person.example');
  const [row] = await database.write`
    select token from newsletter_subscription where email = 'carla@person.example'`;
  const token = String(row?.['token']);
  const scanners: Record<string, string>[] = [
    { accept: 'text/html' },
    { accept: '*/*' },
    { accept: 'application/json' },
    { accept: 'text/html', 'sec-purpose': 'prefetch;prerender' },
  ];
  const openAll = async () => {
    for (const headers of scanners)
      for (const method of ['GET', 'HEAD'] as const)
        for (const link of ['confirm', 'unsubscribe']) {
          const { statusCode, headers: answered } = await follow(method, `${link}/${token}`, { headers });
          expect([200, 302]).toContain(statusCode);
          expect(answered['cache-control']).toBe('no-store');
        }
  };
  await openAll();
  expect(await stateOf('carla@person.example')).toBe('waiting');
  expect((await call(undefined, 'GET', `/newsletter/confirm/${token}`)).json()).toEqual({ state: 'confirm' });
  // A mail program that ends it for its reader by one click (RFC 8058).
  await follow('POST', `confirm/${token}`);
  await openAll();
  expect(await stateOf('carla@person.example')).toBe('confirmed');
  await follow('POST', `unsubscribe/${token}`, { headers: form, payload: 'List-Unsubscribe=One-Click' });
  expect(await stateOf('carla@person.example')).toBe('waiting, ended');
});

it('The button works also for somebody who is signed in and sends cookies, as it acts for the link alone', async () => {
  await subscribe('dora@person.example');
  const [row] = await database.write`
    select token from newsletter_subscription where email = 'dora@person.example'`;
  const pressed = await app.inject({
    method: 'POST',
    url: `/api/newsletter/confirm/${row?.['token']}`,
    headers: form,
    cookies: { 'XSRF-TOKEN': 'x'.repeat(43) },
    payload: '',
  });
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, page('ch', 'state=confirmed')]);
});

it('Asking again tells nothing and sends nothing: neither who subscribed nor a second mail (abuse case 34)', async () => {
  const first = await subscribe('bea@person.example');
  // A message's own number may end in "bea" as well.
  const toBea = async () => (await mails()).filter((mail) => mail.includes('To: bea@'));
  await expect.poll(toBea).toHaveLength(1);
  const second = await subscribe('BEA@person.example');
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  await database.write`update newsletter_subscription set confirmed_at = now() where email = 'bea@person.example'`;
  expect((await subscribe('bea@person.example')).statusCode).toBe(202);
  expect(await toBea()).toHaveLength(1);
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
