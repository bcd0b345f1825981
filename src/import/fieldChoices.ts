import { rowLanguage } from '../../resources/language/rowLanguage.ts';
import { attributePrefix } from '../../resources/finding/attributePrefix.ts';
import type { Entity } from '../../resources/entity.ts';
import type { Field } from '../../resources/kinds/field.ts';
import { languages, type Language } from '../../resources/language/languages.ts';
import { textIn } from '../../resources/language/translate.ts';
import type { AttributeRecord } from '../fields/values/Attribute.ts';

/** A field that a column may mean; `value` is how a report and a mapping name it. */
export interface FieldChoice {
  value: string;
  label: string;
}

interface Words {
  /** What stands in the place of a field, as somebody may choose it. */
  unread: readonly FieldChoice[];
  rowLanguage: string;
  labelOf: (field: string) => string;
  language: Language;
}

/** Everything that a column may mean: nothing, a field, a text in one language, an attribute. */
export function fieldChoices(
  entity: Entity,
  attributes: readonly Pick<AttributeRecord, 'sid' | 'name' | 'unit'>[],
  { unread, rowLanguage: ofRow, labelOf, language }: Words,
) {
  const fields = Object.entries<Field>(entity.fields).flatMap(([name, field]) => {
    if (!field.imported || field.kind === 'values') return [];
    if (field.kind !== 'translated') return [{ value: name, label: labelOf(name) }];
    return languages.map((one) => ({
      value: `${name}.${one}`,
      label: `${labelOf(name)} (${one.toUpperCase()})`,
    }));
  });
  const values = attributes.map(({ sid, name, unit }) => ({
    value: `${attributePrefix}${String(sid)}`,
    label: [textIn(name, language), unit && `(${String(unit)})`].filter(Boolean).join(' '),
  }));
  return [...unread, ...fields, { value: rowLanguage, label: ofRow }, ...values] satisfies FieldChoice[];
}

/** A choice in the words of a mapping: an attribute goes by its sid, a text names its language. */
export function mappedField(value: string): { field: string; language?: Language } {
  const [name = '', part] = value.split(/\.(.*)/s);
  if (value.startsWith(attributePrefix) && part) return { field: part };
  const language = languages.find((each) => each === part);
  return language ? { field: name, language } : { field: value };
}
