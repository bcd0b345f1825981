import { product } from '../../../../resources/entities/product.ts';
import type { ChoiceField, Field } from '../../../../resources/kinds/field.ts';
import { entities as de } from '../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../resources/texts/it/entities.ts';
import { languages, type Language, type Translated } from '../../../../resources/language/languages.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { orderUnitsNamed } from './orderUnitsNamed.ts';

const synonyms: Partial<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  orderUnit: orderUnitsNamed,
};
const texts = { de, en, fr, it };
const labelOf = (language: Language, name: string, choice: string): string => {
  const choices: Record<string, Record<string, string>> = texts[language].product.choices;
  return choices[name]?.[choice] ?? choice;
};

/** By the field its choices by all names of each. */
const named = new Map<Field, ReadonlyMap<string, string>>(
  Object.entries<Field>(product.fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return [];
    const names = field.choices.flatMap((choice) =>
      [
        ...languages.map((language) => labelOf(language, name, choice)),
        ...(synonyms[name]?.[choice] ?? []),
        choice,
      ].map((one) => [nameKey(one), choice] as const),
    );
    return [[field, new Map(names)] as const];
  }),
);

/** What a choice of a product's field is called on screens. */
export function choiceNames(name: string, choice: string): Translated {
  return Object.fromEntries(languages.map((language) => [language, labelOf(language, name, choice)]));
}

/** `la pièce`, `pro Stück`, `per m²`. */
const inFront = /^(?:(?:le|la|les|der|die|das|the|il|lo|pro|per|je|par|au|à|al|a|an)\s+|l['’])(?=\p{L})/iu;

/** The choice of a product's field that a text names as it is declared, or as screens or suppliers call it; else the text itself. */
export function readChoice(field: ChoiceField, text: string): string {
  if (field.choices.includes(text)) return text;
  const names = named.get(field);
  const choice = names?.get(nameKey(text)) ?? names?.get(nameKey(text.replace(inFront, '')));
  return choice ?? saidTwice(text, names) ?? text;
}

/** `pz / Stk`, `Stk (pce)`: the same in two languages. */
function saidTwice(text: string, names: ReadonlyMap<string, string> | undefined): string | undefined {
  const [one = '', other = '', more] = text.replace(/\s*\)\s*$/, '').split(/\s*[/|(]\s*/);
  const choice = more === undefined && other !== '' ? names?.get(nameKey(one)) : undefined;
  return choice !== undefined && names?.get(nameKey(other)) === choice ? choice : undefined;
}
