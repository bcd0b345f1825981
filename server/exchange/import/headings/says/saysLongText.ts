import { wordsOf } from '../words/Lexicon.ts';
import type { Role } from '../words/role.ts';

/** Does a heading speak of a text at length: `Vermarktungstext`, `Langtext`, `Onlinetext`? */
export function saysLongText(heading: string): boolean {
  const words = wordsOf(heading);
  const says = (role: Role) => words.some(({ roles }) => roles.has(role));
  return says('long') || (says('shown') && says('text') && !says('name'));
}
