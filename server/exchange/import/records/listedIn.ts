/** What empties a field, and takes a category out of the tree; a blank cell leaves what is there. */
export const emptied = '-';

/** The parts of a cell that lists some. */
export function listedIn(text: string): string[] {
  if (text === emptied) return [];
  const parts = text.split(/[;\n\r]+/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

/** Attributes, or categories, that a cell lists; a star says that one is required: `breite*; hoehe`. */
export function askedIn(text: string): { named: string; required: boolean }[] {
  return listedIn(text).map((part) => ({
    named: part.replace(/\s*\*$/, ''),
    required: part.endsWith('*'),
  }));
}
