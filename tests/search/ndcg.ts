/** How many places are judged. */
export const judgedPlaces = 10;

/**
 * Normalised discounted cumulative gain of the first ten hits: 1 for the best order that the catalogue allows, 0
 * where none of them is relevant (Järvelin and Kekäläinen 2002, gain 2^grade - 1). `ideal` holds the grades of what is
 * relevant, in any order; ten of the best are enough.
 */
export function ndcg(grades: readonly number[], ideal: readonly number[]): number {
  const best = discountedGain(ideal.toSorted((a, b) => b - a));
  return best === 0 ? 0 : discountedGain(grades) / best;
}

/** What a hit of that grade is worth: 7, 3, 1 and 0 of the grades 3, 2, 1 and 0. */
export function gainOf(grade: number): number {
  return 2 ** grade - 1;
}

function discountedGain(grades: readonly number[]): number {
  return grades
    .slice(0, judgedPlaces)
    .reduce((sum, grade, place) => sum + gainOf(grade) / Math.log2(place + 2), 0);
}
