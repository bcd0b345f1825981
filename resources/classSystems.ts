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
