import { saysFormer } from './saysFormer.ts';
import { saysKindOfPicture } from './saysKindOfPicture.ts';
import { saysPage } from './saysPage.ts';
import type { Role } from '../words/role.ts';
import { wordsOf } from '../words/Lexicon.ts';

/** Does a heading speak of what is not the product's: a customer's number, what was there before, stock, the picture of a group, the kind of a picture? */
export function saysAnother(heading: string): boolean {
  if (saysFormer(heading) || saysKindOfPicture(heading) || saysPage(heading)) return true;
  const words = wordsOf(heading);
  const has = (role: Role) => words.some(({ roles }) => roles.has(role));
  return has('foreign') || (has('image') && (has('group') || has('brand')));
}
