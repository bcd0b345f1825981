import type { Entity } from '../../../resources/entity.ts';
import { languages } from '../../../resources/language/languages.ts';
import { getAt, isRow, type Row } from '../../../resources/shape.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { isOfKind, placeOf, type Place } from '../../directory/Place.ts';
import { partsOf } from '../object/partsOf.ts';

/**
 * All that can be written of a record, down to its leaves. Of attributes those that one of these rows has; a list as a
 * whole, which `changedLeaves` takes apart.
 */
export function leavesOf(entity: Entity, rows: readonly Row[]): Leaf[] {
  return Object.entries(entity.fields).flatMap(([name, { kind, readOnly }]) =>
    readOnly || kind === 'derived' || kind === 'gaps' ? [] : leavesIn(placeOf(entity, name), rows),
  );
}

/** The same of one field, or of what stands in one. */
export function leavesIn(place: Place, rows: readonly Row[]): Leaf[] {
  const { field, names } = place;
  if (field.kind === 'translated')
    return languages.map((language) => ({ path: [...names, language], place, language }));
  if (isOfKind(place, 'object') && !place.field.many)
    return partsOf(place).flatMap((part) => leavesIn(part, rows));
  if (field.kind === 'values')
    return attributesOf(rows.map((row) => getAt(row, names))).map((attribute) => ({
      path: [...names, attribute],
      place,
      attribute,
    }));
  return [{ path: names, place }];
}

function attributesOf(values: readonly unknown[]): string[] {
  return [...new Set(values.flatMap((held) => (isRow(held) ? Object.keys(held) : [])))];
}
