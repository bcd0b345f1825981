import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface Proxy {
  /** Address of the database by way of the proxy. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Takes connections and says nothing more on any. */
  silence(): void;
}

/** A line to a database that can be cut, as if its machine had gone. */
export async function proxyOf(databaseUrl: string): Promise<Proxy> {
  const url = new URL(databaseUrl);
  const folder = decodeURIComponent(url.hostname);
  const target = folder.startsWith('/')
    ? { path: `${folder}/.s.PGSQL.${url.port || 5432}` }
    : { host: url.hostname, port: Number(url.port || 5432) };
  const open = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (isSilent) return;
    const beyond = connect(target);
    beyond.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => beyond.destroy());
    socket.pipe(beyond).pipe(socket);
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
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
      await listen(port);
    },
    silence: () => {
      isSilent = true;
      for (const socket of open) socket.destroy();
    },
  };
}
