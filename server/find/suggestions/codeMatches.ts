import { codeKey, gtinKey } from '../codes/codeKey.ts';
import { codeSpan, type Span } from './highlight.ts';

type CodeMatch = Span & { field: 'gtin' | 'articleNumber' };

/**
 * Where a typed code stands in the codes of a product that was found by it. The GTIN that matches comes first
 * of `gtin`, so that a match with the field `gtin` speaks of the first one.
 */
export function codeMatches(
  { gtins, articleNumber }: { gtins: readonly string[]; articleNumber: string },
  typed: string,
): { gtin: string[]; matches: CodeMatch[] } {
  const digits = gtinKey(typed);
  const matching = gtins.find((gtin) => digits && withoutZeros(gtin).startsWith(digits));
  const inArticle = codeSpan(articleNumber, codeKey(typed));
  const matches: CodeMatch[] = inArticle ? [{ field: 'articleNumber', ...inArticle }] : [];
  if (matching === undefined || !digits) return { gtin: [...gtins], matches };
  const start = matching.length - withoutZeros(matching).length;
  return {
    gtin: [matching, ...gtins.filter((gtin) => gtin !== matching)],
    matches: [{ field: 'gtin', start, end: start + digits.length }, ...matches],
  };
}

function withoutZeros(gtin: string): string {
  return gtin.replace(/^0+/, '');
}
