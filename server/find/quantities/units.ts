/** Units of one quantity, in multiples of its first one. */
const quantities: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, dm: 100, m: 1000, km: 1_000_000 },
  { g: 1, kg: 1000, t: 1_000_000 },
  { ml: 1, cl: 10, dl: 100, l: 1000 },
  { 'mm²': 1, 'cm²': 100, 'm²': 1_000_000 },
  { w: 1, kw: 1000 },
  { pa: 1, kpa: 1000, mpa: 1_000_000 },
];
/** More digits than this are the noise of binary fractions. */
const digitsKept = 12;

/** A unit as it is compared: `m2` and `m²` are one. */
export function unitKey(unit: string): string {
  return unit
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.\u00a0]/g, '')
    .replace(/(?<=[a-z])2/g, '²')
    .replace(/(?<=[a-z])3/g, '³')
    .replaceAll('µ', 'μ');
}

/** Are these two spellings of one unit? */
export function sameUnit(one: string | null, other: string): boolean {
  return one !== null && unitKey(one) === unitKey(other);
}

/** A value of one unit in another; undefined when they do not measure the same. */
export function convertUnit(value: number, from: string, to: string | null): number | undefined {
  if (to === null) return undefined;
  if (sameUnit(from, to)) return value;
  const [one, other] = [unitKey(from), unitKey(to)];
  const quantity = quantities.find((units) => one in units && other in units);
  if (!quantity) return undefined;
  return Number(((value * (quantity[one] ?? 1)) / (quantity[other] ?? 1)).toPrecision(digitsKept));
}

/** A measured value in the first unit of its quantity, and that unit: 60 cm are 600 `mm`; units that measure alone stay. */
export function inFirstUnit(value: number, unit: string): { value: number; unit: string } {
  const key = unitKey(unit);
  const quantity = quantities.find((units) => key in units);
  if (!quantity) return { value: Number(value.toPrecision(digitsKept)), unit: key };
  const [first = key] = Object.keys(quantity);
  return { value: Number((value * (quantity[key] ?? 1)).toPrecision(digitsKept)), unit: first };
}

/** Every unit that stands beside others in a quantity. */
export const convertedUnits: readonly string[] = quantities.flatMap((units) => Object.keys(units));
