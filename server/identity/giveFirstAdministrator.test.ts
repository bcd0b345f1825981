import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { giveFirstAdministrator } from './giveFirstAdministrator.ts';
import { rememberUser } from './rememberUser.ts';
import { rightsOfUser } from './rightsOfUser.ts';

it('The first administrator is whoever proves to own the address of the settings, and there is one alone (behaviour B383)', async () => {
  const { write } = await freshDatabase();
  const isAdministrator = async (sub: string, email?: string) =>
    (await rightsOfUser(write, sub, email)).length > 0;
  const starts = await Promise.all(
    ['Anna@Firma.example', 'anna@firma.example'].map((email) => giveFirstAdministrator(write, email)),
  );
  expect(starts.toSorted()).toEqual([false, true]);
  // An address that is not proven is none.
  await rememberUser(write, { sub: 'somebody', username: 'somebody', email: undefined });
  expect(await isAdministrator('somebody')).toBe(false);
  expect(await isAdministrator('other', 'other@firma.example')).toBe(false);
  await rememberUser(write, { sub: 'anna', username: 'anna', email: 'ANNA@firma.example' });
  expect(await rightsOfUser(write, 'anna', 'ANNA@firma.example')).toEqual([{ right: 'ADMIN' }]);
  // Nor is there a second one when the settings change.
  expect(await giveFirstAdministrator(write, 'berta@firma.example')).toBe(false);
  expect(await isAdministrator('berta', 'berta@firma.example')).toBe(false);
  await write`delete from user_right`;
  expect(await giveFirstAdministrator(write, 'berta@firma.example')).toBe(true);
});
