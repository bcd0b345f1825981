import type { Row } from '../../resources/shape.ts';

/** What somebody typed into a form and has not saved yet. */
export interface UnsavedCopy {
  /** Of one form that was opened. */
  id: string;
  /** Whose it is; nobody else is ever shown it. */
  sub: string;
  platform: string;
  /** Which record: its resource and id, or what a new one lies within. */
  place: string;
  /** When it was last typed into, in milliseconds since 1970. */
  at: number;
  /** The record as the form began with it; absent of a new one. */
  base?: Row;
  values: Row;
  /** Its form has given way to that of the record, which takes it up without asking. */
  goesOn?: boolean;
}

const database = 'unsaved';
const store = 'copies';

let opened: Promise<IDBDatabase> | undefined;

/** All copies that this browser keeps. Throws where it keeps nothing, such as in some private windows. */
export async function readCopies(): Promise<UnsavedCopy[]> {
  const copies: UnsavedCopy[] = await settled((await copiesIn('readonly')).getAll());
  return copies;
}

/** Keeps a copy in place of the one with its id. Throws as `readCopies`. */
export async function writeCopy(copy: UnsavedCopy): Promise<void> {
  await settled((await copiesIn('readwrite')).put(copy));
}

/** Throws as `readCopies`. */
export async function removeCopy(id: string): Promise<void> {
  await settled((await copiesIn('readwrite')).delete(id));
}

async function copiesIn(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return (await opened).transaction(store, mode).objectStore(store);
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
  const kept = await settled(request);
  // The browser may close it, such as when its data are cleared.
  kept.onclose = () => (opened = undefined);
  return kept;
}

function settled<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no unsaved copies.'));
  });
}
