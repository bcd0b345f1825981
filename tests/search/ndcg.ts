const shown = 10;

/**
 * Normalised discounted cumulative gain of the first ten hits: 1 for the best order that the catalogue allows, 0
 * where none of them is relevant (Järvelin and Kekäläinen 2002, gain 2^grade - 1).
 */
export function ndcg(grades: readonly number[], ideal: readonly number[]): number {
  const best = gain(ideal.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(grades) / best;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, shown)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}
