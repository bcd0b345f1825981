import { cpuSeconds, databasePid } from './cpuSeconds.ts';
import type { Answer } from './httpClient.ts';
import type { Served } from './serveWorld.ts';
import { underLoad } from './underLoad.ts';
import type { World } from './world.ts';

/** What one request costs on average, by counters that other work on the machine hardly moves. */
export interface Spent {
  /** How many processes served. */
  processes: number;
  /** CPU milliseconds of the server over all its processes and threads. */
  serverMs: number;
  /** CPU milliseconds of the database. */
  databaseMs: number;
  /** Statements sent to the database, each a round trip. */
  statements: number;
  /** Bytes of the body as sent. */
  bytes: number;
}

/** Asks for one path after the other on twenty connections, and tells the rate and what each request cost. */
export async function spentUnderLoad(
  served: Served,
  { database }: World,
  paths: Iterable<string>,
  { headers = {}, longestMs }: { headers?: Record<string, string>; longestMs?: number } = {},
): Promise<{ requestsPerSecond: number; spent: Spent }> {
  const pid = await databasePid(database.write);
  const counters = async () => ({
    server: cpuSeconds(served.pid),
    database: cpuSeconds(pid),
    statements: await served.statements(),
  });
  let requests = 0;
  let bytes = 0;
  const ask = async (path: string) => {
    const { body }: Answer = await served.client.get(path, { 'accept-encoding': browsersAccept, ...headers });
    requests += 1;
    bytes += body.length;
  };
  const before = await counters();
  const requestsPerSecond = await underLoad(paths, ask, longestMs);
  const after = await counters();
  const each = (whole: number) => Number((whole / requests).toPrecision(3));
  return {
    requestsPerSecond,
    spent: {
      processes: served.pids.length,
      serverMs: each(1000 * (after.server - before.server)),
      databaseMs: each(1000 * (after.database - before.database)),
      statements: each(after.statements - before.statements),
      bytes: Math.round(bytes / requests),
    },
  };
}

/** As Chromium and Firefox say it. */
const browsersAccept = 'gzip, deflate, br, zstd';
