import type { Entity } from '../../../resources/entity.ts';
import type { Condition } from '../../../resources/kinds/condition.ts';
import { wordsOf } from '../../../resources/kinds/conditionWords.ts';
import type { Row } from '../../../resources/shape.ts';
import { momentField, systemMoments } from '../../../resources/systemMoments.ts';
import { placeOf } from '../../directory/Place.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import type { Parents } from '../../directory/addresses.ts';
import type { Attribute } from '../../fields/values/Attribute.ts';

type Word = keyof Condition;

/** What can be asked of an attribute of each kind. */
const byAttribute: Record<Attribute['kind'], readonly Word[]> = {
  text: ['has', 'part'],
  number: ['has', 'least', 'most'],
  choice: ['has', 'is'],
  yesNo: ['has', 'is'],
};

/** What can be asked of a leaf; of an attribute that there is not, only whether it has a value. */
export function wordsOfLeaf({ place, attribute }: Leaf, known: Attribute | undefined): readonly Word[] {
  if (place.field === momentField) return ['since', 'until'];
  if (attribute === undefined) return wordsOf(place.field);
  return known ? byAttribute[known.kind] : ['has'];
}

/** The leaves by which a list can be narrowed: those of its records, and the numbers that the server keeps. */
export function askableLeaves({ entity, leaves, parents }: Asked): Leaf[] {
  const kept = Object.entries(entity.fields).flatMap(([name, { kind, readOnly }]): Leaf[] =>
    readOnly && kind === 'number' ? [{ place: placeOf(entity, name), path: [name] }] : [],
  );
  const moments = systemMoments.map((name): Leaf => ({
    place: { entity, names: [name], field: momentField },
    path: [name],
  }));
  return [...leaves, ...kept, ...moments].filter(({ place: { field, names } }) => {
    const [name] = names;
    // What each of them has, and what they are all the same in, parts no list.
    const isSame = name in parents || entity.key.includes(name);
    const isAlwaysThere = field.required && field.kind !== 'translated' && wordsOf(field).join() === 'has';
    return wordsOf(field).length > 0 && !isSame && !isAlwaysThere;
  });
}

interface Asked {
  entity: Entity;
  leaves: readonly Leaf[];
  parents: Parents;
}

/** The conditions among the filters of a list, by the places of their leaves. */
export function conditionsIn(filters: Row): [string, Condition][] {
  return Object.entries(filters).filter(isCondition);
}

/** The values that fields are to have, by their names. */
export function valuesIn({ fields }: Pick<Entity, 'fields'>, filters: Row): [string, unknown][] {
  return Object.entries(filters).filter(
    (entry) =>
      Object.hasOwn(fields, entry[0]) && !isCondition(entry) && entry[1] !== undefined && entry[1] !== '',
  );
}

function isCondition(entry: [string, unknown]): entry is [string, Condition] {
  const [, asked] = entry;
  return typeof asked === 'object' && asked !== null && !Array.isArray(asked);
}

/** How a list names a leaf in its filter, such as `title.fr`. */
export function placeOfLeaf({ path }: Pick<Leaf, 'path'>): string {
  return path.join('.');
}
