import { beforeAll, expect, it } from 'vitest';
import { mirrorOf } from '../../../tests/records/mirrorOf.ts';
import { proveFeed } from '../../../tests/records/proveFeed.ts';
import { addPerson } from '../../../tests/setup/person.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';

type World = Awaited<ReturnType<typeof smallWorld>>;

let world: World;
let address: string;

beforeAll(async () => {
  world = await smallWorld();
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Waits for what a live stream says, or for its end; answers what the first group matched. */
async function openStream(secret: string, lastId?: string) {
  const answer = await fetch(`${address}/api/CH/changes?entity=product`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${secret}`,
      ...(lastId && { 'last-event-id': lastId }),
    },
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (wanted: RegExp | 'end') => {
    for (;;) {
      const found = wanted === 'end' ? null : wanted.exec(text);
      if (found) return found[1] ?? '';
      const part = await reader?.read();
      if (!part || part.done) return wanted === 'end' ? 'end' : text;
      text += part.value;
    }
  };
}

const product = (sid: string, title: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid,
  productInfo: { articleNumber: `A-${sid}`, title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});

it('From the beginning a feed tells all that is there once, then what changes and what goes (behaviour B548)', async () => {
  const mirror = mirrorOf(world.call, 'supplier');
  await mirror.follow();
  expect([...mirror.kept.keys()].toSorted()).toEqual([
    'category dach',
    'category fenster',
    'category huelle',
    'categoryRelation dach',
    'categoryRelation fenster',
    'categoryRelation huelle',
    'orga alpenfenster',
    'product alpenfenster/f1',
    'product alpenfenster/f2',
  ]);
  const url = '/import/product/CH/alpenfenster/f3';
  await world.call('supplier', 'PUT', url, product('f3', 'Drei'), asNew);
  await mirror.follow();
  const stored = (await world.call('supplier', 'GET', url)).json();
  expect(mirror.kept.get('product alpenfenster/f3')).toMatchObject({
    version: stored.version,
    record: { sid: 'f3', productInfo: { title: { de: 'Drei' } }, version: stored.version },
  });
  await world.call('supplier', 'DELETE', url);
  await mirror.follow();
  expect(mirror.kept.has('product alpenfenster/f3')).toBe(false);
  expect(mirror.told.at(-1)).toMatch(/^product alpenfenster\/f3 gone /);
  const told = mirror.told.length;
  await mirror.follow();
  expect(mirror.told.length).toBe(told);
});

it('Changes that do not fit one page are told on the next ones, each once and in their order (behaviour B548)', async () => {
  const mirror = mirrorOf(world.call, 'supplier', '&entity=product', 1);
  await mirror.follow();
  const before = mirror.told.length;
  const sids = ['g1', 'g2', 'g3'];
  for (const sid of sids)
    await world.call('supplier', 'PUT', `/import/product/CH/alpenfenster/${sid}`, product(sid, sid), asNew);
  await mirror.follow();
  expect(mirror.told.slice(before).map((told) => told.split(' ')[1])).toEqual(
    sids.map((sid) => `alpenfenster/${sid}`),
  );
  for (const sid of sids) await world.call('supplier', 'DELETE', `/import/product/CH/alpenfenster/${sid}`);
});

it('Who keeps one company is told whole records of that one; visitors of all that they are there (behaviour B549)', async () => {
  const visitor = await world.call(undefined, 'GET', '/CH/changes?entity=product');
  expect(visitor.json().items[0]).toMatchObject({ entity: 'product', kind: 'there' });
  expect(visitor.json().items[0].record).toBeUndefined();
  const other = mirrorOf(world.call, 'supplier', '&entity=orga');
  await other.follow();
  const named = { sid: 'andere', orgaDetails: { name: 'Anders', kind: 'manufacturer' } };
  expect((await world.call('admin', 'PUT', '/import/orga/CH/andere', named)).statusCode).toBe(200);
  await other.follow();
  expect([...other.kept.keys()]).toEqual(['orga alpenfenster']);
  const ofOne = mirrorOf(world.call, 'admin', '&orga=andere');
  await ofOne.follow();
  expect([...ofOne.kept.keys()]).toEqual(['orga andere']);
  expect((await world.call(undefined, 'GET', '/ZBS/changes')).statusCode).toBe(401);
});

it('A cursor is of one question and one sight: another begins anew, and what is none is refused', async () => {
  await addPerson(world.database, 'growing', [
    { right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
  ]);
  const { next } = (await world.call('growing', 'GET', '/CH/changes')).json();
  const statusOf = async (who: string, query: string) => {
    const { statusCode, body } = await world.call(who, 'GET', `/CH/changes?after=${next}${query}`);
    return [statusCode, statusCode === 200 ? '' : JSON.parse(body).type.split('/').pop()];
  };
  expect(await statusOf('growing', '')).toEqual([200, '']);
  expect(await statusOf('growing', '&entity=product')).toEqual([410, 'cursor-gone']);
  expect(await statusOf('admin', '')).toEqual([410, 'cursor-gone']);
  await world.database.write`
    update user_right set orga_country = ${world.database.write.json({ sid: 'andere', country: 'CH' })}
    where email like 'growing%'`;
  expect(await statusOf('growing', '')).toEqual([410, 'cursor-gone']);
  const forged = (text: string) => Buffer.from(text).toString('base64url');
  const read = JSON.parse(Buffer.from(next, 'base64url').toString());
  for (const bad of [
    'x',
    forged('{}'),
    forged(JSON.stringify({ ...read, since: '9:3:' })),
    forged(JSON.stringify({ ...read, since: "1:1:'" })),
  ])
    expect((await world.call('growing', 'GET', `/CH/changes?after=${bad}`)).statusCode, bad).toBe(400);
});

it('What a long transaction writes is told once it is there, though others began later', async () => {
  const mirror = mirrorOf(world.call, 'supplier', '&entity=product');
  await mirror.follow();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const slow = world.database.write.begin(async (tx) => {
    await tx`update product set title = '{"de": "Langsam"}', version = version + 1 where platform = 'CH' and sid = 'f1'`;
    await tx`
      insert into change (platform, company, entity, key, kind, before, after)
      values ('CH', 'alpenfenster', 'product', '{alpenfenster,f1}', 'changed', '{}', '{}')`;
    written();
    await held;
  });
  await isWritten;
  await world.call('supplier', 'PUT', '/import/product/CH/alpenfenster/f2', product('f2', 'Schnell'));
  await mirror.follow();
  expect(mirror.kept.get('product alpenfenster/f2')).toMatchObject({
    record: { productInfo: { title: { de: 'Schnell' } } },
  });
  expect(JSON.stringify(mirror.kept.get('product alpenfenster/f1'))).not.toContain('Langsam');
  release();
  await slow;
  await mirror.follow();
  expect(JSON.stringify(mirror.kept.get('product alpenfenster/f1'))).toContain('Langsam');
});

it('Eight writers and two copies: both copies are what is there, and neither was told anything twice', async () => {
  await proveFeed(world.call, 120);
}, 120_000);

it('A live stream tells of a change, goes on from its id, and ends with the key that opened it', async () => {
  const made = await world.call('supplier', 'POST', '/import/key/CH', {
    name: 'Live',
    companies: ['alpenfenster'],
    scopes: ['read'],
  });
  const { sid, secret } = made.json();
  const first = await openStream(secret);
  const cursor = await first(/id: (\S+)\nevent: changes\n/);
  await world.call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1', product('f1', 'Live'));
  await first(/"de":"Live"/);
  const second = await openStream(secret, cursor);
  await second(/"de":"Live"/);
  await world.call('supplier', 'DELETE', `/import/key/CH/${sid}`);
  expect([await first('end'), await second('end')]).toEqual(['end', 'end']);
});

it('A live stream goes on under a former secret, and ends with that, or with the right of who made the key (behaviour B737)', async () => {
  const sub = await addPerson(world.database, 'streaming', [
    { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
  ]);
  const wanted = { name: 'Live', companies: ['alpenfenster'], scopes: ['read'] };
  const { sid, secret } = (await world.call('streaming', 'POST', '/import/key/CH', wanted)).json();
  const renew = async (overlapDays: number) =>
    (await world.call('streaming', 'POST', `/import/key/CH/${sid}/rotate`, { overlapDays })).json().secret;
  const former = await openStream(secret);
  await former(/event: changes\n/);
  const later = await openStream(await renew(7));
  await world.call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1', product('f1', 'Weiter'));
  await former(/"de":"Weiter"/);
  await later(/"de":"Weiter"/);
  const last = await openStream(await renew(0));
  expect([await former('end'), await later('end')]).toEqual(['end', 'end']);
  await last(/event: changes\n/);
  await world.database.write`delete from user_right where sub = ${sub}`;
  await world.call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1', product('f1', 'Geheim'));
  expect(await last(/(Geheim)/)).not.toContain('Geheim');
});
