/** `€/Gebinde`, `EUR/PL`: an amount of money for a pack, and nothing of the pack. */
export function saysAmount(heading: string): boolean {
  return /^\s*(?:[€$£]|(?:EUR|CHF|Fr\.)\s*\/)/.test(heading);
}
