import type { Language } from '../../../../../resources/language/languages.ts';
import { meansField } from '../meansField.ts';
import type { Meaning } from '../Meaning.ts';
import { ranks } from '../ranks.ts';
import { saysLongText } from '../says/saysLongText.ts';
import { readByWords } from '../words/readByWords.ts';
import { readWords } from '../words/readWords.ts';
import type { HeadingReader } from './HeadingReader.ts';
import { readNames } from './readNames.ts';

/** What the first of several things is that a heading names, if that is a field: `Bezeichnung / Sortierung`. */
export function readFirst(reader: HeadingReader, heading: string, language: Language): Meaning {
  const [said = '', another] = heading.split(/\s*[/|;\n]\s*/);
  if (another === undefined || said.trim() === '') return { kind: 'unknown' };
  // `Unit` above `Volume`: the volume of one.
  if (heading.includes('\n') && reader.attributes.read(another)) return { kind: 'unknown' };
  // `Dettaglio / Descrizione`: by itself the first only says how much there is of the second.
  const first = saysLongText(said) && readWords(said) === undefined ? `${another} ${said}` : said;
  const named = readNames(reader, first, language);
  const meaning = named.kind === 'unknown' ? readByWords(first, language, reader.attributes) : named;
  if (!meansField(meaning) || meaning.rank > ranks.words) return { kind: 'unknown' };
  return { ...meaning, rank: ranks.weak };
}
