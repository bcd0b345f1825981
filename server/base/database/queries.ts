import type { Row, Shape } from './column.ts';
import type { CopyTarget } from './copyRows.ts';
import type { Sql } from './sql.ts';

/**
 * Asks the database in statements of one kind. Functions are properties here, not methods: of those TypeScript would take
 * a handle for scoped statements where one for any statement is wanted.
 */
export interface Asks<Statement> {
  /** All rows of an answer. */
  readonly rows: <S extends Shape>(shape: S, statement: Statement) => Promise<Row<S>[]>;
  /** The first row, if there is one. */
  readonly first: <S extends Shape>(shape: S, statement: Statement) => Promise<Row<S> | undefined>;
  /** The one row of a statement that always answers one. Throws where it does not. */
  readonly one: <S extends Shape>(shape: S, statement: Statement) => Promise<Row<S>>;
  /** Is there any row? */
  readonly has: (statement: Statement) => Promise<boolean>;
  /** Runs a statement that answers nothing, and tells how many rows it wrote. */
  readonly run: (statement: Statement) => Promise<number>;
  /**
   * Where there are connections to choose from: asks for several statements in one journey to the database and back, each of
   * which answers one row of one JSON value; these values.
   */
  readonly journey?: ((statements: readonly Statement[]) => Promise<unknown[]>) | undefined;
}

/**
 * What requests ask the database by: only statements that name their scope, so that none shows or touches what is
 * another's. A statement without one does not type-check.
 */
export type ScopedQueries = Asks<Sql<true>> & {
  /** The same handle, for what many pages ask alike: its answers may be kept for as long as they are true. */
  readonly common?: ScopedQueries | undefined;
  /** Reads records one by one, for what many pages show: each may be kept for as long as it is true; by their ids. */
  readonly each?:
    | (<S extends Shape>(records: RecordsAsked<S>) => Promise<ReadonlyMap<number, Row<S>>>)
    | undefined;
  /** Reads rows by keys that many name, such as words: those of each key may be kept for as long as they are true, also that there are none. */
  readonly ofKeys?:
    | (<S extends Shape, K extends Key>(
        asked: RowsOfKeys<S, K>,
      ) => Promise<ReadonlyMap<K, readonly Row<S>[]>>)
    | undefined;
};

/** Records of one kind. */
export interface RecordsAsked<S extends Shape> {
  shape: S;
  ids: readonly number[];
  idOf(row: Row<S>): number;
  /** The statement for those of these ids, of whatever ids the same. */
  of(ids: readonly number[]): Sql<true>;
  /** That of no ids, where it was made already. */
  ofNone?: Sql<true>;
}

export type Key = string | number;

/** Rows of keys; whatever else the statement is asked with is the same for all of them. */
export interface RowsOfKeys<S extends Shape, K extends Key> {
  shape: S;
  keys: readonly K[];
  keyOf(row: Row<S>): K;
  /** The statement for these keys, of whatever keys the same. */
  of(keys: readonly K[]): Sql<true>;
  /** That of no keys, where it was made already. */
  ofNone?: Sql<true>;
}

/** What the system's own work asks by: any statement. Its users are listed with their reason in `tests/systemQueries.test.ts`. */
export type SystemQueries = Asks<Sql>;

/** Takes statements as text with `$1`, as a library writes them. */
export interface AsksInText {
  askText(text: string, parameters: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export type ScopedTransaction = ScopedQueries & InTransaction;
export type SystemTransaction = SystemQueries & InTransaction & CopyTarget;

/** Statements asked at the same time run one after the other, in that order. */
interface InTransaction extends AsksInText {
  readonly isTransaction: true;
}

/** @throws {TookTooLong} in the work, when it takes longer than so many milliseconds */
export interface TransactionBounds {
  longestMs?: number | undefined;
}

export interface ScopedPool extends ScopedQueries {
  /** Does work in a transaction: all of it is there afterwards, or nothing. */
  readonly transaction: <T>(
    work: (tx: ScopedTransaction) => Promise<T>,
    bounds?: TransactionBounds,
  ) => Promise<T>;
}

export interface SystemPool extends SystemQueries {
  readonly transaction: <T>(
    work: (tx: SystemTransaction) => Promise<T>,
    bounds?: TransactionBounds,
  ) => Promise<T>;
  /** A connection for oneself, for what lives as long as it does, such as a lock of the session. */
  hold(): Promise<HeldConnection>;
  /** Waits for what is under way, some seconds at most, and closes all connections. */
  close(): Promise<void>;
}

export interface HeldConnection extends SystemQueries {
  /** @param isLost whoever held it had no answer from it: nobody shall be given it again */
  release(isLost?: boolean): void;
}
