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
      const likeness = likenessOf(pairs, others);
      if (likeness <= bestLikeness) continue;
      best = meaning;
      bestLikeness = likeness;
    }
    return best;
  };
}

/** For a person to choose from, who sees at once what is none. */
const leastOfChoice = 0.55;

/** The same for several meanings, each of them by the word that is most alike, the likeliest first. */
export function createNearestFew<T>(words: Iterable<readonly [word: string, meaning: T]>, most: number) {
  const known = [...words].map(([word, meaning]) => ({ pairs: pairsOf(word), meaning }));
  return (word: string): T[] => {
    const pairs = pairsOf(word);
    const likely = new Map<T, number>();
    for (const { pairs: others, meaning } of known) {
      const likeness = likenessOf(pairs, others);
      if (likeness >= Math.max(leastOfChoice, likely.get(meaning) ?? 0)) likely.set(meaning, likeness);
    }
    return [...likely]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([meaning]) => meaning);
  };
}

function likenessOf(pairs: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of pairs) if (others.has(pair)) shared += 1;
  return (2 * shared) / (pairs.size + others.size);
}

function pairsOf(word: string): Set<string> {
  const framed = ` ${word} `;
  const pairs = new Set<string>();
  for (let at = 0; at < framed.length - 1; at += 1) pairs.add(framed.slice(at, at + 2));
  return pairs;
}
