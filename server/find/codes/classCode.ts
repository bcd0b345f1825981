import type { ClassSystem } from '../../../resources/classSystems.ts';
import { ifcPrefix, minimumSearchLength } from '../../../resources/limits.ts';
import { codeKey } from './codeKey.ts';

/** What people write before such a code. */
const label = /^(?:e(?:bkp|ccc)(?:-?(?:h|bât|bat|e))?|etim)[\s:]+/i;
/** Main group, element group and element, as `E 3.2`, `E03.02` or `e3` (SN 506 511). */
const ebkph = /^([a-jv-z])\s*(\d{1,2})(?:\s*\.\s*(\d{1,2}))?$/i;
/** Group or class (ETIM 10). */
const etim = /^e[cg]\d{6}$/i;
/** Bare numbers say nothing: these codes are known by the name of their catalogue, which each language abbreviates. */
const bkp = /^(?:bkp|cfc|ccc)[\s:-]*(\d{1,3}(?:\.\d{1,2})?)$/i;
const npk = /^(?:npk|can|cpn)[\s:-]*(\d{3}(?:\.\d{3}){0,2})$/i;

/** The beginning of a class of categories, as it is looked up in `search_name`. */
export interface ClassCode {
  kind: 'ifcClass' | 'classCode';
  key: string;
  system: ClassSystem;
}

/** Reads a typed text as the beginning of an IFC class (behaviour B96), or as a code of another classification. */
export function classCode(typed: string): ClassCode | undefined {
  if (isIfc(typed) && codeKey(typed).length >= minimumSearchLength.ifcClass)
    return { kind: 'ifcClass', key: codeKey(typed), system: 'ifc' };
  const text = typed.trim();
  for (const [system, pattern] of [['bkp', bkp] as const, ['npk', npk] as const]) {
    const [, code] = pattern.exec(text) ?? [];
    if (code !== undefined) return { kind: 'classCode', key: classKey(system, code), system };
  }
  const key = classCodeKey(typed);
  if (key === undefined) return undefined;
  return { kind: 'classCode', key, system: etim.test(key) ? 'etim' : 'ebkph' };
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

/** Under what a class that a category has is looked up in `search_name`. */
export function classKey(system: ClassSystem, code: string): string {
  return (system === 'bkp' || system === 'npk' ? system : '') + codeKey(code);
}
