/** Id of the option at a place, by which the field names the active one. */
export function optionId(index: number): string {
  return `suggestion-${index}`;
}
