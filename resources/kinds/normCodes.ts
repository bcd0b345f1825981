import type { CodeShape, NormCode } from './field.ts';

/** The patterns of codes that a norm has (behaviour B255); its tables are nobody's to copy. */
export const normCodes = {
  /** A main group, a group, a kind, and what divides it: `2`, `27`, `273`, `273.1` (SN 506 500). */
  bkp: /^\d(?:\d(?:\d(?:\.\d{1,2})?)?)?$/,
  /** A chapter, a main position and a sub-position: `342`, `342.111`, `342.111.101`. */
  npk: /^\d{3}(?:\.\d{3}){0,2}$/,
  /** `EC002698`. */
  etim: /^EC\d{6}$/,
  /** `IfcThermalTransmittanceMeasure`, as the schema spells it (ISO 16739-1). */
  ifc: /^Ifc[A-Z][A-Za-z0-9]+$/,
  /** From the six digits that all countries share to twelve of one country, in groups: `4418.1100`, `44181100`. */
  customsTariff: /^\d{4}[ .]?\d{2}(?:[ .]?\d{2}){0,3}$/,
  country: /^[A-Z]{2}$/,
} as const satisfies Record<NormCode, RegExp>;

/** What is wrong with another text. */
export const normFaults = {
  bkp: 'bkp-shape',
  npk: 'npk-shape',
  etim: 'etim-shape',
  ifc: 'ifc-shape',
  customsTariff: 'customs-tariff-shape',
  country: 'country-shape',
} as const satisfies Record<NormCode, string>;

export function isNormCode(shape: CodeShape | undefined): shape is NormCode {
  return shape !== undefined && Object.hasOwn(normCodes, shape);
}
