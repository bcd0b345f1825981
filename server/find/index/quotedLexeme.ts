/** A lexeme as it is written in a `tsvector` or a `tsquery`, whatever signs it has. */
export function quotedLexeme(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (sign) => sign + sign)}'`;
}
