/** What a visitor chose: "Agree", or only what is necessary (behaviour B105). */
export type Consent = 'all' | 'necessary';

/** The entry of the local storage that keeps the choice. */
const entry = 'consent';

/** What the visitor chose; undefined before the choice, or where the browser keeps nothing. */
export function consentIn(storage: () => Pick<Storage, 'getItem'>): Consent | undefined {
  try {
    const kept = storage().getItem(entry);
    return kept === 'all' || kept === 'necessary' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice. */
export function keepConsent(storage: Pick<Storage, 'setItem'>, choice: Consent): void {
  storage.setItem(entry, choice);
}
