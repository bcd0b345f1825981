import { beforeAll, expect, it } from 'vitest';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;

beforeAll(async () => {
  world = await smallWorld();
});

const wanted = {
  name: 'ERP',
  company: 'alpenfenster',
  url: 'https://erp.example.com/hook',
  kinds: ['product'],
};
const make = (who: string | undefined, body: object = {}, headers: Record<string, string> = {}) =>
  world.call(who, 'POST', '/import/webhook/CH', { ...wanted, ...body }, headers);

it('The secret of a webhook is shown once, and stands in no record of changes (behaviour B607)', async () => {
  const headers = { 'idempotency-key': 'once-a-webhook' };
  const [first, second] = [await make('supplier', {}, headers), await make('supplier', {}, headers)];
  expect(first.statusCode).toBe(201);
  const { sid, secret } = first.json();
  expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
  expect([second.json().sid, second.json().secret]).toEqual([sid, null]);
  const [listed] = (await world.call('supplier', 'GET', '/import/webhook/CH')).json();
  expect(listed).toMatchObject({ sid, company: { sid: 'alpenfenster' }, off: null, maker: 'supplier' });
  expect(listed.secret).toBeUndefined();
  const kept = await world.database.write`
    select row_to_json(w)::text as text from sent_write w union all select row_to_json(c)::text from change c`;
  for (const { text } of kept) expect(text).not.toContain(secret.slice(6));
});

it('Webhooks are made by who keeps the company, and for a platform by administrators; nobody else sees or touches one', async () => {
  const outcomes = [];
  for (const [who, company] of [
    ['supplier', 'andere'],
    ['supplier', null],
    ['nobody', 'alpenfenster'],
    ['editor', 'alpenfenster'],
    ['admin', null],
    ['admin', 'andere'],
    ['admin', 'nirgends'],
  ] as const)
    outcomes.push((await make(who, { company })).statusCode);
  expect(outcomes).toEqual([403, 403, 403, 403, 201, 201, 422]);
  const { sid } = (await make('admin', { company: 'andere' })).json();
  const one = `/import/webhook/CH/${sid}`;
  const { company: _, ...changed } = { ...wanted, isOn: true };
  for (const [method, url, body] of [
    ['PUT', one, changed],
    ['POST', `${one}/rotate`, {}],
    ['POST', `${one}/test`, undefined],
    ['GET', `${one}/deliveries`, undefined],
    ['DELETE', one, undefined],
  ] as const)
    expect((await world.call('supplier', method, url, body)).statusCode, `${method} ${url}`).toBe(404);
});

it.each([
  ['http://erp.example.com/hook', 'target-plain'],
  ['https://erp.example.com:8443/hook', 'target-port'],
  ['https://user:word@erp.example.com/hook', 'target-form'],
  ['ftp://erp.example.com/hook', 'target-form'],
  ['erp.example.com', 'target-form'],
  ['https://localhost/hook', 'target-not-public'],
  ['https://127.0.0.1/hook', 'target-not-public'],
  ['https://0x7f.1/hook', 'target-not-public'],
  ['https://[::ffff:10.0.0.1]/hook', 'target-not-public'],
  ['https://169.254.169.254/latest', 'target-not-public'],
])('%s is no target (abuse case 75)', async (url, code) => {
  expect(faultsOf(await make('supplier', { url }))).toEqual([`url ${code}`]);
});

it('A delivery that is drawn while another one is asked for lets both through', async () => {
  const { sid } = (await make('supplier', { name: 'Zugleich' })).json();
  const { write } = world.database;
  const sent = await write.transaction(async (tx) => {
    const [found] = await tx`
      select s.webhook_id as id from webhook_state s join webhook w on w.id = s.webhook_id where w.sid = ${sid} for update of s`;
    const asked = world.call('supplier', 'POST', `/import/webhook/CH/${sid}/test`);
    await expect
      .poll(
        () =>
          write`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
    await tx`
      insert into webhook_delivery (webhook_id, message_id, type, kind, items, body)
      values (${found?.id}, 'msg_zugleich', 'product', 'product', 1, '{}')`;
    return { asked };
  });
  expect((await sent.asked).statusCode).toBe(202);
});
