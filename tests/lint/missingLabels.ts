import type { Entity } from '../../resources/entity.ts';
import type { Language } from '../../resources/language/languages.ts';
import { isRow } from '../../resources/shape.ts';

/** The texts of a language by the names of the entities, and the file that is to be changed. */
export interface TextsOfEntities {
  file: string;
  language: Language;
  texts: Readonly<Record<string, unknown>>;
}

/**
 * What the texts of a language lack for these entities, and what they name that is not declared, each as one sentence that says
 * what to do: the types say so too, but print all that they know of an entity.
 */
export function missingLabels(
  { file, language, texts }: TextsOfEntities,
  entities: readonly Entity[],
): string[] {
  // Some languages have a plural of their own for millions (Unicode CLDR, plural rules).
  const hasMany = new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('many');
  return entities.flatMap((entity) => {
    const labels = texts[entity.name];
    if (!isRow(labels)) return [`${file}: ${entity.name} has no labels: add "${entity.name}: { … }".`];
    return [
      ...lacking(file, entity.name, labels, [...(hasMany ? [['name_many']] : []), ...wantedOf(entity)]),
      ...Object.keys(isRow(labels.fields) ? labels.fields : {})
        .filter((name) => !Object.hasOwn(entity.fields, withoutGroup(name)))
        .map(
          (name) =>
            `${file}: ${entity.name} has no field "${name}": take the label away, or call it as the field is called.`,
        ),
    ];
  });
}

/** The labels that an entity asks for, as paths among its texts. */
function wantedOf({ calls, fields }: Entity): string[][] {
  const ofFields = Object.entries(fields).flatMap(([name, field]) => [
    ['fields', name],
    ...(field.section ? [['sections', field.section]] : []),
    ...(field.kind === 'choice' ? field.choices.map((choice) => ['choices', name, choice]) : []),
    ...(field.kind === 'object' ? Object.keys(field.fields).map((part) => ['parts', name, part]) : []),
  ]);
  return [['name_one'], ['name_other'], ...(calls.includes('list') ? [['create']] : []), ...ofFields];
}

/** One sentence for each place, whatever it lacks: a new entity lacks dozens. */
function lacking(file: string, entity: string, labels: unknown, wanted: string[][]): string[] {
  const missing = wanted.filter(
    (path) =>
      typeof path.reduce<unknown>((inner, key) => (isRow(inner) ? inner[key] : undefined), labels) !==
      'string',
  );
  const byPlace = Map.groupBy(missing, (path) => [entity, ...path.slice(0, -1)].join('.'));
  return [...byPlace].map(([place, paths]) => {
    const names = [...new Set(paths.map((path) => path.at(-1) ?? ''))];
    const quoted = names.map((name) => `"${name}"`).join(', ');
    return `${file}: ${place} has no label for ${quoted}: add "${names.map((name) => `${name}: '…'`).join(', ')}" there.`;
  });
}

function withoutGroup(name: string): string {
  return name.replace(/_(rhb|mgbahn|zbs)$/, '');
}
