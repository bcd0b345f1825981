import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/base/freePort.ts';
import type { Host } from './Host.ts';
import { Part } from './Part.ts';
import type { Programs } from './programs.ts';

/**
 * What leads to whoever is the primary, and to whoever can be read from, as Patroni says of each host: that is the primary too,
 * since of two hosts none follows for a while whenever they change places.
 */
export async function beginHaproxy(folder: string, { haproxy }: Programs, hosts: readonly Host[]) {
  const [primary, replicas] = [await freePort(), await freePort()];
  const servers = hosts.map(
    ({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`,
  );
  const listen = (name: string, port: number) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk OPTIONS /${name}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ];
  const settings = join(folder, 'haproxy.cfg');
  const lines = [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode tcp',
    '  option redispatch 1',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    ...listen('primary', primary),
    ...listen('read-only', replicas),
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  const part = new Part('haproxy', {
    command: haproxy,
    arguments: ['-db', '-f', settings],
    log: join(folder, 'haproxy.log'),
  });
  part.begin();
  return { part, primary, replicas };
}
