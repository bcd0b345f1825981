import { hasValidCheckDigit } from '../../../resources/kinds/gtin.ts';
import { gtinKey } from './codeKey.ts';
import { lookAlikes } from './lookAlikes.ts';
import { oneOff } from './oneOff.ts';
import type { TypedCode } from './typedCode.ts';

/** Why a code comes near a typed one (`nearReasons`), the surest first. */
export const nearCodeReasons = ['checkDigit', 'lookAlike', 'oneOff', 'lastDigits'] as const;
export type NearCodeReason = (typeof nearCodeReasons)[number];

/** A code that may have been meant. */
export interface NearCode {
  kind: 'gtin' | 'article';
  code: string;
  reason: NearCodeReason;
  /** Less is nearer. */
  rank: number;
}

/** Shorter ones are near to too much. */
const leastCharacters = 4;
/** In longer article numbers no character is missed or added: there are too many ways. */
const longestResized = 16;
const ranks = { checkDigit: 0, lookAlike: 1, exchanged: 2, resized: 3 } as const;
/** Digits of a GTIN as it is written. */
const gtinLengths = [8, 12, 13, 14];
const digits = [...'0123456789'];

/** The codes that may have been meant by a typed one that nothing has, as they are looked up, each once (behaviour B252). */
export function nearCodes({ text, article }: TypedCode): NearCode[] {
  if (article.length < leastCharacters) return [];
  const near = new Map<string, NearCode>();
  const add = (kind: NearCode['kind'], code: string, reason: NearCodeReason, rank: number) => {
    const key = `${kind} ${code}`;
    if (!near.has(key)) near.set(key, { kind, code, reason, rank });
  };
  const meant = gtinKey(otherCheckDigit(text) ?? '');
  if (meant) add('gtin', meant, 'checkDigit', ranks.checkDigit);
  const { exchanged, resized } = oneOff(article);
  const groups = [
    { codes: lookAlikes(article), reason: 'lookAlike', rank: ranks.lookAlike },
    { codes: exchanged, reason: 'oneOff', rank: ranks.exchanged },
    { codes: resized, reason: 'oneOff', rank: ranks.resized },
  ] as const;
  for (const { codes, reason, rank } of groups)
    for (const code of codes) {
      const gtin = isGtin(code) ? gtinKey(code) : undefined;
      if (gtin) add('gtin', gtin, reason, rank);
      if (code.length <= longestResized || rank !== ranks.resized) add('article', code, reason, rank);
    }
  return [...near.values()];
}

/** The GTIN that is written so but for its check digit; undefined for what is none, or a right one. */
function otherCheckDigit(typed: string): string | undefined {
  const written = typed.replaceAll(/[^0-9]/g, '');
  if (gtinKey(typed) === undefined || !gtinLengths.includes(written.length) || isGtin(written))
    return undefined;
  return digits.map((digit) => written.slice(0, -1) + digit).find(isGtin);
}

function isGtin(digits: string): boolean {
  return gtinLengths.includes(digits.length) && /^\d+$/.test(digits) && hasValidCheckDigit(digits);
}
