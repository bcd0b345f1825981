import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { messageOf } from '../../../resources/language/messageOf.ts';
import type { Compiled } from './sql.ts';
import { ConnectionLost } from './ConnectionLost.ts';
import { timed } from './timed.ts';
import { Journey } from './Journey.ts';

/** What the server answers to one statement. */
export interface Answer {
  rows: Record<string, unknown>[];
  /** The columns of the answer with the types of their values (`pg_type.oid`). */
  fields: readonly { name: string; dataTypeID: number }[];
  /** Rows answered or written. */
  count: number;
  /** What was done: `SELECT`, `COMMIT`. */
  command: string;
}

const oid = { bigint: 20, date: 1082, bigints: 1016, dates: 1182 } as const;

/** A `bigint` of the database is a number here, and a day stays the text that it is: it has no zone. */
const types = new pg.TypeOverrides();
types.setTypeParser(oid.bigint, Number);
types.setTypeParser(oid.date, String);
types.setTypeParser(oid.bigints, (text: string) => parsedList(text, oid.bigints).map(Number));

function parsedList(text: string, type: number): string[] {
  return pg.types.getTypeParser(type, 'text')(text);
}

/** So many different texts are prepared on each connection; those that come later are planned each time. */
const mostPrepared = 2000;
const prepared = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known !== undefined || prepared.size >= mostPrepared) return known;
  const given = `s${prepared.size}`;
  prepared.set(text, given);
  return given;
}

export interface PoolSettings {
  /** Connections at most. */
  most: number;
  /** Settings of the server that hold for each connection. */
  server: Readonly<Record<string, string | number>>;
  /** Statements are prepared unless a pooler in transaction mode stands before the server. */
  isPrepared: boolean;
  /** How long to wait for a connection, milliseconds; 10,000 unless said. */
  patienceMs?: number | undefined;
  /** How long to wait for an answer, milliseconds; without it for as long as the server lives. */
  deadlineMs?: number | undefined;
  /** Does one server alone answer at that address, and no pooler before it? */
  isOneServer?: boolean | undefined;
}

const connectTimeoutMs = 10_000;
/** A connection is opened anew from time to time, so that what it has gathered goes. */
const lifetimeSeconds = 1800;
/** One that rests is asked after so long by the system whether its other end is there. */
const keepAliveMs = 10_000;

/** A pool of connections, opened on first use and again after a loss. */
export function createPool(
  url: string,
  { most, server, patienceMs, deadlineMs }: Omit<PoolSettings, 'isPrepared'>,
): pg.Pool {
  const options = Object.entries(server)
    .map(([setting, value]) => `-c ${setting}=${value}`)
    .join(' ');
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    application_name: 'baustein',
    connectionTimeoutMillis: patienceMs ?? connectTimeoutMs,
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(deadlineMs !== undefined && { query_timeout: deadlineMs }),
    maxLifetimeSeconds: lifetimeSeconds,
    types,
    ...(options && { options }),
  });
  // A connection that is lost while nobody uses it is opened again by who needs one; unheard, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Asks the server for one statement. @throws {ConnectionLost} and what the server refuses (`pg.DatabaseError`) */
export async function ask(
  client: pg.Pool | pg.ClientBase,
  { text, parameters }: { text: string; parameters: readonly unknown[] },
  isPrepared: boolean,
): Promise<Answer> {
  const name = isPrepared && parameters.length > 0 ? nameOf(text) : undefined;
  const query = { text, values: [...parameters], ...(name !== undefined && { name }) };
  const results = [await timed(text, () => client.query(query).catch(explained))].flat();
  // Of several statements in one text the last one answers.
  const last = results.at(-1);
  if (!last) throw new Error('The server answered nothing at all.');
  const { rows, fields, rowCount, command } = last;
  return { rows, fields, count: rowCount ?? rows.length, command };
}

/**
 * Asks for several statements in one journey, each of which answers one JSON value; their values in the same order.
 * @throws as `ask` does, for all where one is refused
 */
export async function askTogether(
  pool: pg.Pool,
  statements: readonly Compiled[],
  isPrepared: boolean,
): Promise<unknown[]> {
  const parts = statements.map((one) => ({ ...one, name: isPrepared ? nameOfPart(one.text) : undefined }));
  const client = await takeConnection(pool);
  try {
    const asked = () => client.query(new Journey(parts)).answered;
    const values = await timed(parts.map(({ text }) => text).join(';\n'), asked);
    client.release();
    return values;
  } catch (error) {
    // Which of them it has prepared nobody knows.
    client.release(true);
    return explained(error);
  }
}

/** Of its own kind: what `pg` has prepared on a connection it keeps to itself. */
function nameOfPart(text: string): string | undefined {
  const name = nameOf(text);
  return name === undefined ? undefined : `part ${name}`;
}

/** What takes the rows of a COPY (PostgreSQL documentation, COPY: text format). */
export function openCopy(client: pg.PoolClient, text: string): Writable {
  return client.query(from(text));
}

/** What gives the rows of a COPY, in the same format. */
export function openCopyOut(client: pg.PoolClient, text: string): Readable {
  return client.query(to(text));
}

/** A connection of the pool to be given back with `release`, with an error if it is of no use any more. */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch(explained);
}

/** Whatever the server did not say itself is the connection's; faults of the program stay what they are. */
export function explained(error: unknown): never {
  const isKnown =
    error instanceof pg.DatabaseError || error instanceof TypeError || error instanceof RangeError;
  if (isKnown || error instanceof ConnectionLost) throw error;
  throw new ConnectionLost(messageOf(error), { cause: error });
}
