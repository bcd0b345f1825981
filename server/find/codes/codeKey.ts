/** An article number as it is looked up: small letters and digits only; as the view `coded_product` writes it. */
export function codeKey(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
}

/** A GTIN as it is looked up, typed with or without leading zeros; undefined for what is not made of digits. */
export function gtinKey(text: string): string | undefined {
  const digits = text.replace(/[\s\u00a0.-]/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/^0+/, '') : undefined;
}
