/**
 * A spreadsheet works out what begins like a formula, in a cell, in a line of it, and behind a semicolon or tab, where it
 * takes that for the end of a cell.
 */
const beginnings = /(^|[;\t\r\n])([ \u00A0]*)('*)([=+\-@＝＋－＠][^;\t\r\n]*)/g;
const guarded = /(^|[;\t\r\n])([ \u00A0]*)'('*[=+\-@＝＋－＠])/g;
/** A dash alone, or a number with its sign and what of words comes behind it, calls nothing. */
const harmless = /^-[ ]*$|^[+-][\d.,’ ]*\d[^=+\-*/|!()@＝＋－＠]*$/;

/** The text with an apostrophe before whatever a spreadsheet would work out (behaviour B382). */
export function guardFormulas(text: string): string {
  return text.replaceAll(
    beginnings,
    (whole: string, separator: string, blanks: string, quotes: string, formula: string) =>
      quotes === '' && harmless.test(formula) ? whole : `${separator}${blanks}'${quotes}${formula}`,
  );
}

/** The text that was guarded so. */
export function unguardFormulas(text: string): string {
  return text.includes("'") ? text.replaceAll(guarded, '$1$2$3') : text;
}
