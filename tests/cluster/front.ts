import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/base/freePort.ts';
import { Part } from './Part.ts';
import type { Programs } from './programs.ts';

/** The proxy before the servers: whoever is not ready is left out, and a read that one of them breaks off is asked of the other. */
export async function beginFront(folder: string, { haproxy }: Programs, ports: readonly number[]) {
  const port = await freePort();
  const settings = join(folder, 'front.cfg');
  const lines = [
    'global',
    '  maxconn 500',
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout check 5s',
    '  timeout client 60s',
    '  timeout server 60s',
    'listen front',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /api/ready',
    '  option redispatch 1',
    '  retries 3',
    '  retry-on conn-failure empty-response response-timeout 503',
    '  http-request disable-l7-retry unless METH_GET',
    '  default-server inter 1s fall 2 rise 1',
    ...ports.map((own, nth) => `  server web${nth + 1} 127.0.0.1:${own} check`),
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  const part = new Part('front', {
    command: haproxy,
    arguments: ['-db', '-f', settings],
    log: join(folder, 'front.log'),
  });
  part.begin();
  return { part, port };
}
