/**
 * The product as `npm start` serves it, in so many processes: who measures shares neither their threads nor their memory.
 * What it is told, each of them is told.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { readConfig } from '../../../server/base/config/config.ts';
import { startPictures } from '../../../server/base/images/startPictures.ts';
import { keptFileFor, stdioWithKeptFile } from '../../../server/base/kept/keptFile.ts';

/** What whoever measures asks for: to keep an answer, or how many statements were sent so far. */
export type Order = FixedAnswer | 'statements';

/** What a fixed answer is made of. */
export interface FixedAnswer {
  name: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** What is told at first: how to sign in, and who serves. */
export interface Begun {
  token: string;
  pids: number[];
}

/** What each order is answered with. */
export interface Done {
  statements: number;
}

const { webProcesses } = readConfig(process.env);
if (webProcesses === 1) await import('./servedApp.ts');
else await relay();

async function relay(): Promise<void> {
  const pictures = startPictures(() => {});
  cluster.setupPrimary({
    exec: join(import.meta.dirname, 'servedApp.ts'),
    args: [pictures.address],
    serialization: 'advanced',
    stdio: stdioWithKeptFile(),
  });
  const workers = Array.from({ length: webProcesses }, (_, nth) => cluster.fork(keptFileFor(nth + 1)));
  process.on('message', async (order: Order) => {
    const answered = Promise.all(workers.map(told<Done>));
    for (const worker of workers) worker.send(order);
    process.send?.({ statements: (await answered).reduce((sum, { statements }) => sum + statements, 0) });
  });
  process.once('disconnect', async () => {
    const ended = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.process.disconnect();
    await Promise.all(ended);
    await pictures.stop();
    process.exit(0);
  });
  const begun = await Promise.all(workers.map(told<Begun>));
  process.send?.({ token: begun[0]?.token ?? '', pids: begun.flatMap(({ pids }) => pids) });
}

async function told<T>(worker: Worker): Promise<T> {
  const [first]: T[] = await once(worker, 'message');
  if (first === undefined) throw new Error('A process said nothing.');
  return first;
}
