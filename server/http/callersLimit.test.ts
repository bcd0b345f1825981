import { expect, it } from 'vitest';
import { seedPeople } from '../../tests/setup/people.ts';
import { tokenFor } from '../../tests/setup/signIn.ts';
import { testApp } from '../../tests/setup/testApp.ts';

it('Calls are counted for whoever is signed in, and only for others by the address that a whole company shares (behaviour B164)', async () => {
  const { app, database } = await testApp({
    routes: (server) => void server.get('/api/rare', { config: { rateLimit: { max: 1 } } }, async () => 'ok'),
  });
  await seedPeople(database);
  const callAs = async (who?: string) => {
    const headers = who ? { authorization: `Bearer ${await tokenFor(app, who)}` } : {};
    return (await app.inject({ url: '/api/rare', headers })).statusCode;
  };
  expect([await callAs('supplier'), await callAs('supplier')]).toEqual([200, 429]);
  expect([await callAs('editor'), await callAs('editor')]).toEqual([200, 429]);
  expect([await callAs(), await callAs()]).toEqual([200, 429]);
});
