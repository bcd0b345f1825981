import type { Language } from '../../../../../resources/language/languages.ts';
import type { Meaning } from '../Meaning.ts';
import { ranks } from '../ranks.ts';
import { withoutTechnicalParts } from '../technicalName.ts';
import { readByWords } from '../words/readByWords.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** What is left of a technical name without the prefix of its table and the locale behind it. */
export function readTechnical(reader: HeadingReader, heading: string, language: Language): Meaning {
  for (const { text, named } of withoutTechnicalParts(heading)) {
    const byName = reader.entries.meaningOf(text, language, { named });
    const meaning =
      byName.kind === 'unknown' ? readByWords(text, language, reader.attributes, named) : byName;
    const isTaken = meaning.kind === 'target' && meaning.rank <= ranks.weak;
    if (isTaken || meaning.kind === 'offers' || meaning.kind === 'other') return meaning;
    if (meaning.kind === 'unsure') return meaning;
  }
  return { kind: 'unknown' };
}
