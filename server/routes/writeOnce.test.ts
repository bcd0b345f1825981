import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../tests/setup/people.ts';
import { tokenFor } from '../../tests/setup/signIn.ts';
import { testApp } from '../../tests/setup/testApp.ts';
import { sweepSentWrites } from '../records/sweepSentWrites.ts';

let app: FastifyInstance;
let database: Awaited<ReturnType<typeof testApp>>['database'];

const orga = (sid: string, name = `Firma ${sid}`) => ({ sid, orgaDetails: { name, kind: 'manufacturer' } });

async function send(method: 'POST' | 'PUT', url: string, body: object, headers: object, who = 'admin') {
  const authorization = `Bearer ${await tokenFor(app, who)}`;
  return app.inject({ method, url: `/api${url}`, headers: { authorization, ...headers }, payload: body });
}
const named = (key: string) => ({ 'idempotency-key': key });
const create = (sid: string, key: string, name?: string) =>
  send('POST', '/import/orga/CH', orga(sid, name), named(key));
const versions = (sid: string) =>
  database.write`select version::int from orga where platform = 'CH' and sid = ${sid}`;

beforeAll(async () => {
  const tested = await testApp();
  ({ app, database } = tested);
  await seedPeople(database);
});

describe('A write that names itself', () => {
  it('is done once however often it is sent, also at the same time', async () => {
    const answers = await Promise.all([create('eins', 'a'), create('eins', 'a'), create('eins', 'a')]);
    answers.push(await create('eins', 'a'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ headers }) => `${headers.location} ${headers.etag}`)).size).toBe(1);
    expect(await versions('eins')).toEqual([{ version: 1 }]);
  });

  it('replaces once: sent again it is no conflict with itself', async () => {
    await create('zwei', 'b');
    const replace = () =>
      send('PUT', '/import/orga/CH/zwei', orga('zwei', 'Neu'), { ...named('c'), 'if-match': '"1"' });
    const answers = [await replace(), await replace()];
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual([
      [200, '"2"'],
      [200, '"2"'],
    ]);
    expect(await versions('zwei')).toEqual([{ version: 2 }]);
  });

  it('is refused where its name stands for another one, and is free of what others call theirs', async () => {
    await create('drei', 'd');
    const other = await create('drei', 'd', 'Anders');
    expect([other.statusCode, other.json().errors[0].code]).toEqual([422, 'idempotency-key-used']);
    await create('alpenfenster', 'h');
    const theirs = await send(
      'PUT',
      '/import/orga/CH/alpenfenster',
      orga('alpenfenster', 'Ihre'),
      named('d'),
      'supplier',
    );
    expect(theirs.statusCode).toBe(200);
  });

  it('may be mended and sent again where it was refused, as nothing was written', async () => {
    const refused = await create('fuenf', 'e', '');
    expect(refused.statusCode).toBe(422);
    expect((await create('fuenf', 'e')).statusCode).toBe(201);
  });

  it('whose record has gone since is not made anew', async () => {
    await create('sechs', 'f');
    await app.inject({
      method: 'DELETE',
      url: '/api/import/orga/CH/sechs',
      headers: { authorization: `Bearer ${await tokenFor(app, 'admin')}` },
    });
    expect((await create('sechs', 'f')).statusCode).toBe(404);
    expect(await versions('sechs')).toEqual([]);
  });

  it('is remembered for seven days', async () => {
    await create('sieben', 'g');
    await database.write`update sent_write set created_at = now() - interval '8 days' where key = 'g'`;
    await sweepSentWrites(database.write);
    expect(await database.write`select key from sent_write where key = 'g'`).toEqual([]);
    expect((await create('sieben', 'g')).statusCode).toBe(409);
  });
});
