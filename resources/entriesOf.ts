/** The members of a value that may be any JSON, by name or index: none where it is neither object nor list. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
