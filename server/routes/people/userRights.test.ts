import { rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../../tests/setup/atOnce.ts';
import { callsOf, type Call } from '../../../tests/setup/calls.ts';
import { addPerson } from '../../../tests/setup/person.ts';
import { seedPeople } from '../../../tests/setup/people.ts';
import { sentMails } from '../../../tests/setup/sentMails.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let app: FastifyInstance;
let call: Call;
let database: TaggedDatabase;
let outbox: string;
let newcomer: string;
let bound: string;

const url = '/import/user-right';
const alpenfenster = { sid: 'alpenfenster', country: 'CH' } as const;
const subOf = (number: number) => `ba057e10-0000-4000-8000-${String(number).padStart(12, '0')}`;
const admin = subOf(1);
const rightsHolder = subOf(3);
const supplier = subOf(4);

const snapshot = () =>
  database.write`select sid, sub, email, "right", orga_country from user_right order by id`;
const idOf = async (sub: string, right: string) =>
  (await call('admin', 'GET', `${url}/${sub}`))
    .json()
    .rights.find((held: { right: string }) => held.right === right).id;

beforeAll(async () => {
  const tested = await testApp();
  ({ app, database } = tested);
  outbox = tested.config.mailUrl;
  call = callsOf(app);
  await seedPeople(database);
  for (const sid of ['alpenfenster', 'andere'])
    await call('admin', 'POST', '/import/orga/CH', { sid, orgaDetails: { name: sid, kind: 'manufacturer' } });
  newcomer = await addPerson(database, 'newcomer');
  bound = await addPerson(database, 'bound', [{ right: 'USER_RIGHTS', orgaCountry: alpenfenster }]);
});

describe('A right', () => {
  it('is given to a user, acts at once, is read and taken back', async () => {
    const given = await call('rights', 'POST', url, { sub: newcomer, right: 'CATEGORY' });
    expect(given.statusCode).toBe(201);
    expect(given.json()).toMatchObject({ sub: newcomer, right: 'CATEGORY', version: 1 });
    expect((await call('newcomer', 'GET', '/user/rights')).json().rights).toEqual([{ right: 'CATEGORY' }]);
    const again = await call('rights', 'POST', url, { sub: newcomer, right: 'CATEGORY' });
    expect([again.statusCode, again.json().id]).toEqual([200, given.json().id]);
    const stale = await call('rights', 'DELETE', `${url}/${given.json().id}`, undefined, {
      'if-match': '"7"',
    });
    expect(stale.statusCode).toBe(412);
    expect((await call('rights', 'DELETE', `${url}/${given.json().id}`)).statusCode).toBe(204);
    expect((await call('newcomer', 'GET', '/user/rights')).json().rights).toEqual([]);
    expect((await call('rights', 'DELETE', `${url}/${given.json().id}`)).statusCode).toBe(404);
  });

  it('ends with its last day at the next call, and is given longer by giving it once more', async () => {
    const { write } = database;
    const [{ today } = { today: '' }] = await write<
      { today: string }[]
    >`select today_in_zurich()::text as today`;
    const gift = { sub: newcomer, right: 'CATEGORY', note: 'Ferien' };
    const given = await call('rights', 'POST', url, { ...gift, until: today });
    expect(given.json()).toMatchObject({ until: today, note: 'Ferien' });
    const held = async () => (await call('newcomer', 'GET', '/user/rights')).json().rights;
    expect(await held()).toEqual([{ right: 'CATEGORY', until: today }]);
    await write`update user_right set until = until - 1 where sub = ${newcomer}`;
    expect(await held()).toEqual([]);
    expect(
      (await call('newcomer', 'POST', '/import/category', { sid: 'neu', name: { de: 'N' } })).statusCode,
    ).toBe(403);
    const found = await call('rights', 'GET', `${url}/search?text=newcomer`);
    expect(found.json().items[0].rights).toMatchObject([{ hasEnded: true, note: 'Ferien' }]);
    expect((await call('rights', 'GET', `${url}/search?text=newcomer&right=CATEGORY`)).json().total).toBe(0);
    const passed = await call('rights', 'POST', url, { ...gift, until: '2020-01-01' });
    expect([passed.statusCode, passed.json().errors[0].code]).toEqual([422, 'day-passed']);
    expect((await call('rights', 'POST', url, gift)).statusCode).toBe(200);
    expect(await held()).toEqual([{ right: 'CATEGORY' }]);
    await call('rights', 'DELETE', `${url}/${given.json().id}?note=${encodeURIComponent('Zurück')}`);
    const history = await call('rights', 'GET', `${url}/history?sub=${newcomer}`);
    const last = history.json().slice(0, 3);
    expect(last).toMatchObject([
      { kind: 'taken', by: 'rights', right: 'CATEGORY', note: 'Zurück' },
      { kind: 'changed', by: 'rights', right: 'CATEGORY' },
      { kind: 'given', by: 'rights', until: today, note: 'Ferien' },
    ]);
  });

  it('of the last administrator without an end gets none, not even by another whose right ends', async () => {
    const { write } = database;
    const deputy = await addPerson(database, 'deputy');
    const gift = { sub: deputy, right: 'ADMIN', until: '9999-12-31' };
    expect((await call('admin', 'POST', url, gift)).statusCode).toBe(201);
    const ending = { sub: admin, right: 'ADMIN', until: '9999-12-31' };
    expect((await call('deputy', 'POST', url, ending)).statusCode).toBe(409);
    const own = await idOf(admin, 'ADMIN');
    expect((await call('deputy', 'DELETE', `${url}/${own}`)).statusCode).toBe(409);
    await write`delete from user_right where sub = ${deputy}`;
  });

  it('that waits for an address is told there by a mail, in the language of whoever is invited, and not again at once', async () => {
    const to = 'eingeladen@person.example';
    const gift = { email: to, right: 'COMPANY', orgaCountry: alpenfenster, invite: 'it' };
    const given = await call('rights', 'POST', url, gift);
    const mails = () => sentMails(outbox, to);
    await expect.poll(mails).toEqual([expect.stringMatching(/Buongiorno[^]*\/it\/login\?view=sign-up/)]);
    const again = () => call('rights', 'POST', `${url}/${given.json().id}/invitation`, { language: 'it' });
    expect((await again()).statusCode).toBe(204);
    await database.write`update right_invitation set sent_at = now() - interval '1 hour'`;
    expect((await again()).statusCode).toBe(204);
    await expect.poll(mails).toHaveLength(2);
    await call('rights', 'DELETE', `${url}/${given.json().id}`);
    expect((await again()).statusCode).toBe(404);
  });

  it('may be told again at once where nobody took the mail', async () => {
    const folder = fileURLToPath(outbox);
    const to = 'unerreichbar@person.example';
    await rename(folder, `${folder}.away`);
    await writeFile(folder, '');
    const gift = { email: to, right: 'COMPANY', orgaCountry: alpenfenster, invite: 'de' };
    const given = (await call('rights', 'POST', url, gift)).json();
    const noted = () => database.write`select sent_at from right_invitation where right_sid = ${given.id}`;
    await expect.poll(noted).toEqual([]);
    await rm(folder);
    await rename(`${folder}.away`, folder);
    await call('rights', 'POST', `${url}/${given.id}/invitation`, { language: 'de' });
    await expect.poll(() => sentMails(outbox, to)).toHaveLength(1);
    await call('rights', 'DELETE', `${url}/${given.id}`);
  });

  it('given to an address waits for whoever proves to own it', async () => {
    const gift = { email: 'Later@Person.example', right: 'COMPANY', orgaCountry: alpenfenster };
    expect((await call('rights', 'POST', url, gift)).statusCode).toBe(201);
    const waiting = (await call('rights', 'GET', `${url}/search?text=later`)).json();
    expect(waiting.items).toMatchObject([
      { sub: null, email: 'later@person.example', rights: [{ right: 'COMPANY' }] },
    ]);
    const later = await addPerson(database, 'later');
    expect((await call('later', 'GET', '/import/orga/CH/alpenfenster')).statusCode).toBe(200);
    await call('later', 'GET', '/user/rights');
    const known = (await call('rights', 'GET', `${url}/search?text=later`)).json();
    expect(known).toMatchObject({
      total: 1,
      items: [{ sub: later, username: 'later', rights: [{ right: 'COMPANY' }] }],
    });
  });

  it('is refused for faulty input: two persons or none, unknown company, company of a general right, unknown keys (abuse case 26)', async () => {
    const before = await snapshot();
    const faults: [object, string][] = [
      [{ right: 'CMS' }, 'sub-or-email'],
      [{ sub: newcomer, email: 'a@b.example', right: 'CMS' }, 'sub-or-email'],
      [{ sub: newcomer, right: 'COMPANY', orgaCountry: { sid: 'nirgends', country: 'CH' } }, 'unknown-orga'],
      [
        { sub: newcomer, right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'DE' } },
        'unknown-orga',
      ],
      [{ sub: newcomer, right: 'CMS', orgaCountry: alpenfenster }, 'general-right-only'],
      [{ sub: newcomer, right: 'OWNER' }, 'unknown-choice'],
      [{ sub: newcomer, right: 'CMS', isAdmin: true, version: 9 }, 'unknown-field'],
    ];
    for (const [body, code] of faults) {
      const answer = await call('admin', 'POST', url, body);
      expect([answer.statusCode, answer.json().errors[0]?.code]).toEqual([422, code]);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('Giving and taking', () => {
  it('ADMIN and USER_RIGHTS is for administrators only (abuse case 23)', async () => {
    const before = await snapshot();
    for (const right of ['ADMIN', 'USER_RIGHTS']) {
      expect((await call('rights', 'POST', url, { sub: newcomer, right })).statusCode).toBe(403);
      expect((await call('rights', 'POST', url, { sub: rightsHolder, right })).statusCode).toBe(403);
    }
    expect((await call('rights', 'DELETE', `${url}/${await idOf(admin, 'ADMIN')}`)).statusCode).toBe(403);
    expect(await snapshot()).toEqual(before);
    expect((await call('admin', 'POST', url, { sub: newcomer, right: 'USER_RIGHTS' })).statusCode).toBe(201);
    await call('admin', 'DELETE', `${url}/${await idOf(newcomer, 'USER_RIGHTS')}`);
  });

  it('bound to a company stays within that company and country (abuse case 24)', async () => {
    const give = (right: string, orgaCountry?: object) =>
      call('bound', 'POST', url, { sub: newcomer, right, ...(orgaCountry && { orgaCountry }) });
    const before = await snapshot();
    for (const [right, orgaCountry] of [
      ['COMPANY', { sid: 'andere', country: 'CH' }],
      ['COMPANY', { sid: 'alpenfenster', country: 'DE' }],
      ['COMPANY', undefined],
      ['CMS', undefined],
      ['USER_RIGHTS', alpenfenster],
    ] as const)
      expect((await give(right, orgaCountry)).statusCode).toBe(403);
    expect(await snapshot()).toEqual(before);
    expect((await give('EDIT_PRODUCTS', alpenfenster)).statusCode).toBe(201);
  });

  it('never concerns the own rights, nor the last administrator (abuse case 25)', async () => {
    const before = await snapshot();
    const own = await call('rights', 'POST', url, { sub: rightsHolder, right: 'CMS' });
    expect([own.statusCode, own.json().type]).toEqual([409, '/problems/own-rights']);
    const byAddress = await call('rights', 'POST', url, { email: 'RIGHTS@baustein.example', right: 'CMS' });
    expect(byAddress.statusCode).toBe(409);
    expect((await call('admin', 'DELETE', `${url}/${await idOf(admin, 'ADMIN')}`)).statusCode).toBe(409);
    expect(await snapshot()).toEqual(before);
    const other = await addPerson(database, 'own-admin', [{ right: 'ADMIN' }, { right: 'CMS' }]);
    const taken = await call('own-admin', 'DELETE', `${url}/${await idOf(other, 'CMS')}`);
    expect([taken.statusCode, taken.json().type]).toEqual([409, '/problems/own-rights']);
    await database.write`delete from user_right where sub = ${other}`;
  });

  it('takes ADMIN from nobody while no other administrator has signed in (abuse case 25)', async () => {
    await addPerson(database, 'late-admin');
    await database.write`
      insert into user_right (sid, email, "right") values ('late', 'late-admin@person.example', 'ADMIN')`;
    const taken = await call('late-admin', 'DELETE', `${url}/${await idOf(admin, 'ADMIN')}`);
    expect([taken.statusCode, taken.json().type]).toEqual([409, '/problems/last-admin']);
    await database.write`delete from user_right where sid = 'late'`;
  });

  it('leaves one of two administrators who remove each other at once (abuse case 25)', async () => {
    const other = await addPerson(database, 'other-admin', [{ right: 'ADMIN' }]);
    const [ofAdmin, ofOther] = [await idOf(admin, 'ADMIN'), await idOf(other, 'ADMIN')];
    const answers = await atOnce(
      database.write,
      (tx) => tx`select from user_right where "right" = 'ADMIN' for update`,
      () => [
        call('admin', 'DELETE', `${url}/${ofOther}`),
        call('other-admin', 'DELETE', `${url}/${ofAdmin}`),
      ],
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes[0]).toBe(204);
    expect(codes[1]).toBeGreaterThanOrEqual(403);
    const left = await database.write`select sub from user_right where "right" = 'ADMIN'`;
    expect(left.count).toBe(1);
    await database.write`update user_right set sub = ${admin} where "right" = 'ADMIN'`;
  });
});

describe('The search of users', () => {
  const search = (who: string, query = '') => call(who, 'GET', `${url}/search${query}`);

  it('tells who may edit a company, and who holds a right, with the names of companies', async () => {
    const gift = { email: 'kept@person.example', right: 'EDIT_PRODUCTS', orgaCountry: alpenfenster };
    await call('admin', 'POST', url, gift);
    const names = async (query: string) => {
      const { items } = (await search('rights', `?size=200&${query}`)).json();
      return items.map(({ username, email }: Record<string, string>) => username ?? email).sort();
    };
    const editors = await names('orgaSid=alpenfenster&country=CH');
    expect(editors).toEqual(expect.arrayContaining(['admin', 'supplier', 'kept@person.example']));
    expect(editors).not.toContain('rights');
    const elsewhere = await names('orgaSid=alpenfenster&country=DE');
    expect(elsewhere).toContain('admin');
    expect(elsewhere).not.toContain('supplier');
    expect(await names('right=USER_RIGHTS')).toEqual(['bound', 'rights']);
    const [kept] = (await search('rights', '?text=kept@person')).json().items;
    expect(kept.rights).toMatchObject([{ right: 'EDIT_PRODUCTS', orgaName: 'alpenfenster' }]);
    expect(await names('orgaSid=alpenfenster&country=XX').catch(() => 'refused')).toBe('refused');
  });

  it('finds those without rights too, page by page, by user name or e-mail, literally (abuse case 36)', async () => {
    const all = (await search('rights', '?size=200')).json();
    const names = all.items.map(({ username }: { username: string }) => username);
    expect(names).toEqual(expect.arrayContaining(['nobody', 'admin', 'supplier']));
    expect(all).toMatchObject({ total: all.items.length, page: 0, size: 200 });
    const second = (await search('rights', '?size=2&page=1')).json();
    expect(second.items).toEqual(all.items.slice(2, 4));
    const found = (await search('rights', '?text=SUPPLIER-zbs')).json();
    expect(found.items).toMatchObject([
      { username: 'supplier-zbs', rights: [{ right: 'COMPANY' }, { right: 'EDIT_PRODUCTS' }] },
    ]);
    for (const text of ['%25', '_', "'%3B--"])
      expect((await search('rights', `?text=${text}`)).json().total).toBe(0);
  });

  it('is closed to others, and shows holders for a company only those of that company (abuse case 34)', async () => {
    expect((await search('supplier')).statusCode).toBe(403);
    expect((await call(undefined, 'GET', `${url}/search`)).statusCode).toBe(401);
    const seen = (await search('bound')).json().items;
    const rights = seen.flatMap((person: { rights: { orgaCountry?: object }[] }) => person.rights);
    expect(rights.length).toBeGreaterThan(0);
    for (const { orgaCountry } of rights) expect(orgaCountry).toEqual(alpenfenster);
    const hidden = (await call('bound', 'GET', `${url}/${subOf(2)}`)).json();
    expect(hidden).toEqual({ sub: subOf(2), username: null, email: null, rights: [] });
    const unknown = (await call('bound', 'GET', `${url}/${subOf(99)}`)).json();
    expect({ ...unknown, sub: subOf(2) }).toEqual(hidden);
    const foreign = await call('bound', 'DELETE', `${url}/${await idOf(subOf(2), 'CMS')}`);
    expect([foreign.statusCode, (await call('bound', 'DELETE', `${url}/x`)).statusCode]).toEqual([404, 404]);
    expect((await call('bound', 'GET', `${url}/${supplier}`)).json().rights).toHaveLength(2);
    expect(bound).toBeDefined();
  });

  it('takes no other page, size or key than it knows (abuse cases 30 and 59)', async () => {
    for (const query of [
      '?size=1e9',
      '?size=-1',
      '?size=NaN',
      '?page=-1',
      '?page=1e9',
      '?size=1&size=2',
      '?x=1',
      '?text[a]=b',
    ])
      expect((await search('rights', query)).statusCode, query).toBe(400);
  });
});
