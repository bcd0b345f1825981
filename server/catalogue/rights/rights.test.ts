import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import { userRight } from '../../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import { catalogueOf } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { rightsOfUser } from '../../identity/rightsOfUser.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { giveRight, type Gift } from './giveRight.ts';
import { isOwn } from './isOwn.ts';
import { readPerson, searchPeople } from './people.ts';
import { revokeRight } from './revokeRight.ts';

let database: TaggedDatabase;

const muster = { sid: 'muster', country: 'CH' } as const;
const people = ['admin', 'other', 'giver', 'bound', 'supplier', 'newcomer'] as const;
type Person = (typeof people)[number];

async function callerOf(sub: Person): Promise<Extract<Caller, { kind: 'user' }>> {
  return { kind: 'user', sub, rights: await rightsOfUser(database.write, sub, emailOf(sub)) };
}
const emailOf = (sub: string) => `${sub}@person.example`;
const selfOf = (sub: Person) => ({ sub, email: emailOf(sub) });

async function give(who: Person, gift: Gift, version?: number) {
  const caller = await callerOf(who);
  const scope = scopeOf(caller, { platform: platform('CH') }, userRight, 'create');
  return database.write.transaction((tx) =>
    giveRight(tx, scope, { caller, self: selfOf(who) }, gift, version === undefined ? version : [version]),
  );
}

async function revoke(who: Person, sid: string, version?: number): Promise<void> {
  const scope = scopeOf(await callerOf(who), { platform: platform('CH') }, userRight, 'delete');
  await database.write.transaction((tx) =>
    revokeRight(tx, scope, { self: selfOf(who) }, sid, version === undefined ? version : [version]),
  );
}

const sidOf = (sub: Person, right: string) => `${sub}-${right}`;
async function hold(sub: Person, right: string, orgaCountry?: GrantedRight['orgaCountry']): Promise<void> {
  const { write } = database;
  await write`
    insert into user_right (sid, sub, email, "right", orga_country)
    values (${sidOf(sub, right)}, ${sub}, ${emailOf(sub)}, ${right}, ${orgaCountry ? write.json(orgaCountry) : null})`;
}
const held = async (sub: Person) => (await callerOf(sub)).rights.map(({ right }) => right).toSorted();
const changes = async () =>
  (
    await database.write`select kind, sub, after ->> 'right' as given, before ->> 'right' as taken
    from change where entity = 'userRight' order by id`
  ).map(({ kind, sub, given, taken }) => `${sub} ${kind} ${given ?? taken}`);
const problem = (statusCode: number, code?: string) =>
  expect.objectContaining({ statusCode, ...(code && { code }) });

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.orga('CH', 'muster', 'Muster AG');
  await catalogue.orga('CH_DEMO', 'probe', 'Probe AG');
  await catalogue.orga('DE', 'deutsch', 'Deutsch GmbH');
});

beforeEach(async () => {
  for (const table of ['user_right', 'known_user', 'change'])
    await database.write`delete from ${database.write(table)}`;
  for (const sub of people)
    await database.write`
      insert into known_user (sub, username, email) values (${sub}, ${sub}, ${emailOf(sub)})`;
  await hold('admin', 'ADMIN');
  await hold('giver', 'USER_RIGHTS');
  await hold('bound', 'USER_RIGHTS', muster);
  await hold('supplier', 'COMPANY', muster);
});

describe('A right', () => {
  it('given, taken and given again is one right each time, and each is recorded', async () => {
    const first = await give('giver', { sub: 'newcomer', right: 'CMS' });
    expect(first).toMatchObject({
      isNew: true,
      given: { right: 'CMS', email: emailOf('newcomer'), version: 1 },
    });
    expect(await give('giver', { sub: 'newcomer', right: 'CMS' })).toEqual({ ...first, isNew: false });
    await revoke('giver', first.given.id);
    expect(await held('newcomer')).toEqual([]);
    const again = await give('giver', { sub: 'newcomer', right: 'CMS' });
    expect([again.isNew, again.given.id === first.given.id]).toEqual([true, false]);
    expect(await held('newcomer')).toEqual(['CMS']);
    await expect(revoke('giver', first.given.id)).rejects.toEqual(problem(404));
    expect(await changes()).toEqual(['giver created CMS', 'giver deleted CMS', 'giver created CMS']);
  });

  it('for a company is another one than the general one, and than that for another company', async () => {
    await give('giver', { sub: 'newcomer', right: 'COMPANY' });
    expect((await give('giver', { sub: 'newcomer', right: 'COMPANY', orgaCountry: muster })).isNew).toBe(
      true,
    );
    expect(
      (
        await give('giver', {
          sub: 'newcomer',
          right: 'COMPANY',
          orgaCountry: { sid: 'deutsch', country: 'DE' },
        })
      ).isNew,
    ).toBe(true);
    expect(await held('newcomer')).toEqual(['COMPANY', 'COMPANY', 'COMPANY']);
  });

  it('counts for a company of the sandbox of its country too, and for none that is not there', async () => {
    const of = (sid: string, country: 'CH' | 'DE') =>
      give('giver', { sub: 'newcomer', right: 'COMPANY', orgaCountry: { sid, country } });
    expect((await of('probe', 'CH')).isNew).toBe(true);
    for (const [sid, country] of [
      ['muster', 'DE'],
      ['nirgends', 'CH'],
    ] as const)
      await expect(of(sid, country)).rejects.toMatchObject({
        statusCode: 422,
        details: { errors: [{ path: 'orgaCountry.sid', code: 'unknown-orga' }] },
      });
  });

  it('for an address waits for its owner, however the address is written, and is given once', async () => {
    const { given } = await give('giver', { email: 'Newcomer@Person.Example', right: 'CMS' });
    expect(given).toMatchObject({ sub: null, email: emailOf('newcomer') });
    expect(await held('newcomer')).toEqual(['CMS']);
    expect((await give('giver', { email: 'NEWCOMER@person.example', right: 'CMS' })).isNew).toBe(false);
    expect(await rightsOfUser(database.write, 'newcomer')).toEqual([]);
  });

  it('is given in the version that is asked for, or not at all', async () => {
    await expect(give('giver', { sub: 'newcomer', right: 'CMS' }, 1)).rejects.toMatchObject({
      statusCode: 412,
      details: { members: { current: null } },
    });
    const { given } = await give('giver', { sub: 'newcomer', right: 'CMS' });
    expect((await give('giver', { sub: 'newcomer', right: 'CMS' }, 1)).isNew).toBe(false);
    await expect(revoke('giver', given.id, 7)).rejects.toMatchObject({
      statusCode: 412,
      details: { members: { current: 1 } },
    });
    await revoke('giver', given.id, 1);
  });

  it('is given and taken by nobody beyond their own', async () => {
    for (const right of ['ADMIN', 'USER_RIGHTS'] as const)
      await expect(give('giver', { sub: 'newcomer', right })).rejects.toEqual(problem(403));
    await expect(
      give('supplier', { sub: 'newcomer', right: 'COMPANY', orgaCountry: muster }),
    ).rejects.toEqual(problem(403));
    await expect(give('bound', { sub: 'newcomer', right: 'COMPANY' })).rejects.toEqual(problem(403));
    await expect(
      give('bound', { sub: 'newcomer', right: 'COMPANY', orgaCountry: { sid: 'muster', country: 'DE' } }),
    ).rejects.toEqual(problem(403));
    expect((await give('bound', { sub: 'newcomer', right: 'COMPANY', orgaCountry: muster })).isNew).toBe(
      true,
    );
    await expect(revoke('giver', sidOf('admin', 'ADMIN'))).rejects.toEqual(problem(403));
    await expect(revoke('bound', sidOf('admin', 'ADMIN'))).rejects.toEqual(problem(404));
    await expect(revoke('supplier', sidOf('bound', 'USER_RIGHTS'))).rejects.toEqual(problem(404));
    await revoke('bound', sidOf('supplier', 'COMPANY'));
    expect(await held('supplier')).toEqual([]);
  });

  it('of one’s own is given and taken by somebody else only, by whatever name one is called', async () => {
    for (const gift of [
      { sub: 'giver', right: 'CMS' },
      { email: 'GIVER@person.example', right: 'CMS' },
    ] as const)
      await expect(give('giver', gift)).rejects.toEqual(problem(409, 'own-rights'));
    await expect(revoke('giver', sidOf('giver', 'USER_RIGHTS'))).rejects.toMatchObject({ statusCode: 403 });
    await hold('other', 'ADMIN');
    await expect(revoke('other', sidOf('other', 'ADMIN'))).rejects.toEqual(problem(409, 'own-rights'));
    const [ella, self] = ['Ella@person.example', { sub: 'ella', email: 'ella@Person.example' }];
    expect([
      isOwn(self, { sub: 'ella', email: null }),
      isOwn(self, { sub: 'other', email: ella }),
      isOwn(self, { sub: null, email: ella }),
      isOwn({ sub: 'ella', email: undefined }, { sub: null, email: null }),
    ]).toEqual([true, false, true, false]);
  });
});

describe('ADMIN', () => {
  it('stays with the last who has signed in: an address that waits is no other administrator', async () => {
    const { write } = database;
    await write`insert into user_right (sid, email, "right") values ('late', ${emailOf('other')}, 'ADMIN')`;
    await expect(revoke('other', sidOf('admin', 'ADMIN'))).rejects.toEqual(problem(409, 'last-admin'));
    await revoke('admin', 'late');
    expect(await held('other')).toEqual([]);
    expect(await held('admin')).toEqual(['ADMIN']);
  });

  it('bound to a company is none, so that it neither gives nor counts', async () => {
    await hold('other', 'ADMIN', muster);
    await expect(give('other', { sub: 'newcomer', right: 'CMS' })).rejects.toEqual(problem(403));
    await expect(revoke('other', sidOf('admin', 'ADMIN'))).rejects.toEqual(problem(404));
  });

  it('is judged anew behind the lock: who has just lost it takes it from nobody', async () => {
    await hold('other', 'ADMIN');
    const caller = await callerOf('other');
    const scope = scopeOf(caller, { platform: platform('CH') }, userRight, 'delete');
    await revoke('admin', sidOf('other', 'ADMIN'));
    await expect(
      database.write.transaction((tx) =>
        revokeRight(tx, scope, { self: selfOf('other') }, sidOf('admin', 'ADMIN')),
      ),
    ).rejects.toEqual(problem(404));
    expect(await held('admin')).toEqual(['ADMIN']);
  });

  it('is left to one of two who take it from each other at once', async () => {
    await hold('other', 'ADMIN');
    const results = await Promise.allSettled([
      revoke('admin', sidOf('other', 'ADMIN')),
      revoke('other', sidOf('admin', 'ADMIN')),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([...(await held('admin')), ...(await held('other'))]).toEqual(['ADMIN']);
  });
});

describe('People', () => {
  const search = async (who: Person, asked: Partial<Parameters<typeof searchPeople>[2]> = {}) => {
    const seen = rightsSeen(await callerOf(who));
    const { items, total } = await searchPeople(database.read, seen, { page: 0, size: 10, ...asked });
    return { names: items.map(({ sub, email }) => sub ?? email).join(' '), total };
  };

  it('are found by a part of their name or address, taken literally, page by page', async () => {
    expect(await search('giver')).toEqual({ names: 'admin bound giver newcomer other supplier', total: 6 });
    expect(await search('giver', { text: 'UPPL' })).toEqual({ names: 'supplier', total: 1 });
    expect(await search('giver', { text: '%' })).toEqual({ names: '', total: 0 });
    expect(await search('giver', { page: 1, size: 4 })).toEqual({ names: 'other supplier', total: 6 });
    expect(await search('giver', { page: 9 })).toEqual({ names: '', total: 6 });
  });

  it('with an address that rights wait for are one person, once somebody signs in with it too', async () => {
    const { write } = database;
    await write`insert into user_right (sid, email, "right") values ('w1', 'Spaet@person.example', 'CMS')`;
    await write`insert into user_right (sid, email, "right") values ('w2', 'spaet@person.example', 'CATEGORY')`;
    expect(await search('giver', { text: 'spaet' })).toEqual({ names: 'spaet@person.example', total: 1 });
    await write`insert into known_user (sub, username, email) values ('spaet', 'spaet', 'spaet@person.example')`;
    expect(await search('giver', { text: 'spaet' })).toEqual({ names: 'spaet', total: 1 });
    const person = await readPerson(database.read, 'all', 'spaet');
    expect(person.rights.map(({ right }) => right)).toEqual(['CMS', 'CATEGORY']);
  });

  it('are narrowed to who may edit a company there: by its own right, a general one or as administrator', async () => {
    await hold('other', 'EDIT_PRODUCTS');
    await hold('newcomer', 'CMS');
    expect(await search('giver', { orgaCountry: muster })).toEqual({
      names: 'admin other supplier',
      total: 3,
    });
    expect(await search('giver', { orgaCountry: { sid: 'muster', country: 'DE' } })).toEqual({
      names: 'admin other',
      total: 2,
    });
    expect(await search('giver', { right: 'CMS' })).toEqual({ names: 'newcomer', total: 1 });
  });

  it('are seen by who gives rights for a company only as holders there, with these rights alone', async () => {
    await hold('supplier', 'CMS');
    expect((await search('bound')).names).toBe('bound supplier');
    const seen = rightsSeen(await callerOf('bound'));
    const supplier = await readPerson(database.read, seen, 'supplier');
    expect(supplier.rights).toMatchObject([
      { right: 'COMPANY', orgaCountry: muster, orgaName: 'Muster AG', version: 1 },
    ]);
    const hidden = await readPerson(database.read, seen, 'admin');
    expect(hidden).toEqual({ sub: 'admin', username: null, email: null, rights: [] });
    expect(hidden).toEqual({ ...(await readPerson(database.read, seen, 'nobody')), sub: 'admin' });
    expect(await search('supplier')).toEqual({ names: '', total: 0 });
  });
});
