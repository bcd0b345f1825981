/** Below this likeness a suggestion would only confuse. */
const leastLikeness = 0.45;

/** Finds the most similar of many words, by the pairs of letters that they share (Dice's coefficient). */
export function createNearest<T>(words: Iterable<readonly [word: string, meaning: T]>) {
  const known = [...words].map(([word, meaning]) => ({ pairs: pairsOf(word), meaning }));
  return (word: string): T | undefined => {
    const pairs = pairsOf(word);
    let best: T | undefined;
    let bestLikeness = leastLikeness;
    for (const { pairs: others, meaning } of known) {
      let shared = 0;
      for (const pair of pairs) if (others.has(pair)) shared += 1;
      const likeness = (2 * shared) / (pairs.size + others.size);
      if (likeness <= bestLikeness) continue;
      best = meaning;
      bestLikeness = likeness;
    }
    return best;
  };
}

function pairsOf(word: string): Set<string> {
  const framed = ` ${word} `;
  const pairs = new Set<string>();
  for (let at = 0; at < framed.length - 1; at += 1) pairs.add(framed.slice(at, at + 2));
  return pairs;
}
