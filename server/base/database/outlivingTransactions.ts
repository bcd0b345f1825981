import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { isLostConnection } from './isLostConnection.ts';

type Types = Record<string, unknown>;
type Work<T extends Types> = (tx: TransactionSql<T>) => unknown;

/** What the driver makes of one statement; it runs when somebody waits for it. */
interface Statement extends Promise<unknown> {
  handler(statement: Statement): void;
  reject(error: unknown): void;
}

/**
 * Lets the process outlive a connection that is lost in a transaction. The driver sends its rollback, and whatever the
 * transaction asks next, to the connection that is gone: that ends the process, or writes into the transaction of
 * whoever got the connection since (porsager/postgres, issues 1208 and 1216).
 */
export function outlivingTransactions<T extends Types>(pool: Sql<T>): Sql<T> {
  const begin = pool.begin.bind(pool) as (...given: [...string[], Work<T>]) => Promise<unknown>;
  const outliving = (...given: [...string[], Work<T>]) => {
    const work = given.pop() as Work<T>;
    const connection: Connection = { error: undefined };
    const whole = begin(...(given as string[]), (tx) => run(work, watched(tx, connection), connection));
    // Before its work is done a transaction ends for one reason only.
    whole.catch((error: unknown) => (connection.error ??= error));
    return whole;
  };
  return Object.assign(pool, { begin: outliving as Sql<T>['begin'] });
}

interface Connection {
  /** By what it was lost. */
  error: unknown;
}

/** Never ends on a lost connection, so that the driver neither commits nor rolls back: the transaction has failed by then. */
async function run<T extends Types>(
  work: Work<T>,
  tx: TransactionSql<T>,
  connection: Connection,
): Promise<unknown> {
  try {
    const given = work(tx);
    const result = await (Array.isArray(given) ? Promise.all(given) : given);
    if (connection.error === undefined) return result;
  } catch (error) {
    // The loss is told a moment later than the failure of the statement under way.
    await nextTurn();
    if (connection.error === undefined) throw error;
  }
  return new Promise(() => {});
}

/** The transaction, with statements that notice the loss of the connection and then ask nothing of it any more. */
function watched<T extends Types>(tx: TransactionSql<T>, connection: Connection): TransactionSql<T> {
  const watch = (made: unknown): unknown => {
    if (!isStatement(made)) return made;
    const { handler, reject } = made;
    made.handler = (statement) =>
      connection.error === undefined ? handler(statement) : statement.reject(connection.error);
    made.reject = (error) => {
      if (isLostConnection(error)) connection.error ??= error;
      reject(error);
    };
    return made;
  };
  return new Proxy(tx, {
    apply: (target, self, given) => watch(Reflect.apply(target, self, given)),
    get: (target, name) =>
      name === 'unsafe'
        ? (...given: Parameters<TransactionSql<T>['unsafe']>) => watch(target.unsafe(...given))
        : Reflect.get(target, name),
  });
}

function isStatement(made: unknown): made is Statement {
  return made instanceof Promise && 'handler' in made && 'reject' in made;
}
