import { quotedLexeme } from '../index/quotedLexeme.ts';

/** Parts of a `tsquery`; undefined where nothing meets them. */
export type Expression = string | undefined;

export function lexeme(prefix: string, word: string): string {
  return quotedLexeme(prefix + word);
}

/** Words that begin so. */
export function beginning(prefix: string, word: string): string {
  return `${quotedLexeme(prefix + word)}:*`;
}

/** The same, word by word where the dictionary knows them. */
export function begun(prefix: string, known: { word: string; begun: readonly string[] }): Expression {
  return anyOf(known.begun.map((word) => lexeme(prefix, word))) ?? beginning(prefix, known.word);
}

/** Are all words looked up that begin alike? */
export function hasBeginning(expression: Expression): boolean {
  return expression?.includes("':*") ?? false;
}

/** Any of these; undefined without any. */
export function anyOf(parts: readonly Expression[]): Expression {
  const given = [...new Set(parts.filter((part) => part !== undefined))];
  return given.length > 1 ? `(${given.join(' | ')})` : given[0];
}

/** All of these; undefined where one of them is met by nothing. */
export function allOf(parts: readonly Expression[]): Expression {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return parts.length > 1 ? `(${parts.join(' & ')})` : parts[0];
}
