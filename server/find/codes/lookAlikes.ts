const alike: Record<string, string> = {
  o: '0',
  i: '1l',
  l: '1i',
  b: '8',
  s: '5',
  z: '2',
  '0': 'o',
  '1': 'il',
  '8': 'b',
  '5': 's',
  '2': 'z',
};
/** So many letters of a code are taken for digits in every combination, of further ones each alone. */
const mostTogether = 7;

/**
 * The codes that look as a typed one does: letters that are digits, in every combination, and digits that are letters, one
 * or two. `code` is one as it is looked up (`codeKey`).
 */
export function lookAlikes(code: string): string[] {
  const places = [...code].flatMap((character, place) => (alike[character] ? [place] : []));
  const letters = places.filter((place) => /[a-z]/.test(code[place] ?? ''));
  const found = new Set<string>();
  for (const variant of together(code, letters.slice(0, mostTogether))) found.add(variant);
  for (const place of places)
    for (const one of exchanged(code, place)) {
      found.add(one);
      for (const other of places.filter((later) => later > place))
        for (const both of exchanged(one, other)) found.add(both);
    }
  found.delete(code);
  return [...found];
}

function together(code: string, places: readonly number[]): string[] {
  return places.reduce(
    (variants, place) => variants.flatMap((variant) => [variant, ...exchanged(variant, place)]),
    [code],
  );
}

function exchanged(code: string, place: number): string[] {
  return [...(alike[code[place] ?? ''] ?? '')].map(
    (other) => code.slice(0, place) + other + code.slice(place + 1),
  );
}
