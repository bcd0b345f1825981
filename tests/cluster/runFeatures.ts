import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountOfPostgres } from './account.ts';
import type { Programs } from './programs.ts';

/** Those that ask for nothing but PostgreSQL and etcd; others are of Citus, a watchdog, or ways to restore that are not used here. */
const features = ['basic_replication', 'cascading_replication', 'patroni_api', 'dcs_failsafe_mode'];

/**
 * Proves the cluster without the product: features of Patroni's own tests (behave, of Debian's packages python3-behave and
 * python3-coverage), which begin their hosts themselves, on the ports that they name.
 * @param source a folder with the source of the version that is installed
 */
export async function runFeatures(source: string, { postgres }: Programs): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'baustein-patroni-'));
  const account = accountOfPostgres();
  cpSync(source, folder, { recursive: true });
  if (account) {
    const { uid, gid } = account;
    await once(spawn('chown', ['-R', `${uid}:${gid}`, folder]), 'exit');
    chownSync(folder, uid, gid);
  }
  const words = ['-m', 'behave', '--format', 'progress', '--no-capture'];
  const behaving = spawn('python3', [...words, ...features.map((name) => `features/${name}.feature`)], {
    cwd: folder,
    env: {
      PATH: `${postgres}:${process.env.PATH ?? ''}:/usr/sbin`,
      DCS: 'etcd3',
      LC_ALL: 'C.UTF-8',
      HOME: folder,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...account,
  });
  const [code] = await once(behaving, 'exit');
  await rm(folder, { recursive: true, force: true });
  return code === 0;
}
