import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { openPool } from './connect.ts';
import { isLostTypeLookup } from './isLostTypeLookup.ts';

it('A connection that breaks while its types are read is told apart, and the pool goes on', async () => {
  const { url } = await freshDatabase();
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  let opened = 0;
  // The driver takes a way to make its sockets, which its types do not mention.
  const sockets = { socket: async () => breaking(await open(url), (opened += 1) === 1) };
  const pool = openPool(url, {}, { max: 1, ...sockets });
  await expect(pool`select 1`.execute()).rejects.toThrow('write EPIPE');
  expect([...(await pool`select 1 as one`)]).toEqual([{ one: 1 }]);
  await pool.end();
  await expect.poll(() => unhandled.length).toBe(1);
  process.off('unhandledRejection', note);
  expect(opened).toBe(2);
  expect(unhandled.map(isLostTypeLookup)).toEqual([true]);
  expect(isLostTypeLookup(new Error('something else'))).toBe(false);
});

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname);
  const number = Number(port) || 5432;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${number}`) : connect(number, host);
  await once(socket, 'connect');
  return socket;
}

/** Breaks when the types are asked for. */
function breaking(socket: Socket, isBreaking: boolean): Socket {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  return Object.assign(socket, {
    write: (...args: unknown[]) => {
      const asksForTypes = String(args[0]).includes('pg_catalog.pg_type');
      if (isBreaking && asksForTypes) socket.destroy(new Error('write EPIPE'));
      return isBreaking && asksForTypes ? false : write(...args);
    },
  });
}
