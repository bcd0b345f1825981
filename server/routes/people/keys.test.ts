import { beforeAll, expect, it } from 'vitest';
import { addPerson } from '../../../tests/setup/person.ts';
import { formOf } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

let world: World;
const own = { name: 'ERP', companies: ['alpenfenster'], scopes: ['read', 'products'] };
const product = '/import/product/CH/alpenfenster/f1';

beforeAll(async () => {
  world = await smallWorld();
});

async function make(who: string, body: object = own, platform = 'CH') {
  return world.call(who, 'POST', `/import/key/${platform}`, body);
}

/** Calls with a key or a token of it. */
async function by(
  secret: string,
  url: string,
  {
    method = 'GET',
    body,
    host = 'ch.localhost',
  }: { method?: 'GET' | 'PUT' | 'POST'; body?: object; host?: string } = {},
) {
  return world.app.inject({
    method,
    url: `/api${url}`,
    headers: { host, authorization: `Bearer ${secret}` },
    ...(body && { payload: body }),
  });
}

it('A key is shown once, is nowhere stored as it is, and writes under its own name (behaviour B544)', async () => {
  const made = await make('supplier');
  expect(made.statusCode).toBe(201);
  const { sid, secret } = made.json();
  expect(secret).toMatch(new RegExp(`^bsk_${sid}_[0-9A-Za-z]{49}$`));
  const stored = await by(secret, product);
  expect(stored.statusCode).toBe(200);
  const changed = {
    ...stored.json(),
    productInfo: { ...stored.json().productInfo, title: { de: 'Vom ERP' } },
  };
  expect((await by(secret, product, { method: 'PUT', body: changed })).statusCode).toBe(200);
  const [change] = (
    await world.call(
      'admin',
      'GET',
      '/import/audit?platform=CH&entity=product&key=%5B%22alpenfenster%22,%22f1%22%5D',
    )
  ).json();
  expect(change).toMatchObject({ sub: `key:${sid}`, username: 'API · ERP' });
  const [listed] = (await world.call('supplier', 'GET', '/import/key/CH')).json();
  expect(listed).toMatchObject({ sid, name: 'ERP', maker: 'supplier', isPowerless: false });
  expect(listed.usedAt).not.toBeNull();
  expect(listed.secret).toBeUndefined();
  const people = (await world.call('admin', 'GET', '/import/user-right/search?text=ERP')).json();
  expect(people.items).toEqual([]);
  const kept = await world.database.write`select row_to_json(s)::text as text from access_key_secret s
    union all select row_to_json(w)::text from sent_write w union all select row_to_json(c)::text from change c`;
  for (const { text } of kept) expect(text).not.toContain(secret.slice(-49));
});

it('The same call again answers the key, but never again its secret', async () => {
  const headers = { 'idempotency-key': 'once-a-key' };
  const ask = () => world.call('supplier', 'POST', '/import/key/CH', { ...own, name: 'Twice' }, headers);
  const [first, second] = [(await ask()).json(), (await ask()).json()];
  expect(second.sid).toBe(first.sid);
  expect([typeof first.secret, second.secret]).toEqual(['string', null]);
});

it('A key is refused from the moment it is revoked, and a token that was given for it too', async () => {
  const { sid, secret } = (await make('supplier')).json();
  const token = await tokenOf(sid, secret);
  expect([(await by(secret, product)).statusCode, (await by(token, product)).statusCode]).toEqual([200, 200]);
  expect((await world.call('supplier', 'DELETE', `/import/key/CH/${sid}`)).statusCode).toBe(204);
  expect([(await by(secret, product)).statusCode, (await by(token, product)).statusCode]).toEqual([401, 401]);
  const { sid: ending, secret: last } = (await make('supplier', { ...own, until: '2099-01-01' })).json();
  expect((await by(last, product)).statusCode).toBe(200);
  await world.database.write`update access_key set until = '2020-01-01' where sid = ${ending}`;
  expect((await by(last, product)).statusCode).toBe(401);
});

it('Renewed, the former secret goes on for as long as was said, and none but the last two (behaviour B547)', async () => {
  const { sid, secret } = (await make('supplier')).json();
  const renew = async (overlapDays: number) =>
    (await world.call('supplier', 'POST', `/import/key/CH/${sid}/rotate`, { overlapDays })).json().secret;
  const opens = async (one: string) => (await by(one, product)).statusCode === 200;
  const second = await renew(7);
  expect([await opens(secret), await opens(second)]).toEqual([true, true]);
  const third = await renew(7);
  expect([await opens(secret), await opens(second), await opens(third)]).toEqual([false, true, true]);
  const fourth = await renew(0);
  expect([await opens(second), await opens(third), await opens(fourth)]).toEqual([false, false, true]);
});

it('A key never has more than its maker has at that moment; whoever has the right renews it (behaviour B546)', async () => {
  const sub = await addPerson(world.database, 'leaving', [
    { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
  ]);
  const { sid, secret } = (await make('leaving')).json();
  expect((await by(secret, product)).statusCode).toBe(200);
  await world.database.write`update user_right set "right" = 'EDIT_PRODUCTS' where sub = ${sub}`;
  expect((await by(secret, product)).statusCode).toBe(200);
  expect((await by(secret, '/import/orga-info/CH')).statusCode).toBe(403);
  await world.database.write`delete from user_right where sub = ${sub}`;
  for (const url of [product, '/import/product/CH', '/CH/products']) {
    const refused = await by(secret, url);
    expect([url, refused.statusCode, refused.json().type.split('/').pop()]).toEqual([
      url,
      403,
      'key-powerless',
    ]);
  }
  const listed = (await world.call('supplier', 'GET', '/import/key/CH')).json();
  expect(listed.find((key: { sid: string }) => key.sid === sid)).toMatchObject({ isPowerless: true });
  const renewed = await world.call('supplier', 'POST', `/import/key/CH/${sid}/rotate`, { overlapDays: 7 });
  expect((await by(renewed.json().secret, product)).statusCode).toBe(200);
});

it('Keys are made by who keeps all of their companies, and for a platform by administrators', async () => {
  const outcomes = [];
  for (const [who, companies] of [
    ['supplier', ['alpenfenster', 'andere']],
    ['supplier', []],
    ['nobody', ['alpenfenster']],
    ['editor', ['alpenfenster']],
    ['admin', ['alpenfenster', 'andere']],
    ['admin', []],
  ] as const)
    outcomes.push((await make(who, { ...own, companies })).statusCode);
  expect(outcomes).toEqual([403, 403, 403, 403, 201, 201]);
  const unknown = await make('admin', { ...own, companies: ['nirgends'], until: '2020-01-01' });
  expect(unknown.statusCode).toBe(422);
  const { sid } = (await make('admin', { ...own, companies: ['andere'] })).json();
  for (const [method, url] of [
    ['DELETE', `/import/key/CH/${sid}`],
    ['POST', `/import/key/CH/${sid}/rotate`],
  ] as const)
    expect((await world.call('supplier', method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(
      404,
    );
});

it('A key of the platform is an administrator’s for as long as that person is one, and no administrator itself', async () => {
  const { secret } = (await make('admin', { ...own, companies: [] })).json();
  expect((await by(secret, '/import/product/CH/alpenfenster/f1')).statusCode).toBe(200);
  for (const url of ['/import/platforms', '/import/key/CH', '/import/user-right/search', '/import/audit'])
    expect((await by(secret, url)).statusCode, url).toBe(403);
  expect((await by(secret, '/import/product/DE', { host: 'de.localhost' })).statusCode).toBe(403);
});

it('A key opens calls alone: a page, a session and the provider treat it as nothing', async () => {
  const { secret } = (await make('supplier')).json();
  expect((await by(secret, '/session', { method: 'PUT' })).statusCode).toBe(403);
  expect((await by(secret, '/user/rights')).statusCode).toBe(403);
  expect((await by(secret.slice(0, -1), product)).statusCode).toBe(401);
  expect((await by(`${secret.slice(0, -1)}!`, product)).statusCode).toBe(401);
});

it('A file that a key sends is imported for it, and not any more once the key is revoked', async () => {
  const { sid, secret } = (await make('supplier')).json();
  const file = await formOf({
    orgaSid: 'alpenfenster',
    file: { bytes: Buffer.from(JSON.stringify([])), name: 'a.json', type: 'application/json' },
  });
  const sent = await world.app.inject({
    method: 'POST',
    url: '/api/import/product/CH',
    headers: {
      host: 'ch.localhost',
      authorization: `Bearer ${secret}`,
      prefer: 'respond-async',
      ...file.headers,
    },
    payload: file.body,
  });
  expect(sent.statusCode).toBe(202);
  expect((await by(secret, sent.headers.location?.toString().replace('/api', '') ?? '')).statusCode).toBe(
    200,
  );
  const { callerNow } = await import('../../identity/callerNow.ts');
  const before = await callerNow(world.database.write, { sub: `key:${sid}` });
  await world.call('supplier', 'DELETE', `/import/key/CH/${sid}`);
  const after = await callerNow(world.database.write, { sub: `key:${sid}` });
  expect([before, after].map((caller) => caller.kind === 'user' && caller.rights.length)).toEqual([2, 0]);
});

it('What a key calls in a minute is counted for itself, reading too', async () => {
  const { secret } = (await make('supplier')).json();
  const { headers } = await by(secret, product);
  expect(headers['x-ratelimit-limit']).toBe('600');
  expect((await by((await make('supplier')).json().secret, product)).headers['x-ratelimit-remaining']).toBe(
    '599',
  );
  expect(headers).toMatchObject({
    'ratelimit-policy': '"default";q=600;w=60',
    ratelimit: expect.stringMatching(/^"default";r=599;t=\d+$/),
  });
});

async function tokenOf(sid: string, secret: string, scope?: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${sid}:${secret}`).toString('base64')}`,
    },
    payload: new URLSearchParams({ grant_type: 'client_credentials', ...(scope && { scope }) }).toString(),
  });
  return answer.json().access_token;
}

it('Client credentials give a token that may be narrowed, and refusals in the words of the standard', async () => {
  const { sid, secret } = (await make('supplier')).json();
  const reading = await tokenOf(sid, secret, 'read');
  expect((await by(reading, product)).statusCode).toBe(200);
  const refused = await by(reading, product, { method: 'PUT', body: {} });
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
    403,
    'Bearer error="insufficient_scope", scope="products"',
  ]);
  const ask = async (body: Record<string, string>) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(body).toString(),
    });
    return [answer.statusCode, answer.json().error, answer.headers['cache-control']];
  };
  const grant_type = 'client_credentials';
  const client = { grant_type, client_id: sid, client_secret: secret };
  expect(await ask(client)).toEqual([200, undefined, 'no-store']);
  expect(await ask({ ...client, scope: 'read pictures' })).toEqual([400, 'invalid_scope', 'no-store']);
  expect(await ask({ ...client, client_id: 'another' })).toEqual([401, 'invalid_client', 'no-store']);
  expect(await ask({ ...client, client_secret: reading })).toEqual([401, 'invalid_client', 'no-store']);
  expect(await ask({ ...client, grant_type: 'password' })).toEqual([
    400,
    'unsupported_grant_type',
    'no-store',
  ]);
  expect(await ask({})).toEqual([400, 'invalid_request', 'no-store']);
});

it('A company is not deleted while a key acts for it, be it the first that it names or a further one (behaviour B739)', async () => {
  for (const sid of ['erste', 'weitere'])
    await world.call('admin', 'POST', '/import/orga/CH', {
      sid,
      orgaDetails: { name: sid, kind: 'manufacturer' },
    });
  const { sid } = (await make('admin', { ...own, companies: ['erste', 'weitere'] })).json();
  const remove = async (company: string) =>
    (await world.call('admin', 'DELETE', `/import/orga/CH/${company}`)).statusCode;
  expect([await remove('erste'), await remove('weitere')]).toEqual([409, 409]);
  expect((await world.call('admin', 'DELETE', `/import/key/CH/${sid}`)).statusCode).toBe(204);
  expect([await remove('erste'), await remove('weitere')]).toEqual([204, 204]);
});
