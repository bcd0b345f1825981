/** A number without a unit, such as a year: up to four digits it is not divided, whatever the language does with others. */
export function bareNumber(value: number, number: (value: number) => string): string {
  return Number.isInteger(value) && Math.abs(value) < 10_000 ? String(value) : number(value);
}
