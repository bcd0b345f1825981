/** Another one in each run, printed so that SEED repeats the run. */
export function deepSeed(): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  process.stdout.write(`SEED=${seed}\n`);
  return seed;
}
