const dash = /^(\s*)('*-\s*)$/;
const guarded = /^(\s*)'('*-\s*)$/;

/** A text as our files write it: one that is a dash alone stands behind an apostrophe, for a dash empties (behaviour B407). */
export function guardDash(text: string): string {
  return text.replace(dash, "$1'$2");
}

/** The text that was guarded so. */
export function unguardDash(text: string): string {
  return text.includes("'") ? text.replace(guarded, '$1$2') : text;
}
