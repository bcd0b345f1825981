import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/base/freePort.ts';
import { accountOfPostgres } from './account.ts';
import { Part } from './Part.ts';
import type { Programs } from './programs.ts';

/** The pooler before the primary, in transaction mode. */
export async function beginPgbouncer(folder: string, { pgbouncer }: Programs, toPort: number) {
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${toPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    'server_login_retry = 1',
    'query_wait_timeout = 10',
    'server_round_robin = 1',
  ];
  const databases = lines.map((line) => (line.startsWith('* =') ? `${line} user=baustein` : line));
  writeFileSync(settings, `${databases.join('\n')}\n`);
  chmodSync(settings, 0o644);
  const part = new Part('pgbouncer', {
    command: pgbouncer,
    arguments: [settings],
    account: accountOfPostgres(),
    log: join(folder, 'pgbouncer.log'),
  });
  part.begin();
  return { part, port };
}
