import { expect, it } from 'vitest';
import { deletionOf } from './deletionOf.ts';

/** Deletes records of which one is still needed. */
function deleting(sids: string[], needed?: string) {
  const done: string[] = [];
  const deletion = deletionOf(sids, {
    remove: async (sid) => {
      if (sid === needed) throw new Error('Wird gebraucht');
      done.push(`-${sid}`);
    },
    restore: async (sid) => done.push(`+${sid}`),
    failed: (reason) => `Nicht gelöscht: ${reason}`,
  });
  return { deletion, done };
}

it('Records are deleted in their order, and brought back the other way round', async () => {
  const { deletion, done } = deleting(['a', 'b', 'c']);
  await deletion.act();
  await deletion.restore();
  expect(done).toEqual(['-a', '-b', '-c', '+c', '+b', '+a']);
});

it('When one cannot be deleted, those before it come back, and the reason is said', async () => {
  const { deletion, done } = deleting(['a', 'b', 'c', 'd'], 'c');
  await expect(deletion.act()).rejects.toThrow('Nicht gelöscht: Wird gebraucht');
  expect(done).toEqual(['-a', '-b', '+b', '+a']);
});

it('What was brought back is not brought back a second time', async () => {
  const { deletion, done } = deleting(['a', 'b'], 'b');
  await deletion.act().catch(() => {});
  await deletion.restore();
  expect(done).toEqual(['-a', '+a']);
});
