import { localStorageStore, type Store } from 'ra-core';
import { hasStoredSession } from '../../providers/auth/storedSession.ts';

/**
 * What somebody set up in lists and had open, in the storage of the browser. Once the session is gone nothing is kept of them any
 * more (behaviour B117), also by a screen whose record arrives while the page is being left.
 */
export function personalStore(name: string): Store {
  const store = localStorageStore('1', name);
  return {
    ...store,
    setItem: (key, value) => {
      if (hasStoredSession()) store.setItem(key, value);
    },
  };
}
