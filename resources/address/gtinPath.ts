/** The path of a product by its GTIN in 14 digits, a GS1 Digital Link, section 4.9 (behaviour B129). */
export function gtinPath(gtin: string): string {
  return `/01/${gtin}`;
}
