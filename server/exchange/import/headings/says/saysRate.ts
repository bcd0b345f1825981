/** `Q l/min`, `Q [m³/h]`: how much flows, and not how much is ordered. */
export function saysRate(heading: string): boolean {
  return /\p{L}[²³\d]?\s*\/\s*(?:s|sec|sek|min|h|std|ora|heure)\b/iu.test(heading);
}
