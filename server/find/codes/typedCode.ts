import { codeKey, gtinKey } from './codeKey.ts';
import { leadingLabel } from './codeLabel.ts';

/** Fewest digits that find a GTIN, by its beginning. */
const leastGtinDigits = 6;

/** What a typed text is if it is the code of a product. */
export interface TypedCode {
  /** As typed, without a label such as `Art. Nr.`. */
  text: string;
  /** As article numbers are looked up. */
  article: string;
  /** As GTINs are looked up; null for what has other characters than digits, or too few of them. */
  gtin: string | null;
}

/** Reads a typed text as the code of a product; undefined for one without a digit. */
export function typedCode(typed: string): TypedCode | undefined {
  const text = typed.trim().replace(leadingLabel, '');
  const article = codeKey(text);
  if (!/\d/.test(article)) return undefined;
  const gtin = gtinKey(text) ?? '';
  return { text, article, gtin: gtin.length >= leastGtinDigits ? gtin : null };
}
