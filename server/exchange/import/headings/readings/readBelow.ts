import type { Language } from '../../../../../resources/language/languages.ts';
import type { Meaning } from '../Meaning.ts';
import { saysItself } from '../withinPath.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** What a list around the records says of each of them: all but its own name and number. */
export function readBelow(reader: HeadingReader, path: string, language: Language): Meaning {
  const meaning = reader.read(path, language);
  return meaning.kind === 'target' && saysItself(path)
    ? { kind: 'unsure', targets: [meaning.target] }
    : meaning;
}
