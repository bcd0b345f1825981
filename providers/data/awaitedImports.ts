import { personalKeys } from '../auth/localData.ts';

const news = new EventTarget();

/** From now on the person of this sub is to be told how this import ends. */
export function awaitImport(sub: string, id: string): void {
  // A key each: two tabs that write at the same time lose nothing.
  localStorage.setItem(keyOf(sub, id), '');
  news.dispatchEvent(new Event('awaited'));
}

/** The person has been told. */
export function forgetImport(sub: string, id: string): void {
  localStorage.removeItem(keyOf(sub, id));
}

/** The imports of whose end the person is still to be told, in no order. */
export function importsAwaitedBy(sub: string): string[] {
  const start = keyOf(sub, '');
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/** Calls back when the person awaits one more or one less, in this tab or another one, until the signal aborts. */
export function onAwaitedImport(sub: string, callback: () => void, signal: AbortSignal): void {
  news.addEventListener('awaited', callback, { signal });
  const isMeant = ({ key }: StorageEvent) => key?.startsWith(keyOf(sub, '')) ?? false;
  window.addEventListener('storage', (event) => isMeant(event) && callback(), { signal });
}

/** Of an import of a person, among all that this browser keeps or has several tabs do one at a time. */
export function keyOf(sub: string, id: string): string {
  return `${personalKeys.awaitedImports}${sub}.${id}`;
}
