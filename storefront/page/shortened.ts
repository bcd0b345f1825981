/** A text cut to what search engines show of a description, at the end of a word. */
export function shortened(text: string, most = 160): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  return `${plain.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
