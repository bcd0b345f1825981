/** Is a bound more exact than a day? */
export function isMoment(bound: string | undefined): bound is `${string}T${string}` {
  return bound !== undefined && bound.includes('T');
}
