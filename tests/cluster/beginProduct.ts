import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identityKeyFile } from '../../server/base/config/identityKeyFile.ts';
import { freePort } from '../../server/base/freePort.ts';
import type { Cluster } from './beginCluster.ts';
import { beginStore, type Store } from './beginStore.ts';
import { Disk } from './Disk.ts';
import { beginFront } from './front.ts';
import type { Options } from './options.ts';
import { Part } from './Part.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';

const entry = join(import.meta.dirname, '../../server/start.ts');
/** What `npm start` tells Node. */
const startFlags = ['--max-semi-space-size=32', '--heap-growing-percent=80'];
const workerStartMs = 5000;
const workersDiskMegabytes = 256;

/** Two servers and two workers, as on machines of their own: all that they share is the database of the cluster and the store. */
export interface Product {
  /** Of the proxy before the servers. */
  port: number;
  webs: readonly [Part, Part];
  workers: readonly [Part, Part];
  /** Waits until a server, or worker, that was begun again is at work. */
  atWork(part: Part): Promise<void>;
  store: Store;
  /** What the workers keep for a while; undefined for whoever may not mount one. */
  workersDisk: Disk | undefined;
  /** How many processes ended without being asked. */
  ends(): number;
  end(): Promise<void>;
}

export async function beginProduct(
  folder: string,
  programs: Programs,
  { urls }: Cluster,
  { products, pace }: Pick<Options, 'products' | 'pace'>,
): Promise<Product> {
  const store = await beginStore(folder);
  const workersDisk = Disk.open(join(folder, 'workers'), workersDiskMegabytes);
  const settings = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    WEB_PROCESSES: '1',
    PUBLIC_ORIGIN: 'http://{slug}.localhost:3000',
    DATABASE_URL: urls.pooled,
    DATABASE_READ_URL: urls.replicas,
    DATABASE_DIRECT_URL: urls.direct,
    EMBEDDED_IDENTITY: '1',
    SEED: String(products),
    WRITES_A_MINUTE: '100000',
    BUDGET_IMPORTS_WAITING: '1000',
    BUDGET_ROWS_WAITING: '9999999',
    IMPORT_PACE: pace,
    ...store.settings,
  };
  // On machines that is Cognito's: all else of a data folder is its own.
  const identityKey = randomBytes(32);
  const logs: string[] = [];
  const begin = (role: 'web' | 'worker', name: string, dataDir: string, more: NodeJS.ProcessEnv = {}) => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, identityKeyFile), identityKey, { mode: 0o600 });
    const log = join(folder, `${name}.log`);
    logs.push(log);
    const part = new Part(name, {
      command: process.execPath,
      arguments: [...startFlags, entry, role],
      env: { ...settings, DATA_DIR: dataDir, ...more },
      log,
    });
    part.begin();
    return part;
  };
  const ports = [await freePort(), await freePort()] as const;
  const beginWeb = async (nth: 0 | 1) => {
    const PORT = String(ports[nth]);
    const web = begin('web', `web ${nth + 1}`, join(folder, `data of web ${nth + 1}`), { PORT });
    await until(`web ${nth + 1} is ready for writes`, () => isReady(ports[nth]), 300_000);
    return web;
  };
  const webs = [await beginWeb(0), await beginWeb(1)] as const;
  const workers = [
    begin('worker', 'worker 1', join(folder, 'workers/1')),
    begin('worker', 'worker 2', join(folder, 'workers/2')),
  ] as const;
  const idle = async () => {
    const answer = await fetch(`http://127.0.0.1:${ports[0]}/api/ready`);
    const { work } = (await answer.json()) as { work: { isReady: boolean } };
    return work.isReady;
  };
  await until('a worker is at work', idle, 120_000);
  const front = await beginFront(folder, programs, ports);
  await until('the servers answer through their proxy', () => isReady(front.port), 60_000);
  const parts = [...webs, ...workers];
  return {
    port: front.port,
    webs,
    workers,
    atWork: async (part) => {
      const port = ports[webs.findIndex((web) => web === part)];
      // How a worker is told of nobody: its servers go on without it.
      if (port === undefined) return wait(workerStartMs);
      await until(`${part.name} is ready again`, () => isReady(port), 120_000);
    },
    store,
    workersDisk,
    ends: () => {
      const ofParts = parts.reduce((sum, { ends }) => sum + ends, 0);
      // What they have begun they tell of themselves.
      const said = logs.flatMap((log) => readFileSync(log, 'utf8').match(/process died|worker died/g) ?? []);
      return ofParts + said.length;
    },
    end: async () => {
      await front.part.end('SIGKILL');
      await Promise.all(parts.map((part) => part.end()));
      await store.part.end();
      workersDisk?.close();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/api/ready/write`)).ok;
}
