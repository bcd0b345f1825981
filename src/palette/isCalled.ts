/** Do all words of a text stand in what something is called, whatever their case and marks? */
export function isCalled(title: string, typed: string): boolean {
  const called = plain(title);
  return plain(typed)
    .split(/\s+/)
    .every((word) => called.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();
}
