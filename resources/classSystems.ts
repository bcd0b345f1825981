import type { category } from './entities/category.ts';

/** Classifications of building elements and products, as addresses name them. */
export const classSystems = ['ifc', 'ebkph', 'etim', 'bkp', 'npk'] as const;
export type ClassSystem = (typeof classSystems)[number];

/** Which field of a category holds the classes of a system. */
export const classFields = {
  ifc: 'ifcClasses',
  ebkph: 'ebkphCodes',
  etim: 'etimClasses',
  bkp: 'bkpCodes',
  npk: 'npkCodes',
} as const satisfies Record<ClassSystem, keyof typeof category.fields>;

export function isClassSystem(text: string | undefined): text is ClassSystem {
  return classSystems.some((system) => system === text);
}

/**
 * Is a class the one with this code, or one below it (behaviour B253): `E03.02` of `E03` and `E`, `273.1` of `27`,
 * `342.111` of `342`, `IfcSlab.ROOF` of `IfcSlab`?
 */
export function isWithinClass(system: ClassSystem, code: string, one: string): boolean {
  if (one === code) return true;
  if (system === 'etim') return false;
  const isGroup = system === 'bkp' || (system === 'ebkph' && code.length === 1);
  return one.startsWith(isGroup ? code : `${code}.`);
}
