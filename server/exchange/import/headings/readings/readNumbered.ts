import type { Language } from '../../../../../resources/language/languages.ts';
import { meansField } from '../meansField.ts';
import type { Meaning } from '../Meaning.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** The first of several that are called so, `artnr1`, may be it; names of capitals have a number in other places too. */
export function readNumbered(reader: HeadingReader, heading: string, language: Language): Meaning {
  const [, name = ''] = /^(.*\p{Ll}.*\p{L})[\s_.]*1$/su.exec(heading.trim()) ?? [];
  const meaning: Meaning = name === '' ? { kind: 'unknown' } : reader.read(name, language);
  return meansField(meaning) ? { kind: 'unsure', targets: [meaning.target] } : { kind: 'unknown' };
}
