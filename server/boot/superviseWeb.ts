import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { join } from 'node:path';
import { supervise, type Supervised } from '../base/supervise.ts';
import { keptFileFor, stdioWithKeptFile } from '../base/kept/keptFile.ts';

/** The processes that serve beside each other. */
export interface WebProcesses extends Supervised {
  /**
   * Has them serve; the first one is there when this is done.
   * @throws {Error} as the first one says why it does not serve
   */
  serve(databaseUrl: string): Promise<void>;
}

/**
 * Keeps so many web processes running on one port. They are those of `node:cluster`: connections are given to one after the
 * other, so that twenty of a proxy are as good as even; the system itself (`SO_REUSEPORT`) draws lots for each, would let a second
 * product share the port unseen, and exists on Linux alone. The first one loads at once, all others when it serves: who
 * waits for the first page waits for one.
 * @param picturesAt where they have pictures decoded
 * @param onDeath is told when one died without being asked
 * @param onBirth is told of each of them
 */
export function superviseWeb(
  count: number,
  picturesAt: string,
  onDeath: (code: number | null) => void,
  onBirth: (child: ChildProcess) => void = () => {},
): WebProcesses {
  cluster.setupPrimary({
    exec: join(import.meta.dirname, '../web.ts'),
    args: [picturesAt],
    stdio: stdioWithKeptFile(),
  });
  const { promise: databaseUrl, resolve: tell } = Promise.withResolvers<string>();
  const begin = (number: number) =>
    supervise(() => {
      const worker = cluster.fork(keptFileFor(number));
      onBirth(worker.process);
      void databaseUrl.then((url) => worker.isConnected() && worker.send(url));
      return worker.process;
    }, onDeath);
  const running = [begin(1)];

  return {
    serve: async (url) => {
      const first = Promise.withResolvers<void>();
      cluster.once('listening', () => first.resolve());
      cluster.on('message', (_, said: unknown) => {
        if (typeof said === 'string') first.reject(new Error(said));
      });
      cluster.once('disconnect', () => first.reject(new Error('The web process ended before it served.')));
      tell(url);
      await first.promise;
      while (running.length < count) running.push(begin(running.length + 1));
    },
    stop: async (withinMs) => {
      await Promise.all(running.map((one) => one.stop(withinMs)));
    },
  };
}
