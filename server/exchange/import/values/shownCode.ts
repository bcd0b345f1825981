/**
 * A whole number as a spreadsheet shows it, where that is more than its digits: `00577364`, `A-0012`. Undefined where it
 * shows them alone, or another number, such as one rounded or in percent.
 */
export function shownCode(value: number, text: string): string | undefined {
  const shown = text.trim();
  if (!Number.isSafeInteger(value) || value < 0 || shown === String(value)) return undefined;
  return Number(shown.replace(/\D/g, '')) === value && !/[%‰]/.test(shown) ? shown : undefined;
}
