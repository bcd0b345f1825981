import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { nameAdministrator } from './nameAdministrator.ts';
import { rememberUser } from './rememberUser.ts';

it('The administrator is named by a command until one has signed in, and beside one who cannot any more (behaviour B766)', async () => {
  const { write } = await freshDatabase();
  const administrators = () => write`select sub, email from user_right where "right" = 'ADMIN' order by id`;
  expect(await nameAdministrator(write, 'Ana@Firma.example', false)).toBe(
    'Whoever signs in and owns ana@firma.example is the administrator.',
  );
  // The address was mistyped.
  expect(await nameAdministrator(write, 'anna@firma.example', false)).toBe(
    'Whoever signs in and owns anna@firma.example is the administrator, instead of ana@firma.example.',
  );
  await expect(nameAdministrator(write, 'ANNA@firma.example', false)).rejects.toThrow(
    'has the right already',
  );
  await rememberUser(write, { sub: 'anna', username: 'anna', email: 'anna@firma.example' });
  expect(await administrators()).toEqual([{ sub: 'anna', email: 'anna@firma.example' }]);

  await expect(nameAdministrator(write, 'berta@firma.example', false)).rejects.toThrow(
    'There is an administrator already (anna)',
  );
  await nameAdministrator(write, 'berta@firma.example', true);
  expect(await administrators()).toEqual([
    { sub: 'anna', email: 'anna@firma.example' },
    { sub: null, email: 'berta@firma.example' },
  ]);
});

it('No administrator is named for a database without tables', async () => {
  const { write } = await freshDatabase();
  await write`drop table user_right cascade`;
  await expect(nameAdministrator(write, 'anna@firma.example', false)).rejects.toThrow('start Baustein once');
});
