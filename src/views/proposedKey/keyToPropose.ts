import type { Entity } from '../../../resources/entity.ts';
import type { Parents } from '../../directory/addresses.ts';

/** The identifier of a new record that can follow from its name: undefined where the key is no such thing, or nothing names the record. */
export function keyToPropose(
  entity: Pick<Entity, 'key' | 'fields' | 'title'>,
  parents: Parents,
): string | undefined {
  const kindOfTitle = entity.fields[entity.title]?.kind;
  if (kindOfTitle !== 'text' && kindOfTitle !== 'translated') return undefined;
  return entity.key.find((name) => {
    const field = entity.fields[name];
    return !(name in parents) && name !== entity.title && field?.kind === 'code' && field.shape === 'sid';
  });
}
