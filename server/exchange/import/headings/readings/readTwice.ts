import type { Language } from '../../../../../resources/language/languages.ts';
import { targetKey, type ColumnTarget } from '../../target.ts';
import type { Meaning } from '../Meaning.ts';
import { ranks } from '../ranks.ts';
import { readByWords } from '../words/readByWords.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** What both of two words are that may be the same, as in lists in two languages: `Pays / Land`. */
export function readTwice(reader: HeadingReader, heading: string, language: Language): Meaning | undefined {
  const [one = '', other = '', more] = heading.split(/\s*[/|\n]\s*/);
  if (!/\p{L}{2}/u.test(one) || !/\p{L}{2}/u.test(other) || more !== undefined) return undefined;
  const [first, second] = [one, other].map((part) => readByWords(part, language, reader.attributes));
  const target = onlyTarget(first);
  const isSame = target && targetKey(target) === keyOf(onlyTarget(second));
  return isSame ? { kind: 'target', target, rank: ranks.weak } : undefined;
}

function onlyTarget(meaning: Meaning | undefined): ColumnTarget | undefined {
  if (meaning?.kind === 'target') return meaning.target;
  return meaning?.kind === 'unsure' && meaning.targets.length === 1 ? meaning.targets[0] : undefined;
}

function keyOf(target: ColumnTarget | undefined): string | undefined {
  return target && targetKey(target);
}
