import { nameKey } from '../catalogue/nameKey.ts';

const yes = new Set(['ja', 'j', 'yes', 'y', 'oui', 'o', 'si', 'wahr', 'true', 'vrai', 'vero', 'x', '1']);
const no = new Set(['nein', 'n', 'no', 'non', 'falsch', 'false', 'faux', 'falso', '0']);

/** Yes or no in four languages, as truth value, or as a mark; undefined for anything else. */
export function readYesNo(text: string): boolean | undefined {
  if (['✓', '✔', '☑'].includes(text.trim())) return true;
  const key = nameKey(text);
  if (yes.has(key)) return true;
  return no.has(key) ? false : undefined;
}
