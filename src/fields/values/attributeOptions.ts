import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { Attribute } from './Attribute.ts';

interface Option {
  value: string;
  label: string;
}

/** What a value of an attribute may be, in the reader's words; undefined where it is entered freely. */
export function attributeOptions(
  { kind, choices }: Pick<Attribute, 'kind' | 'choices'>,
  language: Language,
  translate: (key: string) => string,
): Option[] | undefined {
  if (kind === 'yesNo')
    return ['true', 'false'].map((word) => ({ value: word, label: translate(`ra.boolean.${word}`) }));
  if (kind !== 'choice') return undefined;
  return choices.map(({ sid, label }) => ({ value: sid, label: textIn(label, language) || sid }));
}
