import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from '../../server/base/freePort.ts';
import { readConfig } from '../../server/base/config/config.ts';
import { identityKeyFile } from '../../server/base/config/identityKeyFile.ts';
import { builtClient } from './builtClient.ts';
import type { TaggedDatabase } from './tagged.ts';
import type { Method } from './calls.ts';

export interface Asked {
  method?: Method;
  headers?: Record<string, string>;
  /** As JSON, unless it is bytes. */
  body?: unknown;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const undo: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/**
 * Two web processes, each on a port of its own, so that a test can choose whom it asks; on one database and one store, and
 * each with a data folder of its own, as on two machines (all that is the same there is the key of the identity provider, which
 * on machines is Cognito). Ended after the tests of the file.
 */
export async function webProcesses({ url }: TaggedDatabase, settings: Record<string, string> = {}) {
  await builtClient();
  const dataDir = await mkdtemp(join(tmpdir(), 'baustein-web-'));
  undo.push(() => rm(dataDir, { recursive: true, force: true }));
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    WEB_PROCESSES: '2',
    DATA_DIR: dataDir,
    STORAGE_URL: pathToFileURL(join(dataDir, 'storage')).href,
    PUBLIC_ORIGIN: 'http://{slug}.localhost:3000',
    ...settings,
  };
  const identityKey = randomBytes(32);
  const beginOne = async (name: string) => {
    const own = join(dataDir, name);
    await mkdir(own);
    await writeFile(join(own, identityKeyFile), identityKey, { mode: 0o600 });
    return begin(url, { ...shared, DATA_DIR: own });
  };
  const ports = await Promise.all(['one', 'two'].map(beginOne));

  /** Asks the first or the second of them, as the platform CH. */
  const ask = (which: 0 | 1, path: string, asked?: Asked) => askPort(ports[which] ?? 0, path, asked);

  /** An address whose requests go to one after the other. */
  async function inTurn(): Promise<string> {
    let turn = 0;
    const server: Server = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const port = ports[(turn += 1) % ports.length];
      const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    undo.push(async () => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  return { ask, inTurn, config: readConfig({ ...shared, DATABASE_URL: url }) };
}

async function begin(databaseUrl: string, shared: Record<string, string>): Promise<number> {
  const port = await freePort();
  const web = fork(join(import.meta.dirname, '../../server/web.ts'), ['/nowhere'], {
    env: { PATH: process.env.PATH, PORT: String(port), ...shared },
  });
  undo.push(async () => {
    web.kill('SIGTERM');
    if (web.exitCode === null && web.signalCode === null) await once(web, 'exit');
  });
  web.send(databaseUrl);
  while (!(await isReady(port))) {
    if (web.exitCode !== null) throw new Error('A web process ended; its last words stand above.');
    await wait(100);
  }
  return port;
}

async function isReady(port: number): Promise<boolean> {
  const answer = await askPort(port, '/api/ready').catch(() => undefined);
  return answer?.status === 200;
}

function askPort(port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<Answered>((resolve, reject) => {
    const isBytes = body instanceof Uint8Array;
    const type = body === undefined || isBytes ? {} : { 'content-type': 'application/json' };
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        headers: { host: 'ch.localhost:3000', ...type, ...headers },
      },
      (answer) => {
        buffer(answer).then(
          (bytes) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString() }),
          reject,
        );
      },
    );
    asked.once('error', reject);
    asked.end(isBytes ? body : body === undefined ? undefined : JSON.stringify(body));
  });
}
