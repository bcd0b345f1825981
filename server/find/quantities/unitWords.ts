import { convertedUnits, unitKey } from './units.ts';

/** Units that measure alone, as they are written. */
const others = [
  'V A mA Ah Hz K ° °C % ‰ dB dB(A) lm lx cd bar mbar mWS l/min l/s l/h m³ m³/h m/s kN kN/m² kN/m N/mm² J nm Wh kWh',
  'VA kVA Wp kWp var W/m²K W/(m²K) W/(m²·K) W/m² W/mK W/(mK) W/(m·K) m²K/W kg/m³ kg/m² g/m² g/l g/m³ min h s bit',
].flatMap((line) => line.split(' '));
/** Of the units that others are multiples of, those that are not written in small letters. */
const capitals = ['W', 'N', 'Pa'];

/** How units are called in the four languages. */
const words: Readonly<Record<string, string>> = {
  mm: 'millimeter millimètre millimètres millimetre millimetres millimetro millimetri',
  cm: 'zentimeter centimètre centimètres centimetre centimetres centimetro centimetri',
  m: 'meter metern mètre mètres metre metres metro metri lfm laufmeter',
  l: 'liter litern litre litres liters litro litri ltr lt',
  ml: 'milliliter millilitre millilitres',
  g: 'gramm gramme grammes grams grammi',
  kg: 'kilo kilos kilogramm kilogramme kilogrammes kilograms chili chilogrammi',
  t: 'tonne tonnen tonnes tonnellate',
  'm²': 'qm mq quadratmeter sqm',
  'm³': 'cbm kubik kubikmeter mc',
  'm³/h': 'mc/h cbm/h',
  w: 'watt watts',
  kw: 'kilowatt kilowatts',
  kwh: 'kilowattstunde kilowattstunden',
  v: 'volt volts',
  a: 'ampere ampère ampères amperes amp amps',
  lm: 'lumen lumens',
  lx: 'lux',
  k: 'kelvin',
  db: 'dezibel décibels decibels decibel',
  '%': 'prozent percent pourcent percento',
  '°c': 'celsius grad',
  min: 'minuten minutes minuti',
  h: 'stunde stunden heure heures hour hours ora ore',
  s: 'sekunde sekunden seconde secondes second seconds secondo secondi',
  tag: 'tage tagen day days jour jours giorno giorni',
  woche: 'wochen week weeks semaine semaines settimana settimane',
  monat: 'monate monaten month months mois mese mesi',
  jahr: 'jahre jahren year years année années anno anni',
  bar: 'bars',
  kn: 'kilonewton',
};

const named = new Map<string, string>([
  ...[...convertedUnits, ...others].map((unit) => [plain(unit), plain(unit)] as const),
  ...Object.entries(words).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, plain(unit)] as const),
  ),
]);

const signs = new Map([...others, ...capitals].map((sign) => [unitKey(sign), sign]));

/** How a unit is written that is compared in small letters: `w` is W. */
export function signOf(unit: string): string {
  return signs.get(unit) ?? unit;
}

/** The unit that a word or a sign stands for, as units are compared; undefined for what is none. */
export function unitOf(written: string): string | undefined {
  return named.get(plain(written)) ?? named.get(written.toLowerCase());
}

/** A unit as it is compared: `W/(m²·K)` and `W/m2K` are one. */
export function plain(unit: string): string {
  return unitKey(unit).replace(/[()·*]/g, '');
}
