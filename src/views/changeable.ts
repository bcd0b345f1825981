import type { Entity } from '../../resources/entity.ts';
import type { Parents } from '../directory/addresses.ts';

const plain: readonly string[] = ['choice', 'reference', 'date', 'yesNo', 'number'];

/** The fields that several records can be given at once: one plain value that means the same in each of them. */
export function changeable({ fields, key }: Pick<Entity, 'fields' | 'key'>, parents: Parents): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isOne = plain.includes(field.kind) && !('many' in field && field.many);
    const isTheirs = key.includes(name) || name in parents || field.readOnly;
    const isWithin = field.kind !== 'reference' || (field.within ?? []).every((shared) => shared in parents);
    return isOne && !isTheirs && isWithin ? [name] : [];
  });
}
