import type { ImportReport } from '../../resources/calls/importReport.ts';
import { Problem } from '../fetch.ts';
import { forgetImport, importsAwaitedBy, keyOf, onAwaitedImport } from './awaitedImports.ts';
import { followToEnd } from './followImport.ts';
import { readReport } from './imports.ts';

/** How many are followed at once: a browser has few connections to one server, and the screens need some too. */
const followedAtOnce = 2;

/** Shows what a report says, and settles once that has been seen. */
type Tell = (report: ImportReport) => Promise<void>;

/**
 * Calls back with the report of each awaited import of this person that has ended: once, in the tab that is looked at,
 * or in the first that is; again on the next page where this one is left before it has been seen (behaviour B221).
 * Returns how to stop.
 */
export function onImportEnd(sub: string, tell: Tell): () => void {
  const stopped = new AbortController();
  const followed = new Set<string>();
  let looking = new AbortController();

  function fill(): void {
    const { signal } = looking;
    if (stopped.signal.aborted || document.hidden) return;
    for (const id of importsAwaitedBy(sub).filter((each) => !followed.has(each))) {
      if (followed.size >= followedAtOnce) return;
      followed.add(id);
      void tellOnce({ sub, id, tell, signal })
        .catch(() => false)
        .then((isSettled) => {
          followed.delete(id);
          // What failed is tried again on the next page, or when somebody looks again.
          if (isSettled || signal.aborted) fill();
        });
    }
  }
  function look(): void {
    looking.abort();
    looking = new AbortController();
    fill();
  }

  onAwaitedImport(sub, fill, stopped.signal);
  document.addEventListener('visibilitychange', look, { signal: stopped.signal });
  fill();
  return () => {
    stopped.abort();
    looking.abort();
  };
}

interface Telling {
  sub: string;
  id: string;
  tell: Tell;
  signal: AbortSignal;
}

/** Is there nothing more to tell of the import? Of all tabs one does this at a time. */
function tellOnce({ sub, id, tell, signal }: Telling): Promise<boolean> {
  return navigator.locks.request(keyOf(sub, id), { signal }, async () => {
    if (!importsAwaitedBy(sub).includes(id)) return true;
    const report = await reportAtEnd(id, signal);
    if (report === undefined || signal.aborted) return false;
    if (report !== 'gone') await tell(report);
    forgetImport(sub, id);
    return true;
  });
}

/** Undefined without a session and when aborted; `gone` where it is not, or no longer, the person's to know of. */
async function reportAtEnd(id: string, signal: AbortSignal): Promise<ImportReport | 'gone' | undefined> {
  try {
    const last = await followToEnd(id, { signal, onProgress: () => {}, onConnection: () => {} });
    return last && (await readReport(id));
  } catch (error) {
    if (error instanceof Problem && (error.status === 403 || error.status === 404)) return 'gone';
    throw error;
  }
}
