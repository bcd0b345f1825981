import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from 'pg-boss';
import pg from 'pg';

const connections = 3;
const connectMs = 10_000;
/** A fetch that nobody answers, as of a host that was lost, is tried again: until then no job of its kind would be done. */
const deadlineMs = 20_000;
/** A line that fell silent says nothing: it is asked so often whether anybody is there, and given up after so long. */
const askedEveryMs = 10_000;
const silentAfterMs = 5000;
const pauseAfterLossMs = 1000;

type OnFailure = (error: unknown) => void;
type Listen = NonNullable<Db['listen']>;

/**
 * The connections of the queue: a few to ask on, and one that hears of new jobs. Those of the library have nobody who
 * hears what a server says to a connection that is just being given up, which ends the process (behaviour B667).
 */
export class QueueConnections implements Db {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #onFailure: OnFailure;

  /** @param onFailure is told of each loss; what was lost is opened again */
  constructor(url: string, onFailure: OnFailure) {
    this.#url = url;
    this.#onFailure = onFailure;
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'baustein queue',
      max: connections,
      connectionTimeoutMillis: connectMs,
      query_timeout: deadlineMs,
    });
    this.#pool.on('error', onFailure);
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }> {
    return this.#pool.query(text, values);
  }

  /** Hears of what is told on a channel until it is closed, also behind a loss, of which whoever listens is told when it is over. */
  async listen(...[channel, onTold, onHeardAgain]: Parameters<Listen>): ReturnType<Listen> {
    const closing = new AbortController();
    const hear = async () => {
      const client = await this.#openListener(channel, onTold);
      onHeardAgain();
      return client;
    };
    let client: pg.Client | undefined = await hear();
    const listening = async () => {
      while (!closing.signal.aborted) {
        try {
          client ??= await hear();
          await untilLost(client, closing.signal);
        } catch (error) {
          if (!closing.signal.aborted) this.#onFailure(error);
          void client?.end().catch(() => {});
          client = undefined;
          await wait(pauseAfterLossMs, undefined, { signal: closing.signal }).catch(() => {});
        }
      }
      await client?.end().catch(() => {});
    };
    const ended = listening();
    return {
      close: async () => {
        closing.abort();
        await ended;
      },
    };
  }

  async #openListener(channel: string, onTold: (payload: string) => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'baustein queue',
      connectionTimeoutMillis: silentAfterMs,
      query_timeout: silentAfterMs,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.on('notification', ({ payload }) => payload !== undefined && onTold(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return client;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** @throws when nobody answers on it any more */
async function untilLost(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const onEnd = () => reject(new Error('The connection on which the queue hears of jobs ended.'));
    client.once('end', onEnd);
    try {
      await Promise.race([lost, wait(askedEveryMs, undefined, { signal }).catch(() => {})]);
      if (!signal.aborted) await client.query('select');
    } finally {
      client.off('end', onEnd);
    }
  }
}
