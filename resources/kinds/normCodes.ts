import type { CodeShape, NormCode } from './field.ts';

/** The patterns of codes that a norm has (behaviour B255); its tables are nobody's to copy. */
export const normCodes = {
  /** A main group, a group, a kind, and what divides it: `2`, `27`, `273`, `273.1` (SN 506 500). */
  bkp: /^\d(?:\d(?:\d(?:\.\d{1,2})?)?)?$/,
  /** A chapter, a main position and a sub-position: `342`, `342.111`, `342.111.101`. */
  npk: /^\d{3}(?:\.\d{3}){0,2}$/,
} as const satisfies Record<NormCode, RegExp>;

/** What is wrong with another text. */
export const normFaults = { bkp: 'bkp-shape', npk: 'npk-shape' } as const satisfies Record<NormCode, string>;

export function isNormCode(shape: CodeShape | undefined): shape is NormCode {
  return shape !== undefined && Object.hasOwn(normCodes, shape);
}
