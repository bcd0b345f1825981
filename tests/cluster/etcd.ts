import { join } from 'node:path';
import { freePort } from '../../server/base/freePort.ts';
import { Part } from './Part.ts';
import type { Programs } from './programs.ts';

/** The store in which the hosts agree who leads; one member is enough on one machine. */
export async function beginEtcd(folder: string, { etcd }: Programs): Promise<{ part: Part; port: number }> {
  const [port, peerPort] = [await freePort(), await freePort()];
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const settings = {
    'data-dir': join(folder, 'etcd'),
    name: 'one',
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `one=${peer}`,
  };
  const part = new Part('etcd', {
    command: etcd,
    arguments: Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    env: { PATH: process.env.PATH },
    log: join(folder, 'etcd.log'),
  });
  part.begin();
  return { part, port };
}
