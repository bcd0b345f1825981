import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { connectDatabase } from '../../server/base/database/connect.ts';
import { startEmbedded } from '../../server/base/database/embedded/embedded.ts';
import { migrate } from '../../server/base/database/migrate.ts';
import { childrenOf } from '../setup/childrenOf.ts';
import { taggedDatabase } from '../setup/tagged.ts';

/** A PostgreSQL of the test's own, which it may kill and stop; it is started again as in production. */
export async function ownServer() {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-outage-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, { fsync: 'off', shared_buffers: '64MB' });
  const database = taggedDatabase(
    await connectDatabase({ databaseUrl: embedded.url, databaseReadUrl: undefined }),
  );
  onTestFinished(async () => {
    await database.close();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await migrate(database.write);
  const postmaster = async () =>
    Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

  return {
    database,
    url: embedded.url,
    folder,
    /** Ends its first process at once, as the system does when memory runs out. */
    kill: async () => void process.kill(await postmaster(), 'SIGKILL'),
    /** Stops all of its processes where they are; returns what lets them go on. */
    pause: async () => {
      const first = await postmaster();
      const all = [first, ...(await childrenOf(first))];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => all.forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
  };
}
