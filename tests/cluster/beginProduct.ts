import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../server/base/freePort.ts';
import { workerFlags } from '../../server/boot/superviseWorker.ts';
import type { Cluster } from './beginCluster.ts';
import { beginFront } from './front.ts';
import { Part } from './Part.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';

const entry = join(import.meta.dirname, '../../server/start.ts');

/** Two servers and two workers, as on machines of their own, on the database of the cluster and one folder of files. */
export interface Product {
  /** Of the proxy before the servers. */
  port: number;
  webs: readonly Part[];
  workers: readonly Part[];
  end(): Promise<void>;
}

export async function beginProduct(
  folder: string,
  programs: Programs,
  { urls }: Cluster,
  products: number,
): Promise<Product> {
  const dataDir = join(folder, 'product');
  mkdirSync(dataDir);
  const settings = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    WEB_PROCESSES: '1',
    PUBLIC_ORIGIN: 'http://{slug}.localhost:3000',
    DATABASE_URL: urls.pooled,
    DATABASE_READ_URL: urls.replicas,
    DATABASE_DIRECT_URL: urls.direct,
    STORAGE_URL: pathToFileURL(join(folder, 'files')).href,
    EMBEDDED_IDENTITY: '1',
    SEED: String(products),
    WRITES_A_MINUTE: '100000',
    // One for all: the key of the identity provider lies there, which on machines is Cognito.
    DATA_DIR: dataDir,
  };
  const begin = (role: 'web' | 'worker', name: string, more: NodeJS.ProcessEnv) => {
    const part = new Part(name, {
      command: process.execPath,
      arguments: [...workerFlags, entry, role],
      env: { ...settings, ...more },
      log: join(folder, `${name}.log`),
    });
    part.begin();
    return part;
  };
  const ports = [await freePort(), await freePort()];
  const webs: Part[] = [];
  for (const [nth, port] of ports.entries()) {
    webs.push(begin('web', `web ${nth + 1}`, { PORT: String(port) }));
    await until(`web ${nth + 1} is ready for writes`, () => isReady(port), 300_000);
  }
  const workers = [1, 2].map((nth) => begin('worker', `worker ${nth}`, {}));
  const idle = async () => {
    const answer = await fetch(`http://127.0.0.1:${ports[0]}/api/ready`);
    const { work } = (await answer.json()) as { work: { isReady: boolean } };
    return work.isReady;
  };
  await until('a worker is at work', idle, 120_000);
  const front = await beginFront(folder, programs, ports);
  return {
    port: front.port,
    webs,
    workers,
    end: async () => {
      await front.part.end('SIGKILL');
      await Promise.all([...webs, ...workers].map((part) => part.end()));
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/api/ready/write`)).ok;
}
