/** Units of one quantity, in multiples of its first one. */
const quantities: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, μm: 0.001, cm: 10, dm: 100, m: 1000, km: 1_000_000 },
  { g: 1, mg: 0.001, kg: 1000, t: 1_000_000 },
  { ml: 1, cl: 10, dl: 100, l: 1000, hl: 100_000, 'm³': 1_000_000 },
  { 'mm²': 1, 'cm²': 100, 'dm²': 10_000, 'm²': 1_000_000 },
  { w: 1, kw: 1000 },
  { wh: 1, kwh: 1000, mwh: 1_000_000 },
  { j: 1, kj: 1000, mj: 1_000_000 },
  { va: 1, kva: 1000 },
  { v: 1, kv: 1000 },
  { a: 1, ma: 0.001 },
  { hz: 1, khz: 1000 },
  { n: 1, kn: 1000 },
  { lm: 1, klm: 1000 },
  { pa: 1, hpa: 100, kpa: 1000, mpa: 1_000_000, mbar: 100, bar: 100_000, 'n/mm²': 1_000_000, 'kn/m²': 1000 },
  { 'l/h': 1, 'l/min': 60, 'l/s': 3600, 'm³/h': 1000, 'm³/s': 3_600_000 },
  { 'g/m³': 1, 'kg/m³': 1000, 'g/l': 1000 },
  { 'g/m²': 1, 'kg/m²': 1000 },
  { min: 1, s: 1 / 60, h: 60, tag: 1440, woche: 10_080 },
  { monat: 1, jahr: 12 },
];

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

/** A measured value in the first unit of its quantity, and that unit: 60 cm are 600 `mm`; units that measure alone stay. */
export function inFirstUnit(value: number, unit: string): { value: number; unit: string } {
  const key = unitKey(unit);
  const quantity = quantityOf(key);
  if (!quantity) return { value: withoutNoise(value), unit: key };
  const [first = key] = Object.keys(quantity);
  return { value: withoutNoise(value * (quantity[key] ?? 1)), unit: first };
}

/** The units of what a unit measures, in multiples of the first; undefined for one that measures alone. */
export function quantityOf(key: string): Readonly<Record<string, number>> | undefined {
  return quantities.find((units) => Object.hasOwn(units, key));
}

/** More digits than these are the noise of binary fractions. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** Every unit that stands beside others in a quantity. */
export const convertedUnits: readonly string[] = quantities.flatMap((units) => Object.keys(units));
