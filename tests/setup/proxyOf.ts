import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { Transform } from 'node:stream';
import { onTestFinished } from 'vitest';

export interface Proxy {
  /** Address of the database by way of the proxy. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Does its work again; connections that were frozen stay so. */
  mend(): Promise<void>;
  /** Takes connections and says nothing more on any. */
  silence(): void;
  /** The same, and those that are open stay open and are said nothing more either, as of a host that is lost. */
  freeze(): void;
  /** Whatever goes through is late by so many milliseconds. */
  slow(byMs: number): void;
}

/** A line to a database that can be cut, as if its machine had gone. */
export async function proxyOf(databaseUrl: string): Promise<Proxy> {
  const url = new URL(databaseUrl);
  const folder = decodeURIComponent(url.hostname);
  const target = folder.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${url.port || 5432}` }
    : { host: url.hostname, port: Number(url.port || 5432) };
  const open = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  let isSilent = false;
  let lateByMs = 0;
  /** What arrives on a connection, late or never. */
  const onItsWay = (socket: Socket) =>
    new Transform({
      transform: (chunk, _encoding, done) => {
        if (frozen.has(socket)) return done();
        if (lateByMs === 0) return done(null, chunk);
        setTimeout(() => done(null, chunk), lateByMs);
      },
    });
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (isSilent) return;
    const beyond = connect(target);
    const isHeard = () => !frozen.has(socket);
    beyond.on('error', () => isHeard() && socket.destroy()).on('close', () => isHeard() && socket.destroy());
    socket.on('close', () => beyond.destroy());
    socket.pipe(onItsWay(socket)).pipe(beyond).pipe(onItsWay(socket)).pipe(socket);
  });
  const listen = async (port: number) => {
    if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const { port } = address;
  const cut = async () => {
    const closed = server.listening ? once(server.close(), 'close') : undefined;
    for (const socket of open) socket.destroy();
    await closed;
  };
  onTestFinished(cut);

  const throughProxy = new URL(databaseUrl);
  throughProxy.hostname = '127.0.0.1';
  throughProxy.port = String(port);
  return {
    url: throughProxy.href,
    cut,
    mend: async () => {
      isSilent = false;
      lateByMs = 0;
      await listen(port);
    },
    silence: () => {
      isSilent = true;
      for (const socket of open) socket.destroy();
    },
    freeze: () => {
      isSilent = true;
      for (const socket of open) frozen.add(socket);
    },
    slow: (byMs) => {
      lateByMs = byMs;
    },
  };
}
