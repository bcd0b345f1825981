import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient } from '../../../server/boot/build.ts';
import { freePort } from '../../../server/base/freePort.ts';
import { seedPeople } from '../../setup/people.ts';
import { openClient, type Answer, type Client } from './httpClient.ts';
import type { Begun, Done, FixedAnswer } from './serverProcess.ts';
import { flagsOfStart } from './flagsOfStart.ts';
import type { World } from './world.ts';

/** The product serving a catalogue on a port of this machine. */
export interface Served {
  /** Of the server, the first of all its processes. */
  pid: number;
  /** Of those that serve. */
  pids: readonly number[];
  port: number;
  /** Where it keeps what it stores. */
  dataDir: string;
  client: Client;
  /** Headers of a call of somebody with all rights. */
  signedIn: Record<string, string>;
  /** Lets the server send the very bytes of an answer from memory; returns the path to ask for. */
  keep(name: string, answer: Answer): Promise<string>;
  /** How many statements the server has sent to the database since it started. */
  statements(): Promise<number>;
  close(): Promise<void>;
}

const sentHeaders = ['content-type', 'content-encoding'];

/** Builds the front end unless it is there, and starts the product's server on the catalogue, with further settings. */
export async function serveWorld(
  { database }: World,
  settings: Record<string, string> = {},
): Promise<Served> {
  await buildClient();
  const [someone] = await database.write`select from idp.app_user limit 1`;
  if (!someone) await seedPeople(database);
  const folder = await mkdtemp(join(tmpdir(), 'baustein-bench-server-'));
  const port = await freePort();
  const server = fork(join(import.meta.dirname, 'serverProcess.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      // As `npm start`: one for each core, unless told otherwise.
      ...(process.env.WEB_PROCESSES && { WEB_PROCESSES: process.env.WEB_PROCESSES }),
      ...settings,
    },
    execArgv: await flagsOfStart(),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(server, 'exit').then(() => rm(folder, { recursive: true, force: true }));
  const told = async <T>() => {
    const first = await Promise.race([once(server, 'message'), gone]);
    if (!first) throw new Error('The server to measure ended; its last words stand above.');
    return first[0] as T;
  };
  const { token, pids } = await told<Begun>();
  const client = openClient(port);
  return {
    pid: server.pid as number,
    pids,
    port,
    dataDir: folder,
    client,
    signedIn: { authorization: `Bearer ${token}` },
    keep: async (name, { headers, body }) => {
      const answer: FixedAnswer = {
        name,
        headers: Object.fromEntries(
          sentHeaders.flatMap((header) => (headers[header] ? [[header, String(headers[header])]] : [])),
        ),
        body,
      };
      server.send(answer);
      await told();
      return `/fixed/${name}`;
    },
    statements: async () => {
      server.send('statements');
      return (await told<Done>()).statements;
    },
    close: async () => {
      client.close();
      if (server.connected) server.disconnect();
      await gone;
    },
  };
}
