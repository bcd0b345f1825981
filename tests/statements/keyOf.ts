/** What tells one statement of the program, or part of one, from another: its text without what is put in. */
export function keyOf(strings: readonly string[]): string {
  return strings.join('…').replaceAll(/\s+/g, ' ').trim();
}
