import { convertUnit } from '../quantities/convertUnit.ts';
import { withoutNoise } from '../quantities/units.ts';

/** In which unit numbers are shown, and how much one of it is in the unit in which they are kept. */
export interface ShownUnit {
  unit: string | null;
  perUnit: number;
}

/** The wanted unit, or the one in which values are kept where that cannot be written in the wanted one. */
export function shownUnit(kept: string | null, wanted: string | null | undefined): ShownUnit {
  const perUnit = wanted ? convertUnit(1, wanted, kept) : undefined;
  return wanted && perUnit !== undefined ? { unit: wanted, perUnit } : { unit: kept, perUnit: 1 };
}

/** A number as it is kept, in the unit in which it is shown. */
export function inShownUnit(value: number, { perUnit }: Pick<ShownUnit, 'perUnit'>): number {
  return perUnit === 1 ? value : withoutNoise(value / perUnit);
}
