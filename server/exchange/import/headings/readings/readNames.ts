import type { Language } from '../../../../../resources/language/languages.ts';
import { convertUnit, isUnit, sameUnit } from '../../../../find/quantities/convertUnit.ts';
import type { ColumnTarget } from '../../target.ts';
import type { Meaning } from '../Meaning.ts';
import { lastBrackets, outerBrackets } from '../brackets.ts';
import { meansField } from '../meansField.ts';
import { languageBehind } from '../languages/languageBehind.ts';
import { languageNamed } from '../languages/languageNamed.ts';
import { ranks } from '../ranks.ts';
import { readWords } from '../words/readWords.ts';
import type { HeadingReader } from './HeadingReader.ts';

/** What a heading is called as, with what stands in brackets or behind it: a language, a unit, its number. */
export function readNames(reader: HeadingReader, heading: string, language: Language): Meaning {
  const whole = reader.entries.meaningOf(heading, language);
  if (whole.kind !== 'unknown') return whole;
  for (const bracketed of [lastBrackets, outerBrackets]) {
    const [, inFront = '', hint = ''] = bracketed.exec(heading) ?? [];
    if (!inFront) continue;
    const named = languageNamed(hint);
    const meaning = reader.entries.meaningOf(inFront, language, { named, ...(!named && { unit: hint }) });
    // What is neither language nor unit says something more about a measure.
    const isMore =
      meaning.kind === 'target' && meaning.target.kind === 'attribute' && !isUnitOf(meaning.target);
    // `Identifiant (code article)`: what the brackets say is surer than what everything may be called.
    const isNumber = isSid(meaning) && readWords(hint)?.field === 'articleNumber';
    if (meaning.kind !== 'unknown' && !isMore && !isNumber) return named ? meaning : asOthersSay(meaning);
  }
  const behind = languageBehind(heading);
  if (behind) return reader.entries.meaningOf(behind.text, language, { named: behind.named });
  const [, numbered = ''] = /^(.*\D)\s*\d{1,2}$/s.exec(heading.trim()) ?? [];
  const many = numbered ? reader.entries.meaningOf(numbered, language) : whole;
  return many.kind === 'target' && isMany(many.target) ? many : { kind: 'unknown' };
}

function isSid(meaning: Meaning): boolean {
  return meansField(meaning) && meaning.target.field.name === 'sid';
}

/** Is the unit that a heading has in brackets one? */
function isUnitOf({ attribute, unit = '' }: Extract<ColumnTarget, { kind: 'attribute' }>): boolean {
  if (attribute.unit === null) return isUnit(unit);
  return sameUnit(attribute.unit, unit) || convertUnit(1, unit, attribute.unit) !== undefined;
}

/** `Artikelnummer (Lieferant)`: what says something more of a field is no name of ours any more. */
function asOthersSay(meaning: Meaning): Meaning {
  return meansField(meaning) ? { ...meaning, rank: Math.max(meaning.rank, ranks.synonym) } : meaning;
}

function isMany(target: ColumnTarget): boolean {
  return target.kind === 'field' && target.field.type === 'text[]';
}
