import type { ClassSystem } from '../classSystems.ts';
import { classesAbove } from './classAbove.ts';

/**
 * Is a class the one with this code, or one below it (behaviour B253): `E03.02` of `E03` and `E`, `273.1` of `27`,
 * `342.111` of `342`, `IfcSlab.ROOF` of `IfcSlab` and `IfcBuiltElement`?
 */
export function isWithinClass(system: ClassSystem, code: string, one: string): boolean {
  return one === code || classesAbove(system, one).includes(code);
}
