/** The path that leads to the product of a GTIN in 14 digits, as GS1 Digital Link writes it (section 4.9). */
export function gtinPath(gtin: string): string {
  return `/01/${gtin}`;
}
