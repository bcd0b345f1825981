import type { ImportSummary } from '../../resources/calls/importReport.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { protectedRead } from '../auth/protectedRead.ts';
import { Problem } from '../fetch.ts';
import { serverSentEvents } from './serverSentEvents.ts';

/** How long to wait before a lost connection is tried again. */
const retryAfterMs = 2000;
/** For how long somebody is kept waiting until what was written can be found. */
const searchedForMs = 60_000;

interface Follow {
  onProgress: (summary: ImportSummary) => void;
  /** Hears when the connection is lost, and when it is back. */
  onConnection: (isConnected: boolean) => void;
  signal: AbortSignal;
}

/**
 * Follows an import until it has ended, through lost connections, and a written one until it is searchable.
 * Ends quietly when aborted, or without a session. Throws `Problem` when there is no such import for the caller.
 */
export async function followImport(id: string, { onProgress, ...follow }: Follow): Promise<void> {
  const enough = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (summary: ImportSummary) => {
    onProgress(summary);
    if (hasEnded(summary)) timer ??= setTimeout(() => enough.abort(), searchedForMs);
  };
  const signal = AbortSignal.any([follow.signal, enough.signal]);
  try {
    await followUntil(isSettled, id, { ...follow, onProgress: hear, signal });
  } finally {
    clearTimeout(timer);
  }
}

/** As `followImport`, but no further than to its end: answers it; undefined when aborted before, or without a session. */
export function followToEnd(id: string, follow: Follow): Promise<ImportSummary | undefined> {
  return followUntil(hasEnded, id, follow);
}

async function followUntil(
  isLast: (summary: ImportSummary) => boolean,
  id: string,
  { onProgress, onConnection, signal }: Follow,
): Promise<ImportSummary | undefined> {
  while (!signal.aborted) {
    try {
      const url = `/api/import/report/${encodeURIComponent(id)}/events`;
      const init = { headers: { accept: 'text/event-stream' }, signal };
      const response = await protectedRead(undefined, () => authorizedRequest(url, init));
      if (!response) return undefined;
      onConnection(true);
      for await (const { data } of serverSentEvents(response)) {
        // An event is text; what the server sends in it is the summary that the report begins with.
        const summary = JSON.parse(data) as ImportSummary;
        onProgress(summary);
        if (isLast(summary)) return summary;
      }
    } catch (error) {
      if (error instanceof Problem && error.status < 500) throw error;
      if (!signal.aborted) onConnection(false);
    }
    await wait(retryAfterMs, signal);
  }
  return undefined;
}

/** Is nothing more to come of the import, the search included? */
function isSettled(summary: ImportSummary): boolean {
  return hasEnded(summary) && (summary.state !== 'applied' || summary.dryRun);
}

/** Has the import come to its end, whatever it is? */
export function hasEnded({ state }: Pick<ImportSummary, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
