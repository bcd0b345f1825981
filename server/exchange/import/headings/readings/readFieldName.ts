import type { Language } from '../../../../../resources/language/languages.ts';
import { targetKey } from '../../target.ts';
import { meansField } from '../meansField.ts';
import type { Meaning } from '../Meaning.ts';
import { wordsOfFieldName } from '../fieldNames.ts';
import { ranks } from '../ranks.ts';
import { longNames } from '../shortenedName.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** What a name of capitals is short for, if that is a field or a price. */
export function readFieldName(reader: HeadingReader, heading: string, language: Language): Meaning {
  for (const words of wordsOfFieldName(heading)) {
    const meaning = reader.read(words, language);
    if (meaning.kind === 'offers') return meaning;
    if (meansField(meaning)) return { ...meaning, rank: Math.max(meaning.rank, ranks.weak) };
    if (meaning.kind === 'unsure' && meaning.targets.every(({ kind }) => kind === 'field')) return meaning;
  }
  return readShortened(reader, heading, language);
}

/** What a name stands for that is put together of the first letters of words, where all that it may stand for is the same. */
function readShortened(reader: HeadingReader, heading: string, language: Language): Meaning {
  const [first, ...others] = longNames(heading).map((name) => reader.read(name, language));
  if (!first || others.some((other) => sameAs(other) !== sameAs(first))) return { kind: 'unknown' };
  return first.kind === 'target' ? { ...first, rank: Math.max(first.rank, ranks.weak) } : first;
}

function sameAs(meaning: Meaning): string {
  return meaning.kind === 'target' ? targetKey(meaning.target) : meaning.kind;
}
