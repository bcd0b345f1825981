import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { signingKeys } from './signingKeys.ts';

it('processes that start together make one key, and a restart finds it again', async () => {
  const { write } = await freshDatabase();
  const together = await Promise.all([1, 2, 3].map(() => signingKeys(write).signing()));
  const later = await signingKeys(write).signing();
  expect(new Set([...together, later].map(({ kid }) => kid)).size).toBe(1);
  expect(later.decoySecret).toEqual(together[0]?.decoySecret);
});
