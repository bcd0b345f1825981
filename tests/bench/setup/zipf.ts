/** Draws places from 0 on by Zipf's law: the first the most often, the nth `n ** skew` times as seldom. */
export function zipf(count: number, skew: number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let place = 0; place < count; place += 1) {
    sum += (place + 1) ** -skew;
    sums[place] = sum;
  }
  return () => {
    const drawn = Math.random() * sum;
    let [least, most] = [0, count - 1];
    while (least < most) {
      const middle = (least + most) >> 1;
      if ((sums[middle] ?? 0) < drawn) least = middle + 1;
      else most = middle;
    }
    return least;
  };
}
