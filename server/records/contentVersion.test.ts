import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { contentVersions, gatherRaised, raiseContentVersion } from './contentVersion.ts';

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

it('Work on many records holds no version before its end (behaviour B170)', async () => {
  const { write } = await freshDatabase();
  await write.begin((tx) => raiseContentVersion(tx, 'CH'));
  await write.begin(async (tx) => {
    const { result, raised } = await gatherRaised(tx, async () => {
      for (const dataset of ['CH', 'AT', 'CH'] as const) await raiseContentVersion(tx, dataset);
      return write`select from content_version where platform = 'CH' for update nowait`;
    });
    expect([result.length, raised]).toEqual([1, ['CH', 'AT']]);
    await raiseContentVersion(tx, ...raised);
  });
  const versions = await contentVersions(write);
  expect([versions.get('CH'), versions.get('AT')]).toEqual([2, 1]);
});
