/** Address of all terms as a table. */
export function termsUrl(format: 'xlsx' | 'csv'): string {
  return `/api/import/term/${format}/all`;
}
