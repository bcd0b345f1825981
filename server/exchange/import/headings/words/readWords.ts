import { languages, type Language } from '../../../../../resources/language/languages.ts';
import { fieldRules, type FieldRule, type RuledField } from './fieldRules.ts';
import { wordsOf, type Word } from './Lexicon.ts';
import { saysPage } from '../says/saysPage.ts';
import { saysFormer } from '../says/saysFormer.ts';
import { saysKindOfPicture } from '../says/saysKindOfPicture.ts';
import type { Role } from './role.ts';

/** What the trade words of a heading say. */
export interface WordReading {
  field: RuledField;
  strength: FieldRule['strength'];
  /** In which languages these words are. */
  languages: readonly Language[];
}

/** Says nothing of which field it is. */
const silent: readonly Role[] = ['filler', 'next', 'shown'];
const most = 12;

/** What the words of a heading say together (behaviour B320); undefined where they say nothing, or too much. */
export function readWords(heading: string): WordReading | undefined {
  const words = wordsOf(heading);
  if (words.length === 0 || words.length > most) return undefined;
  if (saysFormer(heading) || saysKindOfPicture(heading) || saysPage(heading)) return undefined;
  const rule = fieldRules.find((each) => fits(each, words));
  if (!rule) return undefined;
  const { field, strength } = numbered(rule, words);
  return { field, strength, languages: languagesOf(words) };
}

/** The languages that the most of these words belong to. */
export function languagesOf(words: readonly Word[]): Language[] {
  const telling = words.filter(({ index, roles }) => index === null && roles.size > 0);
  const votes = languages.map((language) => telling.filter((word) => word.languages.has(language)).length);
  const best = Math.max(...votes);
  return best === 0 ? [] : languages.filter((_, at) => votes[at] === best);
}

function fits(
  { needs, allows, mayHaveUnknown = false, mayBeNumbered = false }: FieldRule,
  words: readonly Word[],
): boolean {
  const isMet = needs.every((some) => words.some(({ roles }) => some.some((role) => roles.has(role))));
  if (!isMet || !allows) return isMet;
  const fitting = [...silent, ...allows, ...needs.flat()];
  return words.every(({ roles, index }) =>
    index === null
      ? fitting.some((role) => roles.has(role)) ||
        (mayHaveUnknown && [...roles].every((role) => role === 'variant'))
      : mayBeNumbered || index > largestIndex,
  );
}

/** Above it a number is no count of columns, but a length (`Libelle30`) or a form (`EAN13`). */
const largestIndex = 9;

/** The second name is the second title; what further ones are is for a person to say. */
function numbered(
  { field, strength }: FieldRule,
  words: readonly Word[],
): Pick<FieldRule, 'field' | 'strength'> {
  const index = words.findLast((word) => word.index !== null && word.index <= largestIndex)?.index ?? 1;
  if (index < 2 || (field !== 'title' && field !== 'description')) return { field, strength };
  if (field === 'title' && index === 2) return { field: 'subTitle', strength };
  return { field: 'description', strength: 'maybe' };
}
