import { messageOf } from '../../../resources/language/messageOf.ts';
import type { Along } from '../useKeptTree.ts';

interface Needs {
  remove: (sid: string) => Promise<unknown>;
  /** Brings back what was removed before. */
  restore: (sid: string) => Promise<unknown>;
  /** What is said where one cannot be removed. */
  failed: (reason: string) => string;
}

/**
 * Removes these one after the other, and brings them back in the reverse order. When one cannot be removed those
 * before it are brought back, and it throws an Error that says so.
 */
export function deletionOf(sids: readonly string[], { remove, restore, failed }: Needs): Along {
  const gone: string[] = [];
  const bringBack = async () => {
    for (let sid = gone.pop(); sid !== undefined; sid = gone.pop()) await restore(sid);
  };
  return {
    async act() {
      try {
        for (const sid of sids) {
          await remove(sid);
          gone.push(sid);
        }
      } catch (error) {
        await bringBack();
        throw new Error(failed(messageOf(error)), { cause: error });
      }
    },
    restore: bringBack,
  };
}
