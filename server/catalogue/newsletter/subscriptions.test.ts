import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { askForNewsletter, forgetAsking } from './subscriptions.ts';

it('Who gets no mail may ask again at once, everybody else after ten minutes', async () => {
  const { write } = await freshDatabase();
  const ask = () => askForNewsletter(write, { platform: 'CH', email: 'a@firm.example', language: 'de' });
  const first = await ask();
  expect(first?.email).toBe('a@firm.example');
  expect(await ask()).toBeUndefined();
  await forgetAsking(write, first?.token ?? '');
  expect((await ask())?.email).toBe('a@firm.example');
});
