const listeners = new Set<() => void>();
let isLost = false;

/** Is the server out of reach, as far as the last call or the browser knows? */
export function isConnectionLost(): boolean {
  return isLost || !navigator.onLine;
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

/** Something was answered. */
export function noteConnection(): void {
  note(false);
}

/** A call has failed before it was answered. */
export function noteFailure(error: unknown): void {
  if (isNoConnection(error)) note(true);
}

function note(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}
