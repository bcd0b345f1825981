/** Names of letters, digits, `-`, `_` and `.` behind slashes, none of them of dots alone. */
const keyForm = /^(?!\.+(\/|$))[\w.-]+(\/(?!\.+(\/|$))[\w.-]+)*$/;

/** Throws for a key that could mean something else than a blob of the store. */
export function requireKey(key: string): void {
  if (!keyForm.test(key)) throw new Error(`The key "${key}" leads out of the store.`);
}
