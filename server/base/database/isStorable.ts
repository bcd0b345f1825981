/** Are all texts in a value, of whatever depth, such that the database can hold them: no zero character, no half of one? */
export function isStorable(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return false;
    if (typeof next === 'object' && next !== null)
      for (const [name, part] of Object.entries(next)) rest.push(name, part);
  }
  return true;
}
