import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import pg from 'pg';

/** A connection in use for so long is looked at, and again and again after that. */
const everyMs = 3000;
/** So often in turn nobody answers at that address, until what is under way there is given up. */
const mostSilences = 4;
/** A server with much to do takes its time to answer a new one. */
const patienceMs = 5000;

/** What is asked at the address of a pool by a connection of its own. */
export interface Watched {
  url: string;
  /** Does one server alone answer there? Then it knows all connections of the pool, and which of them it works for. */
  isOneServer: boolean;
}

/**
 * Ends connections behind which there is nobody any more. A host that is lost, or a cable, says nothing: whoever waits
 * for an answer would wait until the system gives up sending, a quarter of an hour. Statements may well take long, so
 * their time tells nothing; a new connection asks instead whether the server works for the old one (behaviour B667).
 */
export class Vigil {
  readonly #watched: Watched;
  readonly #since = new Map<pg.PoolClient, number>();
  #timer: NodeJS.Timeout | undefined;
  #silences = 0;
  /** For whom nothing was done there when it was looked last, and how much they had said: it may have been on its way. */
  #unserved = new Map<pg.PoolClient, number>();

  constructor(pool: pg.Pool, watched: Watched) {
    this.#watched = watched;
    pool.on('acquire', (client) => {
      this.#since.set(client, performance.now());
      this.#arm();
    });
    pool.on('release', (_error, client) => this.#since.delete(client));
    pool.on('remove', (client) => this.#since.delete(client));
  }

  /** Leaves a connection alone whose holder looks after it. */
  leave(client: pg.PoolClient): void {
    this.#since.delete(client);
  }

  #arm(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      void this.#look().finally(() => {
        this.#timer = undefined;
        if (this.#since.size > 0) this.#arm();
      });
    }, everyMs).unref();
  }

  async #look(): Promise<void> {
    const old = this.#old();
    if (old.length === 0) {
      this.#silences = 0;
      return;
    }
    const served = await servedThere(this.#watched, old);
    this.#silences = served === 'silent' ? this.#silences + 1 : 0;
    if (this.#silences >= mostSilences) return this.#old().forEach(cut);
    if (!Array.isArray(served)) return;
    const unserved = new Map(
      this.#old()
        .filter((client) => old.includes(client) && !served.includes(processOf(client)) && isWaiting(client))
        .map((client) => [client, streamOf(client)?.bytesWritten ?? 0]),
    );
    for (const [client, said] of unserved) if (this.#unserved.get(client) === said) cut(client);
    this.#unserved = unserved;
  }

  #old(): pg.PoolClient[] {
    const before = performance.now() - everyMs;
    return [...this.#since].flatMap(([client, since]) => (since <= before ? [client] : []));
  }
}

/** The processes of these connections that have something to do there, or had just now; or whether anybody answers at all. */
async function servedThere(
  { url, isOneServer }: Watched,
  clients: readonly pg.PoolClient[],
): Promise<number[] | 'answers' | 'silent'> {
  const probe = new pg.Client({
    connectionString: url,
    application_name: 'baustein vigil',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  probe.on('error', () => {});
  try {
    await probe.connect();
    const { rows } = await probe.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where pid = any($1::int[])
         and (coalesce(state, '') not like 'idle%' and wait_event is distinct from 'ClientRead'
           or state_change > now() - make_interval(secs => $2))`,
      [clients.map(processOf), everyMs / 1000],
    );
    return isOneServer ? rows.map(({ pid }) => pid) : 'answers';
  } catch (error) {
    // One that is full, or that starts, answers too.
    return error instanceof pg.DatabaseError ? 'answers' : 'silent';
  } finally {
    void probe.end().catch(() => {});
  }
}

/** Is it the server's turn? With rows that are copied it is so when there are some that it did not take yet, or no more. */
function isWaiting(client: pg.PoolClient): boolean {
  const asked: unknown = Reflect.get(client, '_activeQuery');
  if (asked instanceof Writable) return asked.writableEnded || asked.writableLength > 0;
  return typeof asked === 'object' && asked !== null;
}

function processOf(client: pg.PoolClient): number {
  const known: unknown = Reflect.get(client, 'processID');
  return typeof known === 'number' ? known : 0;
}

function streamOf(client: pg.PoolClient): Socket | undefined {
  const connection: unknown = Reflect.get(client, 'connection');
  return connection instanceof pg.Connection && connection.stream instanceof Socket
    ? connection.stream
    : undefined;
}

/** Whoever waits for it is told that it is lost. */
function cut(client: pg.PoolClient): void {
  // `end` would say goodbye first and wait for the answer.
  streamOf(client)?.destroy();
}
