import { readdir, readFile } from 'node:fs/promises';

/** The processes that a process has begun, by what Linux says of them. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const statuses = await Promise.all(
    pids.map(async (pid) => ({ pid, words: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') })),
  );
  // Behind the name in brackets: the state, then the parent.
  return statuses.flatMap(({ pid, words }) =>
    Number(words.slice(words.lastIndexOf(')')).split(' ')[2]) === parent ? [pid] : [],
  );
}
