import type { Db } from 'pg-boss';
import type { Sql } from '../base/database/connect.ts';
import type { Queries } from '../base/database/queries.ts';

/** The type `unknown`: the server infers what a parameter is, and the driver passes it on as it is written. */
const inferred = 705;

/** Runs the queue's statements in a transaction of ours, so that a job is sent if and only if it commits. */
export function inTransaction(tx: Queries): Db {
  return { executeSql: (text, values) => run(tx, text, values) };
}

/** The queue on our own pool: it keeps no connections beside ours but the one that listens. */
export function queueDatabase(pool: Sql): Db {
  return {
    executeSql: (text, values) => (values?.length ? run(pool, text, values) : runScript(pool, text)),
    listen: async (channel, onNotification, onReconnect) => {
      const { unlisten } = await pool.listen(channel, onNotification, onReconnect);
      return { close: unlisten };
    },
  };
}

async function run(sql: Queries, text: string, values: unknown[] = []) {
  const rows = await sql.unsafe(
    text,
    values.map((value) => parameter(sql, value)),
  );
  return { rows: [...rows] };
}

/** Several statements, some with a transaction of their own, need a connection of their own. */
async function runScript(pool: Sql, text: string) {
  const connection = await pool.reserve();
  try {
    const result: unknown[] = await connection.unsafe(text).simple();
    return { rows: result.every(Array.isArray) ? result.flat() : result };
  } catch (error) {
    await connection.unsafe('rollback').catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}

/** Written as the library expects of a driver: JSON comes as text already, and is not encoded again. */
function parameter(sql: Queries, value: unknown) {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value as string[];
  if (value instanceof Date) return sql.typed(value.toISOString() as never, inferred);
  return sql.typed((typeof value === 'object' ? JSON.stringify(value) : String(value)) as never, inferred);
}
