import { readsOnlyHeader } from '../resources/readsOnlyHeader.ts';

const listeners = new Set<() => void>();
let isLost = false;
let canOnlyRead = false;

/** Is the server out of reach, as far as the last call or the browser knows? */
export function isConnectionLost(): boolean {
  return isLost || !navigator.onLine;
}

/** Can nothing be saved for now, and may what was saved last be missing in what is shown (behaviour B666)? */
export function isReadsOnly(): boolean {
  return canOnlyRead;
}

/** Calls back when that may have changed. Returns how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  listeners.add(listener);
  window.addEventListener('offline', listener, { signal });
  window.addEventListener('online', noteConnection, { signal });
  window.addEventListener('online', listener, { signal });
  return () => {
    listeners.delete(listener);
    controller.abort();
  };
}

/** Did a call not come through, rather than being refused or given up? */
export function isNoConnection(error: unknown): boolean {
  // `fetch` throws nothing more exact; the identity library names it.
  return error instanceof TypeError || (error instanceof Error && 'key' in error && error.key === 'network');
}

/** Something was answered; of what the browser itself tells nobody knows where it was read. */
export function noteConnection(answered?: unknown): void {
  note(false, answered instanceof Response ? answered.headers.has(readsOnlyHeader) : canOnlyRead);
}

/** A call has failed before it was answered. */
export function noteFailure(error: unknown): void {
  if (isNoConnection(error)) note(true, canOnlyRead);
}

function note(lost: boolean, onlyRead: boolean): void {
  if (lost === isLost && onlyRead === canOnlyRead) return;
  isLost = lost;
  canOnlyRead = onlyRead;
  for (const listener of listeners) listener();
}
