import { ifcPrefix, minimumSearchLength } from '../../../resources/limits.ts';
import { codeKey } from './codeKey.ts';

/** What people write before such a code. */
const label = /^(?:ebkp(?:-?h)?|etim)[\s:]+/i;
/** Main group, element group and element, as `E 3.2`, `E03.02` or `e3` (SN 506 511). */
const ebkph = /^([a-jv-z])\s*(\d{1,2})(?:\s*\.\s*(\d{1,2}))?$/i;
/** Group or class (ETIM 10). */
const etim = /^e[cg]\d{6}$/i;

/** The beginning of a class of categories, as it is looked up in `search_name`. */
export interface ClassCode {
  kind: 'ifcClass' | 'classCode';
  key: string;
}

/** Reads a typed text as the beginning of an IFC class (behaviour B96), or as an eBKP-H or ETIM code. */
export function classCode(typed: string): ClassCode | undefined {
  if (isIfc(typed) && codeKey(typed).length >= minimumSearchLength.ifcClass)
    return { kind: 'ifcClass', key: codeKey(typed) };
  const key = classCodeKey(typed);
  return key === undefined ? undefined : { kind: 'classCode', key };
}

/** Does a text begin as IFC classes do, however short it is? */
export function isIfc(typed: string): boolean {
  return codeKey(typed).startsWith(ifcPrefix);
}

/**
 * The key of a typed eBKP-H or ETIM code, with two digits per part: `C2.1` is `c0201`; undefined for any other text.
 */
export function classCodeKey(typed: string): string | undefined {
  const text = typed.trim().replace(label, '');
  if (etim.test(text)) return text.toLowerCase();
  const [, group, first, second] = ebkph.exec(text) ?? [];
  if (group === undefined || first === undefined) return undefined;
  if (second === undefined && first.length < 2 && text === typed.trim()) return undefined;
  return group.toLowerCase() + first.padStart(2, '0') + (second?.padStart(2, '0') ?? '');
}
