import type { product } from '../../../../../resources/entities/product.ts';

/**
 * How a system, a standard or a shop calls its columns, each with `|` between: what they are to us, and what is nothing that we
 * have. Case, blanks and punctuation do not count.
 */
export interface SystemNames {
  fields?: Partial<Record<keyof typeof product.fields, string>>;
  /** By what we or the trade call them, with the unit of their numbers in brackets where the system fixes it. */
  attributes?: Readonly<Record<string, string>>;
  offers?: string;
  /** Stock, accounts, other products, numbers that others gave: kept as they are, and taken for nothing. */
  others?: string;
}

/** The names of such a line. */
export function namesIn(line = ''): string[] {
  return line
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean);
}
