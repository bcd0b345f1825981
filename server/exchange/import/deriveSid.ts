const longest = 64;

/** A sid for addresses, made from an article number: `Art. 12/Ä` becomes `art.-12-a`. */
export function deriveSid(articleNumber: string): string {
  const plain = articleNumber
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9_.-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
    .slice(0, longest);
  return plain || 'product';
}
