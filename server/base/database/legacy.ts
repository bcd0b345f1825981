import { compile } from './compile.ts';
import type { Answer } from './driver.ts';
import type { HeldConnection, SystemPool, SystemQueries, SystemTransaction } from './queries.ts';
import { Json, Identifier, Sql, type SqlValue } from './sql.ts';
import { Transaction } from './Transaction.ts';

/* eslint-disable */
// While statements move to shapes: the handles as they were, tags that run when somebody waits for them.

export class Pending<T> extends Sql implements PromiseLike<T> {
  readonly #execute: (statement: Sql) => Promise<Answer>;
  #result: Promise<T> | undefined;
  readonly [Symbol.toStringTag] = 'Pending';

  constructor(
    strings: readonly string[],
    values: readonly SqlValue[],
    execute: (statement: Sql) => Promise<Answer>,
  ) {
    super(strings, values, false);
    this.#execute = execute;
  }

  #run(): Promise<T> {
    this.#result ??= this.#execute(this).then(
      ({ rows, count }) => Object.defineProperty(rows, 'count', { value: count }) as unknown as T,
    );
    return this.#result;
  }

  then<A = T, B = never>(
    done?: ((value: T) => A | PromiseLike<A>) | null,
    failed?: ((reason: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#run().then(done, failed);
  }

  catch<B = never>(failed?: ((reason: any) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.#run().catch(failed);
  }

  finally(done?: (() => void) | null): Promise<T> {
    return this.#run().finally(done);
  }
}

type Rows<T> = T & { count: number };

export interface LegacyTag {
  <T extends readonly (object | undefined)[] = Record<string, any>[]>(
    strings: TemplateStringsArray,
    ...values: readonly (SqlValue | object | undefined)[]
  ): Pending<Rows<T>>;
  (name: string): Identifier;
  (rows: object | readonly object[]): Sql;
  json(value: unknown): Json;
  unsafe<T extends readonly object[] = Record<string, any>[]>(
    text: string,
    parameters?: readonly unknown[],
  ): Pending<Rows<T>>;
}

export type LegacyQueries = LegacyTag & SystemQueries;
export type LegacyTransaction = LegacyTag &
  SystemTransaction & {
    inTurn: Transaction['inTurn'];
    copy: Transaction['copy'];
    askText: Transaction['askText'];
  };
export type LegacyPool = LegacyTag &
  Omit<SystemPool, 'transaction' | 'hold'> & {
    transaction<T>(work: (tx: LegacyTransaction) => Promise<T>): Promise<T>;
    begin<T>(work: (tx: LegacyTransaction) => T): Promise<Awaited<T>>;
    hold(): Promise<LegacyTag & HeldConnection>;
    reserve(): Promise<LegacyTag & HeldConnection>;
    end(options?: object): Promise<void>;
  };

function tagOf(execute: (statement: Sql) => Promise<Answer>): LegacyTag {
  const tag = (first: TemplateStringsArray | string | readonly object[], ...values: SqlValue[]) => {
    if (typeof first === 'string') return new Identifier(first);
    if (!('raw' in first)) return inserted([first].flat() as readonly Record<string, SqlValue>[]);
    return new Pending(
      first as TemplateStringsArray,
      values.map((value) => (value === undefined ? null : value)),
      execute,
    );
  };
  return Object.assign(tag, {
    json: (value: unknown) => new Json(value),
    unsafe: (text: string, parameters: readonly SqlValue[] = []) =>
      parameters.length === 0
        ? new Pending([text], [], execute)
        : new Pending([text], [], async () => execute(numbered(text, parameters))),
  }) as unknown as LegacyTag;
}

function numbered(text: string, parameters: readonly SqlValue[]): Sql {
  const parts = text.split(/\$(\d+)/);
  const strings = parts.filter((_, index) => index % 2 === 0);
  const values = parts
    .filter((_, index) => index % 2 === 1)
    .map((at) => parameters[Number(at) - 1] as SqlValue);
  return new Sql(strings, values, false);
}

function inserted(rows: readonly Record<string, SqlValue>[]): Sql {
  const names = Object.keys(rows[0] ?? {});
  const strings: string[] = [`(${names.map((name) => new Identifier(name).quoted).join(', ')}) values (`];
  const values: SqlValue[] = [];
  for (const [index, row] of rows.entries()) {
    for (const [at, name] of names.entries()) {
      values.push(row[name] as SqlValue);
      strings.push(at < names.length - 1 ? ', ' : index < rows.length - 1 ? '), (' : ')');
    }
  }
  return new Sql(strings, values, false);
}

interface Asking extends SystemQueries {
  ask(statement: Sql): Promise<Answer>;
}

const names = [
  'rows',
  'first',
  'one',
  'has',
  'run',
  'hold',
  'close',
  'release',
  'inTurn',
  'copy',
  'askText',
] as const;

function callable<H extends Asking>(handle: H): LegacyTag & H {
  const tag = tagOf((statement) => handle.ask(statement)) as unknown as Record<string, unknown>;
  for (const name of names) {
    const method = (handle as unknown as Record<string, unknown>)[name];
    if (typeof method === 'function') tag[name] = method.bind(handle);
  }
  tag['isTransaction'] = true;
  return tag as unknown as LegacyTag & H;
}

export function legacyPool(pool: SystemPool & Asking): LegacyPool {
  const tag = callable(pool) as unknown as Record<string, unknown>;
  const transaction = (work: (tx: unknown) => unknown) =>
    pool.transaction(async (tx) => {
      const result = work(callable(tx as unknown as Asking));
      return (await (Array.isArray(result) ? Promise.all(result) : result)) as unknown;
    });
  return Object.assign(tag, {
    transaction,
    begin: transaction,
    hold: async () => callable((await pool.hold()) as unknown as Asking),
    reserve: async () => callable((await pool.hold()) as unknown as Asking),
    end: () => pool.close(),
  }) as unknown as LegacyPool;
}

void compile;
