/** A moment as JSON has it, whether it was read as one or as text. */
export function momentOf(moment: unknown): string {
  return moment instanceof Date ? moment.toISOString() : String(moment);
}
