import { beforeAll, describe, expect, it } from 'vitest';
import type { ShownView } from '../../../resources/calls/savedViews.ts';
import { savedViews } from '../../../resources/limits.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { sweepViews } from '../../catalogue/savedViews/sweepViews.ts';

let call: Call;
let database: TaggedDatabase;
const path = '/import/saved-view/CH/products';

beforeAll(async () => {
  ({ call, database } = await smallWorld());
});

const ofName = new Map<string, string>();

/** Keeps a view under that name; its status. */
const keep = async (who: string, name: string, view: object, list = path) => {
  const body = { name, audience: 'self', orgaSid: null, query: 'sort=articleNumber', ...view };
  const answer = await call(who, 'POST', list, body);
  if (answer.statusCode === 201) ofName.set(name, answer.json().sid);
  return answer.statusCode;
};
const drop = async (who: string, name: string, list = path) =>
  (await call(who, 'DELETE', `${list}/${ofName.get(name)}`)).statusCode;
const seen = async (who: string): Promise<string[]> => {
  const views: ShownView[] = (await call(who, 'GET', path)).json();
  return views.map(({ name, mayChange }) => (mayChange ? `${name}*` : name));
};

const ofCompany = { audience: 'company', orgaSid: 'alpenfenster' };

describe('A view under a name (behaviour B478)', () => {
  it('is for oneself, for a company or for all, by the rights of who keeps it', async () => {
    expect(await keep('supplier', 'mine', {})).toBe(201);
    expect(await keep('supplier', 'ours', ofCompany)).toBe(201);
    expect(await keep('supplier', 'theirs', { ...ofCompany, orgaSid: 'andere' })).toBe(403);
    expect(await keep('supplier', 'everybodys', { audience: 'all' })).toBe(403);
    expect(await keep('admin', 'everybodys', { audience: 'all' })).toBe(201);
    expect(await keep('admin', 'nowhere', {}, '/import/saved-view/CH/nothing')).toBe(404);
    expect(await seen('supplier')).toEqual(['mine*', 'ours*', 'everybodys']);
    expect(await seen('admin')).toEqual(['ours*', 'everybodys*']);
    expect(await seen('nobody')).toEqual(['everybodys']);
  });

  it('takes the place of one under its name for the same people, whoever of them keeps it', async () => {
    const shownNow = async (who: string, name: string) => {
      const views: ShownView[] = (await call(who, 'GET', path)).json();
      return views.filter((view) => view.name === name).map(({ query }) => query);
    };
    expect(await keep('admin', 'ours', { ...ofCompany, query: 'sort=title' })).toBe(201);
    expect(await shownNow('supplier', 'ours')).toEqual(['sort=title']);
    expect(await keep('supplier', 'everybodys', {})).toBe(201);
    expect(await shownNow('supplier', 'everybodys')).toEqual(['sort=articleNumber', 'sort=articleNumber']);
    expect(await drop('supplier', 'everybodys')).toBe(204);
    expect(await keep('admin', 'everybodys', { audience: 'all' })).toBe(201);
    expect(await seen('supplier')).toEqual(['mine*', 'ours*', 'everybodys']);
  });

  it('is taken away by whoever may keep one for the same, and by nobody else', async () => {
    expect(await drop('admin', 'mine')).toBe(404);
    expect(await drop('supplier', 'everybodys')).toBe(404);
    expect(await drop('supplier', 'mine', '/import/saved-view/CH/orgas')).toBe(404);
    expect(await drop('supplier', 'mine')).toBe(204);
    expect(await drop('supplier', 'mine')).toBe(404);
  });

  it('stays for the company when who kept it has the right no more', async () => {
    const { items } = (await call('admin', 'GET', '/import/user-right/search?text=supplier')).json();
    const { rights } = items.find(({ username }: { username: string }) => username === 'supplier');
    for (const { id } of rights) await call('admin', 'DELETE', `/import/user-right/${id}`);
    expect(await seen('supplier')).toEqual(['everybodys']);
    expect(await drop('supplier', 'ours')).toBe(404);
    expect(await seen('admin')).toEqual(['ours*', 'everybodys*']);
  });

  it('goes with its company for good, and what somebody kept for themselves once the account is long unused', async () => {
    await call('editor', 'GET', '/user/rights');
    await keep('editor', 'old', {});
    await sweepViews(database.write);
    expect([await seen('admin'), await seen('editor')]).toEqual([
      ['ours*', 'everybodys*'],
      ['old*', 'everybodys'],
    ]);
    await database.write`delete from orga where sid = 'alpenfenster'`;
    await database.write`update known_user set last_seen_at = now() - interval '401 days' where username = 'editor'`;
    await sweepViews(database.write);
    expect([await seen('admin'), await seen('editor')]).toEqual([['everybodys*'], ['everybodys']]);
  });

  it('is one of so many that an account keeps of a list', async () => {
    for (let each = 0; each < savedViews.mostOfAccount; each += 1)
      expect(await keep('nobody', `one-${each}`, {})).toBe(201);
    expect(await keep('nobody', 'one-more', {})).toBe(422);
  });
});
