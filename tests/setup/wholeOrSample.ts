/** All of them in `npm run test:deep` (WHOLE=1); in `npm test` every fourth, beginning with the first. */
export function wholeOrSample<T>(all: readonly T[]): readonly T[] {
  return process.env.WHOLE ? all : all.filter((_, index) => index % 4 === 0);
}
