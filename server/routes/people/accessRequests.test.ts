import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callsOf, type Call } from '../../../tests/setup/calls.ts';
import { seedPeople } from '../../../tests/setup/people.ts';
import { addPerson } from '../../../tests/setup/person.ts';
import { sentMails } from '../../../tests/setup/sentMails.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let outbox: string;
let newcomer: string;
let call: Call;
let database: TaggedDatabase;

const alpenfenster = { sid: 'alpenfenster', country: 'CH' } as const;
const ask = (who: string, body: object, platform = 'CH') =>
  call(who, 'POST', `/user/access-request/${platform}`, { language: 'fr', ...body });
const waiting = async (who: string) =>
  (await call(who, 'GET', '/import/access-request')).json().items as { id: string; canGive: boolean }[];
const answer = (who: string, id: string | undefined, how: 'give' | 'refuse', body: object) =>
  call(who, 'POST', `/import/access-request/${id}/${how}`, body);
const ofAlpenfenster = { right: 'EDIT_PRODUCTS', orgaSid: 'alpenfenster', company: 'Alpenfenster' };

beforeAll(async () => {
  const { app, config, ...tested } = await testApp();
  [outbox, database] = [config.mailUrl, tested.database];
  call = callsOf(app);
  await seedPeople(database);
  for (const sid of ['alpenfenster', 'andere'])
    await call('admin', 'POST', '/import/orga/CH', { sid, orgaDetails: { name: sid, kind: 'manufacturer' } });
  newcomer = await addPerson(database, 'newcomer');
  // Known from the first call after the sign-in on.
  await call('newcomer', 'GET', '/user/rights');
  await addPerson(database, 'bound', [{ right: 'USER_RIGHTS', orgaCountry: alpenfenster }]);
});

beforeEach(async () => {
  await database.write`delete from access_request`;
  await database.write`delete from user_right where sub = ${newcomer}`;
});

describe('Asking for a right (behaviour B507)', () => {
  it('reaches whoever may give it, who gives it with one call, and nobody else', async () => {
    expect((await ask('newcomer', ofAlpenfenster)).statusCode).toBe(204);
    expect((await ask('newcomer', { right: 'CMS' })).statusCode).toBe(204);
    expect(await waiting('rights')).toHaveLength(2);
    const [own, ...others] = await waiting('bound');
    expect([own, others]).toMatchObject([
      { right: 'EDIT_PRODUCTS', canGive: true, orgaName: 'alpenfenster' },
      [],
    ]);
    const given = await answer('bound', own?.id, 'give', {
      right: 'EDIT_PRODUCTS',
      orgaCountry: alpenfenster,
    });
    expect(given.statusCode).toBe(204);
    expect((await call('newcomer', 'GET', '/user/rights')).json().rights).toEqual([
      { right: 'EDIT_PRODUCTS', orgaCountry: alpenfenster },
    ]);
    expect((await answer('rights', own?.id, 'refuse', {})).statusCode).toBe(409);
    expect((await call('newcomer', 'GET', '/user/access-request')).json()).toMatchObject([
      { right: 'CMS', state: 'open' },
      { right: 'EDIT_PRODUCTS', state: 'given' },
    ]);
  });

  it('of another company, or for more than one may give, is none of a bound giver’s', async () => {
    await ask('newcomer', { ...ofAlpenfenster, orgaSid: 'andere' });
    const [request] = await waiting('rights');
    expect(await waiting('bound')).toEqual([]);
    const orgaCountry = { ...alpenfenster, sid: 'andere' };
    expect(
      (await answer('bound', request?.id, 'give', { right: 'EDIT_PRODUCTS', orgaCountry })).statusCode,
    ).toBe(404);
    expect((await answer('rights', request?.id, 'give', { right: 'ADMIN' })).statusCode).toBe(403);
    expect(await waiting('rights')).toHaveLength(1);
  });

  it('tells nobody whether there is such a company, and asks once however often it is sent', async () => {
    const unknown = await ask('newcomer', { ...ofAlpenfenster, orgaSid: 'gibtsnicht' });
    const known = await ask('newcomer', ofAlpenfenster);
    const again = await ask('newcomer', { ...ofAlpenfenster, wish: 'Bitte' });
    expect([unknown, known, again].map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([204, '']),
    );
    expect(await waiting('rights')).toMatchObject([{ canGive: false }, { canGive: true, wish: 'Bitte' }]);
  });

  it('ends at a few open ones, also from several tabs at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => ask('newcomer', { ...ofAlpenfenster, orgaSid: `o${index}` })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([204, 204, 204, 204, 204, 429, 429, 429, 429]);
  });

  it('is told by mail to who asked, in their language, with the reason of a refusal', async () => {
    await ask('newcomer', ofAlpenfenster);
    const [request] = await waiting('rights');
    await answer('rights', request?.id, 'refuse', { reason: 'Bitte zuerst anrufen' });
    await expect
      .poll(() => sentMails(outbox, 'newcomer@person.example'))
      .toContainEqual(expect.stringMatching(/Votre demande[^]*Bitte zuerst anrufen/));
  });
});
