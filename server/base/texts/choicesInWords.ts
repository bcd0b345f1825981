import type { Language } from '../../../resources/language/languages.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { allEntities } from '../../../resources/registry.ts';
import { texts } from './texts.ts';

/** Where the names of choices stand, by all choices of their field as a fault lists them. */
const places: ReadonlyMap<string, string> = new Map(
  allEntities.flatMap(({ name, fields }) =>
    Object.entries<Field>(fields).flatMap(([field, declared]) =>
      declared.kind === 'choice'
        ? [[declared.choices.join(', '), `entities:${name}.choices.${field}`] as const]
        : [],
    ),
  ),
);

/**
 * The choices of a field as calls say them, each with what the reader calls it: `C62 (Stück)`. Of what no entity declares, and where the
 * name is the code itself, the code alone.
 * @param choices with a comma and a space between them, as schemas list them
 */
export function choicesInWords(language: Language, choices: string): string {
  const place = places.get(choices);
  if (place === undefined) return choices;
  return choices
    .split(', ')
    .map((choice) => {
      const key = `${place}.${choice}`;
      const name = texts.has(key) ? texts.text(language, key) : choice;
      return name === choice ? choice : `${choice} (${name})`;
    })
    .join(', ');
}
