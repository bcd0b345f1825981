import { isUnit } from '../../../../find/quantities/convertUnit.ts';

/** A unit as it stands in or around brackets, or after a word such as `in`: `in cm`, `mm`, `[kg/Stk]`. */
export function unitIn(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(?:in|en|à|a)\s+/i, '')
    .replace(/^[[(]\s*|\s*[\])]$/g, '');
  return bare !== '' && isUnit(bare) ? bare : undefined;
}

/** The unit at the end of a heading: `Masse (mm)`, `Abmessungen in cm`. */
export function unitBehind(heading: string): string | undefined {
  for (const { index, 0: gap } of heading.matchAll(/[\s_,:[(/-]+/g)) {
    const unit = unitIn(heading.slice(index + gap.length));
    if (unit !== undefined) return unit;
  }
  return undefined;
}
