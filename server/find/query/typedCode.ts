import { codeKey, gtinKey } from './codeKey.ts';

/** Fewest digits that find a GTIN, by its beginning. */
const leastGtinDigits = 6;
/** What people copy along with a code. */
const label =
  /^(?:gtin|ean|sku|(?:art(?:ikel|icle|icolo)?|best(?:ell)?|item|ref|réf)\.?(?:[\s-]*(?:nr|nummer|number|no|n°)\b\.?)?|nr|no|n°)(?=[\s:.])[\s:.]*(?=\S*\d)/i;

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
  const text = typed.trim().replace(label, '');
  const article = codeKey(text);
  if (!/\d/.test(article)) return undefined;
  const gtin = gtinKey(text) ?? '';
  return { text, article, gtin: gtin.length >= leastGtinDigits ? gtin : null };
}
