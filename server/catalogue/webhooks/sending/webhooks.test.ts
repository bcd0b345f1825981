import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addPerson } from '../../../../tests/setup/person.ts';
import { killWorker, spawnWorker } from '../../../../tests/setup/spawnWorker.ts';
import { webhookWorld } from '../../../../tests/setup/webhookWorld.ts';
import { startJobs } from '../../../jobs/index.ts';

let world: Awaited<ReturnType<typeof webhookWorld>>;

beforeAll(async () => {
  world = await webhookWorld();
});

afterEach(async () => {
  await world.database.write`delete from webhook`;
  world.receiver.answers((response) => response.writeHead(204).end());
  world.receiver.received.splice(0);
});

const itemsOf = (deliveries: { body: { data: Record<string, unknown> } }[]) =>
  deliveries.flatMap(({ body }) => body.data.items as { key: { sid: string } }[]);

/** Changes of records that nobody has: what is told of each is that it is gone. */
async function change(count: number, company = 'alpenfenster', at = world.database.write) {
  await at`
    insert into change (platform, company, entity, key, kind, before, after)
    select 'CH', ${company}, 'product', array[${company}, 'x' || n], 'deleted', '{}', null
    from generate_series(1, ${count}) n`;
}

it('A change is told in few words, signed so that the standard’s own library agrees, and never again (behaviours B608, B609)', async () => {
  const { secret } = await world.make();
  const { version } = await world.retitle('f1', 'Neu');
  await world.work();
  const [only, ...others] = world.receiver.take();
  expect(others).toEqual([]);
  expect(world.receiver.verify(secret, only!)).toEqual(only?.body);
  expect(only?.headers['content-type']).toBe('application/json');
  expect(only?.body).toMatchObject({ id: only?.id, type: 'product.changed' });
  expect(only?.body.data).toEqual({
    platform: 'CH',
    entity: 'product',
    items: [{ key: { orgaSid: 'alpenfenster', sid: 'f1' }, kind: 'there', version, at: expect.any(String) }],
  });
  expect(() => world.receiver.verify(`whsec_${Buffer.from('another').toString('base64')}`, only!)).toThrow();
  await world.work();
  expect(world.receiver.take()).toEqual([]);
});

it('A webhook tells of its own company and of what belongs to none, of the kinds that it wants', async () => {
  await world.make({ kinds: ['product', 'category'], path: '/own' });
  await world.make({ company: 'andere', path: '/other' }, 'admin');
  await world.make({ company: null, path: '/whole' }, 'admin');
  await change(1, 'andere');
  await world.retitle('f1', 'Eigenes');
  await world.call('admin', 'PUT', '/import/orga/CH/alpenfenster', {
    sid: 'alpenfenster',
    orgaDetails: { name: 'A', kind: 'manufacturer' },
  });
  const { version: _, ...dach } = (await world.call('admin', 'GET', '/import/category/dach')).json();
  await world.call('admin', 'PUT', '/import/category/dach', { ...dach, name: { de: 'Steildach' } });
  await world.work(3);
  const told = (path: string) =>
    world.receiver
      .take(path)
      .flatMap(({ body }) =>
        itemsOf([{ body }]).map(({ key }) => [body.type, ...Object.values(key)].join(' ')),
      )
      .toSorted();
  expect(told('/own')).toEqual(['category.changed dach', 'product.changed alpenfenster f1']);
  expect(told('/other')).toEqual(['product.changed andere x1']);
  expect(told('/whole')).toEqual(['product.changed alpenfenster f1', 'product.changed andere x1']);
});

it('The end of an import is told once, that of a dry run too, and none of another company', async () => {
  const { secret } = await world.make({ kinds: ['import'] });
  const begin = async (orgaSid: string, isDry: boolean) => {
    const [row] = await world.database.write<{ id: string }[]>`
      insert into import_report (id, sub, language, entity, format, platform, orga_sid, file_bytes, file_hash, fingerprint,
        dry_run, delete_others, skip_invalid, state, created)
      values (gen_random_uuid(), 'somebody', 'de', 'product', 'json', 'CH', ${orgaSid}, 1, '', '', ${isDry}, false, false,
        'running', 7)
      returning id`;
    return row?.id ?? '';
  };
  const reach = (id: string, state: string) =>
    world.database.write`update import_report set state = ${state}, finished_at = now() where id = ${id}`;
  const real = await begin('alpenfenster', false);
  await reach(real, 'applied');
  await world.work();
  expect(world.receiver.take()).toEqual([]);
  await reach(real, 'searchable');
  await reach(await begin('andere', false), 'refused');
  const dry = await begin('alpenfenster', true);
  await reach(dry, 'applied');
  await world.work();
  const told = world.receiver.take();
  expect(told.map(({ body }) => [body.type, body.data.report, body.data.state, body.data.created])).toEqual([
    ['import.ended', real, 'searchable', 7],
    ['import.ended', dry, 'applied', 7],
  ]);
  for (const one of told) world.receiver.verify(secret, one);
});

it('What a long transaction writes is told once it is there, though others began later and were told', async () => {
  await world.make();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const slow = world.database.write.begin(async (tx) => {
    await change(1, 'alpenfenster', tx as never);
    written();
    await held;
  });
  await isWritten;
  await world.retitle('f2', 'Schnell');
  await world.work();
  expect(itemsOf(world.receiver.take()).map(({ key }) => key.sid)).toEqual(['f2']);
  release();
  await slow;
  await world.work();
  expect(itemsOf(world.receiver.take()).map(({ key }) => key.sid)).toEqual(['x1']);
});

it('What does not arrive is tried again under the same id, after pauses that grow; once one arrives, all that waited follow (behaviour B610)', async () => {
  const { sid } = await world.make();
  const answers = [500, 302, 429, 500];
  world.receiver.answers((response) =>
    response.writeHead(answers.shift() ?? 204, { location: world.receiver.url('/elsewhere') }).end(),
  );
  await world.retitle('f1', 'Ausfall');
  await world.work();
  await world.work();
  const ids = world.receiver.take().map(({ id }) => id);
  expect(ids).toHaveLength(1);
  const rests = [];
  for (let times = 0; times < 3; times += 1) {
    const [{ rest } = { rest: 0 }] = await world.database.write<{ rest: number }[]>`
      select extract(epoch from next_at - last_at)::float as rest from webhook_delivery`;
    rests.push(rest);
    await world.later();
    await world.work();
    ids.push(...world.receiver.take().map(({ id }) => id));
  }
  expect(rests).toEqual(rests.toSorted((one, other) => one - other));
  expect([new Set(ids).size, ids.length]).toEqual([1, 4]);
  expect(await world.shown(sid)).toMatchObject({ waiting: 1, deliveredAt: null });
  // Another one that waits has a pause of its own before it, which nobody needs any more.
  await world.database.write`
    insert into webhook_delivery (webhook_id, message_id, type, kind, body, items, attempts, next_at)
    select webhook_id, 'msg_other', type, kind, body, items, 1, now() + interval '7 hours' from webhook_delivery`;
  await world.database.write`update webhook_delivery set next_at = now() where message_id <> 'msg_other'`;
  await world.database.write`update webhook_state set paused_until = null`;
  await world.work();
  expect(world.receiver.take().map(({ id }) => id)).toEqual([ids[0], 'msg_other']);
  expect(await world.shown(sid)).toMatchObject({ waiting: 0, failingSince: null });
  expect(world.receiver.take('/elsewhere')).toEqual([]);
});

it('A target that asks for time gets it, a day at most', async () => {
  const { sid } = await world.make();
  const asked = ['3600', new Date(Date.now() + 7_200_000).toUTCString(), '999999999'];
  world.receiver.answers((response) =>
    response.writeHead(429, { 'retry-after': asked.shift() ?? '0' }).end(),
  );
  await world.retitle('f1', 'Geduld');
  await world.work();
  const restHours = async () => (Date.parse((await world.shown(sid)).pausedUntil) - Date.now()) / 3_600_000;
  expect(await restHours()).toBeCloseTo(1, 1);
  for (const hours of [2, 24]) {
    await world.later();
    await world.work();
    expect(await restHours()).toBeCloseTo(hours, 1);
  }
});

it('After three days without any that arrives a webhook is off and its keeper is told; switched on, it goes on where it stood (behaviour B612)', async () => {
  const { sid } = await world.make();
  const notices = async (who: string) =>
    (await world.call(who, 'GET', '/import/notice/CH?lang=de'))
      .json()
      .filter(({ kind }: { kind: string }) => kind === 'webhookOff');
  world.receiver.answers((response) => response.writeHead(500).end());
  await world.retitle('f1', 'Eins');
  await world.work();
  await world.later(71);
  await world.retitle('f2', 'Zwei');
  await world.work();
  expect((await world.shown(sid)).off).toBeNull();
  await world.later(2);
  await world.work();
  expect(await world.shown(sid)).toMatchObject({ off: 'failing', waiting: 1 });
  expect((await world.log(sid)).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'failed']);
  expect(await notices('supplier')).toMatchObject([{ severity: 'error', place: { screen: 'webhooks' } }]);
  expect(await notices('supplier-de')).toEqual([]);
  await change(1);
  await world.later();
  await world.work();
  world.receiver.take();
  world.receiver.answers((response) => response.writeHead(204).end());
  const on = { name: 'ERP', url: world.receiver.url(), kinds: ['product'], isOn: true };
  const answer = await world.call('supplier', 'PUT', `/import/webhook/CH/${sid}`, on);
  expect([answer.statusCode, answer.json().off]).toEqual([200, null]);
  await world.work();
  expect(itemsOf(world.receiver.take()).map(({ key }) => key.sid)).toEqual(['f2', 'x1']);
  expect(await notices('supplier')).toEqual([]);
});

it('410 switches a webhook off at once, and one delivery that a target never takes does not', async () => {
  const { sid } = await world.make();
  world.receiver.answers((response, { body }) =>
    response.writeHead(JSON.stringify(body).includes('"f1"') ? 500 : 204).end(),
  );
  await world.retitle('f1', 'Gift');
  await world.work();
  await world.retitle('f2', 'Gut');
  await world.later();
  await world.work();
  await world.later();
  await world.work();
  await world.later(73);
  await world.retitle('f2', 'Besser');
  await world.database.write`update webhook_state set delivered_at = now() - interval '1 hour'`;
  await world.work();
  expect((await world.shown(sid)).off).toBeNull();
  const states = (await world.log(sid)).map(({ state }: { state: string }) => state);
  expect(states.toSorted()).toEqual(['delivered', 'delivered', 'failed']);
  world.receiver.answers((response) => response.writeHead(410).end());
  await world.retitle('f2', 'Weg');
  await world.later();
  await world.work();
  expect((await world.shown(sid)).off).toBe('gone');
});

it('A secret that is replaced meanwhile signs what is tried again, the former one beside it for as long as was said (behaviour B609)', async () => {
  const { sid, secret: first } = await world.make();
  world.receiver.answers((response) => response.writeHead(503).end());
  await world.retitle('f1', 'Drehen');
  const rotate = async (overlapDays: number) =>
    (await world.call('supplier', 'POST', `/import/webhook/CH/${sid}/rotate`, { overlapDays })).json().secret;
  const signedBy = async (secrets: readonly string[]) => {
    await world.later();
    await world.work();
    const [one] = world.receiver.take();
    return secrets.map((secret) => {
      try {
        return world.receiver.verify(secret, one!) !== undefined;
      } catch {
        return false;
      }
    });
  };
  await world.work();
  world.receiver.take();
  const second = await rotate(3);
  expect(await signedBy([first, second])).toEqual([true, true]);
  const third = await rotate(0);
  expect(await signedBy([first, second, third])).toEqual([false, false, true]);
});

it('Nothing is sent once its maker has lost the right; saved by another keeper, it goes on where it stood (behaviour B611)', async () => {
  const sub = await addPerson(world.database, 'leaving', [
    { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
  ]);
  const { sid } = await world.make({}, 'leaving');
  world.receiver.answers((response) => response.writeHead(500).end());
  await world.retitle('f1', 'Vorher');
  await world.work();
  world.receiver.take();
  await world.database.write`delete from user_right where sub = ${sub}`;
  await world.retitle('f2', 'Nachher');
  await world.later();
  await world.work();
  expect(world.receiver.take()).toEqual([]);
  expect(await world.shown(sid)).toMatchObject({ isPowerless: true });
  world.receiver.answers((response) => response.writeHead(204).end());
  const saved = { name: 'ERP', url: world.receiver.url(), kinds: ['product'], isOn: true };
  await world.call('supplier', 'PUT', `/import/webhook/CH/${sid}`, saved);
  await world.later();
  await world.work();
  expect(itemsOf(world.receiver.take()).map(({ key }) => key.sid)).toEqual(['f2', 'f1']);
});

it('Deleted between two attempts a webhook sends nothing more; a company is not deleted while one tells of it (behaviour B614)', async () => {
  world.receiver.answers((response) => response.writeHead(500).end());
  const { sid } = await world.make();
  await world.call('admin', 'POST', '/import/orga/CH', {
    sid: 'fluechtig',
    orgaDetails: { name: 'F', kind: 'manufacturer' },
  });
  const other = await world.make({ company: 'fluechtig' }, 'admin');
  await world.retitle('f1', 'Gehen');
  await world.work();
  expect((await world.remove(sid)).statusCode).toBe(204);
  const deletion = () => world.call('admin', 'DELETE', '/import/orga/CH/fluechtig');
  expect((await deletion()).statusCode).toBe(409);
  expect((await world.call('admin', 'DELETE', `/import/webhook/CH/${other.sid}`)).statusCode).toBe(204);
  expect((await deletion()).statusCode).toBe(204);
  world.receiver.received.splice(0);
  await world.later();
  await world.work();
  expect(world.receiver.received).toEqual([]);
  expect(await world.database.write`select from webhook_delivery`).toHaveLength(0);
});

it('Several workers at the same time send each delivery once; twelve thousand changes of one import wait in the feed, not in front of others', async () => {
  await world.make({ path: '/many' });
  await world.make({ company: 'andere', path: '/one' }, 'admin');
  await change(12_000);
  await change(1, 'andere');
  const rounds = async () => {
    const [{ waiting } = { waiting: 0 }] = await world.database.write<{ waiting: number }[]>`
      select count(*)::int as waiting from webhook_delivery where state = 'waiting'`;
    expect(waiting).toBeLessThanOrEqual(105);
    await world.later();
    await world.work(4);
  };
  await world.work(4);
  expect(world.receiver.take('/one')).toHaveLength(1);
  expect(world.receiver.received.length).toBeLessThanOrEqual(20);
  while ((await world.database.write`select from webhook_state where news > told`).length > 0) await rounds();
  for (let times = 0; times < 6; times += 1) await rounds();
  const told = world.receiver.take('/many');
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(itemsOf(told)).toHaveLength(12_000);
  expect(new Set(itemsOf(told).map(({ key }) => key.sid)).size).toBe(12_000);
}, 120_000);

it('A worker that is killed while a target thinks is followed by another one, which sends the same under the same id', async () => {
  vi.stubEnv('FETCH_ALLOWED', '127.0.0.1');
  const { promise: came, resolve: comes } = Promise.withResolvers<void>();
  await world.make();
  world.receiver.answers(() => comes());
  await world.retitle('f1', 'Mitten drin');
  const worker = spawnWorker(world);
  await came;
  await killWorker(worker);
  world.receiver.answers((response) => response.writeHead(204).end());
  await world.work();
  const [first] = world.receiver.take();
  expect(world.receiver.received).toEqual([]);
  await world.database.write`update webhook_state set leased_until = now()`;
  const jobs = await startJobs(world.database, { ...world.config, logLevel: 'error' });
  await expect.poll(() => world.receiver.received.map(({ id }) => id)).toEqual([first?.id]);
  await expect
    .poll(
      async () => (await world.database.write`select from webhook_delivery where state = 'delivered'`).length,
    )
    .toBe(1);
  await jobs.stop();
  vi.unstubAllEnvs();
}, 60_000);

it('A test is sent once and whatever comes of it stands in the log; what was sent is sent again under its id when somebody asks', async () => {
  const { sid } = await world.make();
  const url = `/import/webhook/CH/${sid}`;
  world.receiver.answers((response) => response.writeHead(500).end('x'.repeat(300_000)));
  const test = await world.call('supplier', 'POST', `${url}/test`);
  expect([test.statusCode, test.json().type]).toEqual([202, 'test']);
  await world.work();
  await world.later();
  await world.work();
  expect(world.receiver.take()).toHaveLength(1);
  expect((await world.log(sid))[0]).toMatchObject({ state: 'failed', status: 500, attempts: 1 });
  expect((await world.shown(sid)).failingSince).toBeNull();
  world.receiver.answers((response) => response.writeHead(204).end());
  const { id } = test.json();
  expect((await world.call('supplier', 'POST', `${url}/deliveries/${id}/resend`)).statusCode).toBe(202);
  await world.work();
  expect(world.receiver.take().map((one) => one.id)).toEqual([id]);
  expect((await world.log(sid))[0]).toMatchObject({ state: 'delivered', status: 204, attempts: 2 });
  await world.call('supplier', 'PUT', url, {
    name: 'ERP',
    url: world.receiver.url(),
    kinds: ['product'],
    isOn: false,
  });
  expect((await world.call('supplier', 'POST', `${url}/test`)).statusCode).toBe(422);
});
