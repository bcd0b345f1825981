import { keeping } from './boot/keep/keeping.ts';
import { restore } from './boot/keep/restore.ts';
import { toldOf } from './boot/keep/toldOf.ts';
import { makeQueue } from './jobs/makeQueue.ts';

/** `npm run restore -- <folder>`: a back-up into an empty database and store (docs/operating.md). */
await keeping('restore', async (kept, folder) => {
  return `Restored and read again: ${toldOf(await restore(kept, folder, () => makeQueue(kept.database.url)))}`;
});
