import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../../base/isAlive.ts';

const patienceMs = 600_000;
const lookEveryMs = 200;

/**
 * Does work that one process does at a time. A process that was killed at it is no obstacle.
 * @param file that says who is at it, by the number of the process
 * @throws {Error} that names the file, where a process that lives is at it for ten minutes
 */
export async function onlyOne<T>(file: string, work: () => Promise<T>): Promise<T> {
  const own = `${file}.${process.pid}`;
  const deadline = Date.now() + patienceMs;
  await writeFile(own, String(process.pid));
  try {
    while (!(await isLinked(own, file))) {
      const pid = Number(await readFile(file, 'utf8').catch(() => process.pid));
      // Ours: of a process that had our number before a restart of the machine or the container.
      if (pid === process.pid || !isAlive(pid)) await rename(file, `${own}.dead`).catch(() => {});
      else if (Date.now() > deadline)
        throw new Error(
          `Process ${pid} is at it, says ${file}: end it, or delete the file if it is another.`,
        );
      else await wait(lookEveryMs);
    }
    return await work().finally(() => rm(file, { force: true }));
  } finally {
    await Promise.all([own, `${own}.dead`].map((path) => rm(path, { force: true })));
  }
}

async function isLinked(own: string, file: string): Promise<boolean> {
  return link(own, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
}
