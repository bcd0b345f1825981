import type { ClassSystem } from '../classSystems.ts';
import { ifcEntities } from './ifcEntities.ts';

/**
 * The class right above one: `E03` of `E03.02`, `27` of `273`, `342` of `342.111`, `IfcSlab` of `IfcSlab.ROOF`,
 * `IfcBuiltElement` of `IfcSlab`. Undefined at the top, and of ETIM, whose codes say nothing of each other.
 */
export function classAbove(system: ClassSystem, code: string): string | undefined {
  const dot = code.lastIndexOf('.');
  switch (system) {
    case 'ifc':
      return dot > 0 ? code.slice(0, dot) : ifcEntities.get(code)?.above;
    case 'ebkph':
      if (dot > 0) return code.slice(0, dot);
      return code.length > 1 ? code.slice(0, 1) : undefined;
    case 'bkp':
      return code.length > 1 ? code.slice(0, -1).replace(/\.$/, '') : undefined;
    case 'npk':
      return dot > 0 ? code.slice(0, dot) : undefined;
    case 'etim':
      return undefined;
    default:
      return system satisfies never;
  }
}

/** The classes above one, the nearest first. */
export function classesAbove(system: ClassSystem, code: string): string[] {
  const above = classAbove(system, code);
  return above === undefined ? [] : [above, ...classesAbove(system, above)];
}
