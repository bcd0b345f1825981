import type { Language } from '../../../../../resources/language/languages.ts';
import type { ColumnTarget } from '../../target.ts';
import type { Meaning } from '../Meaning.ts';
import { ranks } from '../ranks.ts';
import type { NameInPath } from '../withinPath.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** What the last name of a path means, which is only proposed where what it stands in might say something else. */
export function readWithin(
  reader: HeadingReader,
  found: NameInPath | undefined,
  language: Language,
): Meaning {
  if (!found) return { kind: 'unknown' };
  const meaning = reader.read(found.text, language);
  if (found.isPlain || meaning.kind !== 'target') return meaning;
  if (found.isOfTrade && isOfTrade(meaning.target)) return { ...meaning, rank: ranks.weak };
  return { kind: 'unsure', targets: [meaning.target] };
}

const ofTrade: readonly string[] = ['orderQuantity', 'orderUnit', 'customsTariffNumber', 'countryOfOrigin'];

/** Is it said of how a product is ordered and sent, wherever it stands? */
function isOfTrade(target: ColumnTarget): boolean {
  return target.kind === 'field' && ofTrade.includes(target.field.name);
}
