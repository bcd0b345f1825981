import type { Database } from '../../server/base/database/connect.ts';
import type { Answer } from '../../server/base/database/driver.ts';
import type { Handle } from '../../server/base/database/Handle.ts';
import type { Pool } from '../../server/base/database/Pool.ts';
import type {
  HeldConnection,
  SystemPool,
  SystemQueries,
  SystemTransaction,
  TransactionBounds,
} from '../../server/base/database/queries.ts';
import { Identifier, Json, Sql, type SqlValue } from '../../server/base/database/sql.ts';
import type { Transaction } from '../../server/base/database/Transaction.ts';

/** A test reads what it has just arranged: the type it names for the rows is its own affair. */
type Rows<T> = T & { count: number };
// oxlint-disable-next-line typescript/no-explicit-any -- a row of which the test has named nothing
type Loose = Record<string, any>;

/**
 * Asks the database in tests: `` await write`select …` `` answers rows, `write('name')` is a name, `write({ … })` or
 * `write([{ … }])` are the columns and values of an insert.
 */
export interface Tag {
  <T extends readonly (object | undefined)[] = Loose[]>(
    strings: TemplateStringsArray,
    ...values: readonly (SqlValue | object | undefined)[]
  ): Pending<Rows<T>>;
  (name: string): Identifier;
  (rows: object | readonly object[]): Sql;
  json(value: unknown): Json;
  unsafe<T extends readonly object[] = Loose[]>(
    text: string,
    parameters?: readonly SqlValue[],
  ): Pending<Rows<T>>;
}

export type TaggedTransaction = Tag & SystemTransaction;
export type TaggedPool = Tag &
  Omit<SystemPool, 'transaction' | 'hold'> & {
    transaction<T>(work: (tx: TaggedTransaction) => Promise<T>, bounds?: TransactionBounds): Promise<T>;
    begin<T>(work: (tx: TaggedTransaction) => T): Promise<Awaited<T>>;
    hold(): Promise<Tag & HeldConnection>;
  };

export interface TaggedDatabase extends Omit<Database, 'write' | 'read'> {
  write: TaggedPool;
  read: Tag & SystemQueries;
}

/** A database whose handles are tags too, so that a test can arrange and look in few words. */
export function taggedDatabase(database: Database): TaggedDatabase {
  return { ...database, write: taggedPool(database.write), read: tagged(database.read as Handle) };
}

export function taggedPool(pool: SystemPool): TaggedPool {
  const transaction = (work: (tx: TaggedTransaction) => unknown, bounds?: TransactionBounds) =>
    pool.transaction(async (tx) => {
      const result = work(tagged(tx as Transaction));
      return Array.isArray(result) ? Promise.all(result) : result;
    }, bounds);
  return Object.assign(tagged(pool as Pool), {
    transaction,
    begin: transaction,
    hold: async () => tagged((await pool.hold()) as HeldConnection & Handle),
  }) as TaggedPool;
}

/** A statement that is asked when somebody waits for it, and is a part of another one until then. */
class Pending<T> extends Sql implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Pending';
  readonly #execute: (statement: Sql) => Promise<Answer>;
  #result: Promise<T> | undefined;

  constructor(
    strings: readonly string[],
    values: readonly SqlValue[],
    execute: (statement: Sql) => Promise<Answer>,
  ) {
    super(strings, values, false);
    this.#execute = execute;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- to be awaited is what it is for
  then<A = T, B = never>(
    done?: ((value: T) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#result ??= this.#execute(this).then(
      ({ rows, count }) => Object.defineProperty(rows, 'count', { value: count }) as T,
    );
    return this.#result.then(done, failed);
  }

  catch<B = never>(failed?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, failed);
  }

  finally(done?: (() => void) | null): Promise<T> {
    return this.then().finally(done);
  }
}

const names = [
  'rows',
  'first',
  'one',
  'has',
  'run',
  'journey',
  'close',
  'release',
  'inTurn',
  'copy',
  'copyOut',
  'askText',
] as const;

function tagged<H extends SystemQueries & Pick<Handle, 'ask'>>(handle: H): Tag & H {
  const execute = (statement: Sql) => handle.ask(statement);
  const tag = (first: TemplateStringsArray | string | object, ...values: readonly SqlValue[]) => {
    if (typeof first === 'string') return new Identifier(first);
    if (!('raw' in first)) return inserted([first].flat() as readonly Record<string, SqlValue>[]);
    return new Pending(
      first as TemplateStringsArray,
      values.map((value) => value ?? null),
      execute,
    );
  };
  const own = Object.fromEntries(
    names.flatMap((name) => {
      const method: unknown = Reflect.get(handle, name);
      return typeof method === 'function' ? [[name, method.bind(handle)]] : [];
    }),
  );
  return Object.assign(tag, own, {
    isTransaction: true,
    json: (value: unknown) => new Json(value),
    unsafe: (text: string, parameters: readonly SqlValue[] = []) => {
      const { strings, values } = numbered(text, parameters);
      return new Pending(strings, values, execute);
    },
  }) as unknown as Tag & H;
}

/** Text with `$1` as a statement. */
function numbered(text: string, parameters: readonly SqlValue[]): Sql {
  if (parameters.length === 0) return new Sql([text], [], false);
  const parts = text.split(/\$(\d+)/);
  const strings = parts.filter((_, index) => index % 2 === 0);
  const values = parts.filter((_, index) => index % 2 === 1).map((at) => parameters[Number(at) - 1] ?? null);
  return new Sql(strings, values, false);
}

function inserted(rows: readonly Record<string, SqlValue>[]): Sql {
  const columns = Object.keys(rows[0] ?? {});
  const strings = [`(${columns.map((name) => new Identifier(name).quoted).join(', ')}) values (`];
  const values: SqlValue[] = [];
  for (const [index, row] of rows.entries())
    for (const [at, name] of columns.entries()) {
      values.push(row[name] ?? null);
      strings.push(at < columns.length - 1 ? ', ' : index < rows.length - 1 ? '), (' : ')');
    }
  return new Sql(strings, values, false);
}
