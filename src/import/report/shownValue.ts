/** A value of any field, as short as it can be read. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(shownValue).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${shownValue(part)}`)
    .join(', ');
}
