import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { connectDatabase } from '../../server/base/database/connect.ts';
import { text } from '../../server/base/database/column.ts';
import { accountFor } from '../../server/base/database/embedded/account.ts';
import { postgresBinaries } from '../../server/base/database/embedded/binaries.ts';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { socketPlace } from '../../server/base/database/embedded/meetingPlace.ts';
import { launch, stopServer, superuser } from '../../server/base/database/embedded/postgresServer.ts';
import { migrate } from '../../server/base/database/migrate.ts';
import { SingleConnection } from '../../server/base/database/SingleConnection.ts';
import { sql } from '../../server/base/database/sql.ts';
import { followFeed } from '../../server/pages/kept/followFeed.ts';
import { anyKey, tagOf } from '../../server/pages/kept/tagOf.ts';
import { feedCursor, readFeed } from '../../server/records/feed/readFeed.ts';
import { tellFeed } from '../../server/records/feed/tellFeed.ts';
import { taggedDatabase } from '../setup/tagged.ts';

/** A primary and a replica of it that follows, each with its data in a folder of its own. */
async function twoServers() {
  const folders = await Promise.all(
    ['primary', 'replica'].map((name) => mkdtemp(join(tmpdir(), `baustein-${name}-`))),
  );
  const [first = '', second = ''] = folders;
  await Promise.all(folders.map((folder) => chmod(folder, 0o755)));
  const primary = await startEmbedded(first);
  const source = taggedDatabase(
    await connectDatabase({ databaseUrl: primary.url, databaseReadUrl: undefined }),
  );
  await migrate(source.write);

  const binaries = await postgresBinaries();
  const cluster = join(second, 'postgres');
  const from = join(first, 'postgres');
  const account = await accountFor(from, binaries);
  const there = await socketPlace(first, account);
  const keeper = await SingleConnection.open(there.addressOf(superuser, superuser), () => {});
  await keeper.has(sql`select pg_backup_start('replica', true)`);
  await promisify(execFile)('cp', ['-a', from, cluster]);
  const { label } = await keeper.one({ label: text() }, sql`select labelfile as label from pg_backup_stop()`);
  await keeper.close();
  const { uid, gid } = await stat(from);
  for (const [name, said] of [
    ['backup_label', label],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(cluster, name), said);
    await chown(join(cluster, name), uid, gid);
  }
  await rm(join(cluster, 'postmaster.pid'));
  const place = await socketPlace(second, account);
  const [host] = Object.entries(there.settings).flatMap(([name, value]) =>
    name === 'unix_socket_directories' ? [value] : [],
  );
  const settings = { primary_conninfo: `host=${host} user=${superuser}`, max_connections: 200 };
  await launch({ cluster, binaries, place, account, settings });
  const url = primary.url.replace(
    encodeURIComponent(String(host)),
    encodeURIComponent(String(place.settings['unix_socket_directories'])),
  );
  await expect
    .poll(
      () =>
        SingleConnection.open(url, () => {}).then(
          (one) => one.close(),
          () => 'not yet',
        ),
      { timeout: 30_000 },
    )
    .toBeUndefined();
  const replica = taggedDatabase(await connectDatabase({ databaseUrl: primary.url, databaseReadUrl: url }));
  return {
    primary: source.write,
    replica: replica.read,
    async close() {
      await Promise.all([source.close(), replica.close()]);
      await stopServer(cluster);
      await primary.stop();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

it('A replica tells its followers of each change once, late ones too, in the order in which it shows them', async () => {
  const { primary, replica, close } = await twoServers();
  try {
    expect(await replica`select pg_is_in_recovery() as it`).toEqual([{ it: true }]);
    const followed = followFeed(replica, 0);
    const before = await followed.position();
    const isSame = (platform: string, since: number) =>
      followed.isSame([tagOf('*', platform, anyKey)], since);
    const shows = (count: number) =>
      expect.poll(async () => (await replica`select from feed`).length, { timeout: 10_000 }).toBe(count);

    const slow = Promise.withResolvers<void>();
    const isWritten = Promise.withResolvers<void>();
    const late = primary.begin(async (tx) => {
      await tellFeed(tx, '*', ['CH']);
      isWritten.resolve();
      await slow.promise;
    });
    await isWritten.promise;
    let cursor = await feedCursor(replica);
    await tellFeed(primary, '*', ['AT']);
    await shows(1);
    const afterFirst = await followed.position();
    expect([isSame('AT', before), isSame('CH', before)]).toEqual([false, true]);
    expect(await followed.position()).toBe(afterFirst);

    slow.resolve();
    await late;
    await shows(2);
    await followed.position();
    expect([isSame('AT', afterFirst), isSame('CH', afterFirst)]).toEqual([true, false]);

    const told: string[] = [];
    for (let reading = 0; reading < 3; reading += 1) {
      const read = await readFeed(replica, cursor);
      cursor = read.cursor;
      told.push(...read.changes.map(({ platform }) => platform));
    }
    expect(new Set(told)).toEqual(new Set(['AT', 'CH']));
  } finally {
    await close();
  }
});
