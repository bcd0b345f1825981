import { openQueue } from './queue.ts';

/** Makes the tables of the queue where they are missing. */
export async function makeQueue(url: string): Promise<void> {
  const queue = await openQueue(url, { supervise: false, schedule: false }, () => {});
  await queue.stop({ graceful: false });
}
