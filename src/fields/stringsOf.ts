/** The texts of a value that is one or several of them; none where it is empty. */
export function stringsOf(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string');
}
