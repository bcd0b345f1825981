import { backUp } from './boot/keep/backUp.ts';
import { keeping } from './boot/keep/keeping.ts';
import { toldOf } from './boot/keep/toldOf.ts';

/** `npm run backup -- <folder>`: all that matters into a new folder, while the product works (docs/operating.md). */
await keeping('backup', async (kept, folder) => `Kept in ${folder}: ${toldOf(await backUp(kept, folder))}`);
