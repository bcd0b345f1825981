import type { ClassSystem } from '../classSystems.ts';
import type { Language } from '../language/languages.ts';
import { ifcEntities } from './ifcEntities.ts';

/**
 * What a class is called; undefined where only its publisher could say (decision 15). Of a predefined type, such as
 * `IfcSlab.ROOF`, the entity is called so.
 */
export function className(system: ClassSystem, code: string, language: Language): string | undefined {
  if (system !== 'ifc') return undefined;
  const [entity = ''] = code.split('.');
  return ifcEntities.get(entity)?.names[language];
}
