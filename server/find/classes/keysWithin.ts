import { isWithinClass } from '../../../resources/classes/isWithinClass.ts';
import { ifcEntities } from '../../../resources/classes/ifcEntities.ts';
import type { ClassSystem } from '../../../resources/classSystems.ts';
import { codeKey } from '../codes/codeKey.ts';

const entityOfKey = new Map([...ifcEntities.keys()].map((entity) => [codeKey(entity), entity]));

/** A key with those of the entities below the one it is the key of: classes of other systems begin as those above them. */
export function keysWithin(system: ClassSystem, key: string): string[] {
  const entity = system === 'ifc' ? entityOfKey.get(key) : undefined;
  if (entity === undefined) return [key];
  const below = [...ifcEntities.keys()].filter((one) => one !== entity && isWithinClass('ifc', entity, one));
  return [key, ...below.map(codeKey)];
}
