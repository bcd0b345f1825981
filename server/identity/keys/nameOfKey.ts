/** The name under which a key acts: people see at once that it was none of them. */
export function nameOfKey(name: string): string {
  return `API · ${name}`;
}
