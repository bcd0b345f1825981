/** The sum of counts that come in pieces. */
export async function counted(counts: AsyncIterable<number>): Promise<number> {
  let sum = 0;
  for await (const count of counts) sum += count;
  return sum;
}
