import type { Entity } from '../../resources/entity.ts';
import { isRow } from '../../resources/shape.ts';

/**
 * What the texts of a language lack for these entities, and what they name that is not declared, each as one sentence that says
 * what to do: the types say so too, but print all that they know of an entity.
 * @param file that is to be changed
 * @param texts by the names of the entities
 */
export function missingLabels(
  file: string,
  texts: Readonly<Record<string, unknown>>,
  entities: readonly Entity[],
): string[] {
  return entities.flatMap((entity) => {
    const labels = texts[entity.name];
    if (!isRow(labels)) return [`${file}: ${entity.name} has no labels: add "${entity.name}: { … }".`];
    return [
      ...wantedOf(entity).flatMap((path) => lacking(file, entity, labels, path)),
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

function lacking(file: string, { name }: Entity, labels: unknown, path: readonly string[]): string[] {
  const found = path.reduce<unknown>((inner, key) => (isRow(inner) ? inner[key] : undefined), labels);
  if (typeof found === 'string') return [];
  const last = path.at(-1) ?? '';
  const place = [name, ...path.slice(0, -1)].join('.');
  return [`${file}: ${place} has no label for "${last}": add "${last}: '…'" there.`];
}

function withoutGroup(name: string): string {
  return name.replace(/_(rhb|mgbahn|zbs)$/, '');
}
