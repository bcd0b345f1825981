import { accountListsKey, listKeys } from '../../resources/finding/listKeys.ts';
import { clearStoredSession } from './storedSession.ts';

/** What the keys of the local storage begin with under which it is kept what is of whoever is signed in. */
export const personalKeys = {
  /** As react-admin's store names them: how lists are sorted, filtered and laid out. */
  settings: 'RaStore',
  awaitedImports: 'awaitedImport.',
} as const;

/**
 * Clears the session and all else that the browser keeps of whoever is signed in (behaviour B117). What makes this
 * browser a known device stays, unless `withDevice`.
 */
export function clearLocalData({ withDevice = false } = {}): void {
  clearStoredSession({ withDevice });
  clearPersonalData();
}

/** Clears what is kept beside the session: the settings, the lists of the account, and all that this tab keeps. */
export function clearPersonalData(): void {
  const isPersonal = (key: string) => Object.values(personalKeys).some((start) => key.startsWith(start));
  for (const key of Object.keys(localStorage)) if (isPersonal(key)) localStorage.removeItem(key);
  if (localStorage.getItem(accountListsKey) !== null)
    for (const key of [...listKeys, accountListsKey]) localStorage.removeItem(key);
  sessionStorage.clear();
}
