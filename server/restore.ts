import { keeping } from './boot/keep/keeping.ts';
import { restore } from './boot/keep/restore.ts';
import { toldOf } from './boot/keep/toldOf.ts';
import { openQueue } from './jobs/queue.ts';

/** `npm run restore -- <folder>`: a back-up into an empty database and store (docs/operating.md). */
await keeping('restore', async (kept, folder) => {
  const makeQueue = async () => {
    const settings = { supervise: false, schedule: false };
    const queue = await openQueue(kept.database.url, settings, () => {});
    await queue.stop({ graceful: false });
  };
  return `Restored and read again: ${toldOf(await restore(kept, folder, makeQueue))}`;
});
