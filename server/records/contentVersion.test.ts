import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { contentVersions, raiseContentVersion } from './contentVersion.ts';

it('Writers of several platforms wait for each other in one order, and hold nothing that comes later', async () => {
  const { write } = await freshDatabase();
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const first = write.begin(async (tx) => {
    await raiseContentVersion(tx, 'AT');
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const others = [
    write.begin((tx) => raiseContentVersion(tx, 'CH', 'AT')),
    write.begin((tx) => raiseContentVersion(tx, 'all')),
  ];
  await expect
    .poll(
      () => write`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    .toHaveLength(2);
  const free = await write`select from content_version where platform = 'CH' for update nowait`;
  expect(free).toHaveLength(1);
  released.resolve();
  await Promise.all([first, ...others]);
  const versions = await contentVersions(write);
  expect([versions.get('AT'), versions.get('CH'), versions.get('DE')]).toEqual([3, 2, 1]);
});
