import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';

/**
 * What a new record has in common with one that is there: all that it says, but for what tells the two apart, as its key
 * and its own codes, and what only the server writes.
 */
export function copyOf({ fields, key }: Pick<Entity, 'fields' | 'key'>, row: Row): Row {
  const names = Object.entries(fields).flatMap(([name, field]) => {
    const isOwnCode = field.kind === 'code' && !field.many && (!field.shape || field.shape === 'sid');
    const isLeft =
      field.readOnly ||
      field.kind === 'derived' ||
      field.kind === 'gaps' ||
      field.kind === 'gtin' ||
      isOwnCode;
    return isLeft || key.includes(name) ? [] : [name];
  });
  return Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])));
}
