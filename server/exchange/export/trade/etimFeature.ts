import { etimUnitCode } from '../../import/formats/trade/etimUnits.ts';
import { isEtimFeature } from '../../import/formats/trade/isEtimFeature.ts';
import { numberText } from '../numberText.ts';
import type { ExportedAttribute } from '../exportedAttributes.ts';

/** A value as features of ETIM have it. */
export type EtimValue =
  | { kind: 'code' | 'number' | 'words'; text: string }
  | { kind: 'logical'; isSo: boolean }
  | { kind: 'range'; lower: string; upper: string };

/** What a product says of a feature of ETIM; the unit by ETIM's code, where we know it. */
export interface EtimFeature {
  code: string;
  value: EtimValue;
  unit: string | undefined;
}

/** As many places as ETIM's formats take. */
const numeric = /^-?\d{1,12}(?:\.\d{1,4})?$/;
const range = /^(-?\d{1,12}(?:\.\d{1,4})?); (-?\d{1,12}(?:\.\d{1,4})?)$/;
/** What features take of a text. */
const longestWords = 60;

/** The value of an attribute that is a feature of ETIM; undefined of any other, and of what such a feature cannot say exactly. */
export function etimFeature(
  { sid, kind, unit }: Pick<ExportedAttribute, 'sid' | 'kind' | 'unit'>,
  value: unknown,
): EtimFeature | undefined {
  if (!isEtimFeature(sid)) return undefined;
  const said = etimValue(kind, value);
  return said && { code: sid, value: said, unit: unit === null ? undefined : (etimUnitCode(unit) ?? unit) };
}

function etimValue(kind: ExportedAttribute['kind'], value: unknown): EtimValue | undefined {
  if (typeof value === 'boolean') return { kind: 'logical', isSo: value };
  if (typeof value === 'number') {
    const text = numberText(value);
    return numeric.test(text) ? { kind: 'number', text } : undefined;
  }
  if (typeof value !== 'string') return undefined;
  if (kind === 'choice') return /^EV\d{6}$/.test(value) ? { kind: 'code', text: value } : undefined;
  const [, lower, upper] = range.exec(value) ?? [];
  // Equal values would be one.
  if (lower !== undefined && upper !== undefined && lower !== upper) return { kind: 'range', lower, upper };
  // A dash says that there is no value, behind apostrophes that there is one, and blanks around a text are nobody's.
  const isExact =
    value.trim() === value && value.length <= longestWords && !/^(?:'*-)?$|[\p{Cc}\p{Cs}]/u.test(value);
  return isExact ? { kind: 'words', text: value } : undefined;
}
