import { kindKeys } from '../memberKeys.ts';

/** A word or two, and no number, which would count. */
const word = /^\p{L}[\p{L}\d _-]{0,23}$/u;

/** Which of several an element says it is by an attribute; undefined where it does not. */
export function kindOf(attributes: ReadonlyMap<string, string>): string | undefined {
  for (const [name, value] of attributes)
    if (kindKeys.includes(name.toLowerCase()) && word.test(value.trim())) return value.trim();
  return undefined;
}
