import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { proxyOf } from '../../../tests/setup/proxyOf.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import { taggedDatabase } from '../../../tests/setup/tagged.ts';
import { connectDatabase } from './connect.ts';

/** A server whose primary and replica are one database, each by a line of its own that can be cut. */
async function onTwoLines() {
  const { url } = await freshDatabase();
  const [primary, replica] = await Promise.all([proxyOf(url), proxyOf(url)]);
  const database = taggedDatabase(
    await connectDatabase({ databaseUrl: primary.url, databaseReadUrl: replica.url }),
  );
  onTestFinished(() => database.close());
  const { app } = await testApp({ database });
  const ask = async (path: string) => {
    const answer = await app.inject(path);
    return { ...answer.json<object>(), status: answer.statusCode };
  };
  return { primary, replica, database, ask };
}

it('A visitor goes on reading when the replica is cut off, says nothing, or comes back (B515)', async () => {
  const { replica, ask } = await onTwoLines();
  const visit = async () => (await ask('/api/CH/orga')).status;
  expect(await ask('/api/ready/read')).toEqual({ status: 200, isReady: true, reasons: [] });

  await replica.cut();
  expect(await Promise.all([visit(), visit(), visit()])).toEqual([200, 200, 200]);
  expect(await ask('/api/ready/read')).toEqual({ status: 200, isReady: true, reasons: ['replica-away'] });

  await replica.mend();
  await expect.poll(() => ask('/api/ready/read')).toMatchObject({ reasons: [] });
  replica.silence();
  expect(await visit()).toBe(200);
});

it('Without its primary a server says that it reads only, refuses writes for now, and takes them again (B515)', async () => {
  const { primary, ask } = await onTwoLines();
  expect(await ask('/api/ready/write')).toEqual({ status: 200, isReady: true, reasons: [] });

  await primary.cut();
  expect(await ask('/api/CH/orga')).toMatchObject({ status: 200 });
  expect(await ask('/api/ready')).toMatchObject({
    status: 200,
    reads: { isReady: true },
    writes: { isReady: false, reasons: ['database-away'] },
  });
  expect(await ask('/api/ready/write')).toMatchObject({ status: 503, reasons: ['database-away'] });

  await primary.mend();
  await expect.poll(() => ask('/api/ready/write')).toMatchObject({ status: 200 });
});

it('A primary that takes no writes is not ready for them, and says why', async () => {
  const { database, ask } = await onTwoLines();
  await database.write`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`;
  await database.write`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`.catch(
    () => {},
  );
  await expect.poll(() => ask('/api/ready/write')).toMatchObject({ status: 503, reasons: ['read-only'] });
  expect(await ask('/api/ready/read')).toMatchObject({ status: 200 });
});
