/** What the link to the shortlist tells the first script, as JSON in `data-shortlist`. */
export interface ShortlistSettings {
  /** Said where a list has no room left. */
  full: { keep: string; compare: string };
}
