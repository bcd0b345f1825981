/** ETIM's own codes of units, for those that most features are in. */
export const etimUnits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EU570448: 'mm',
    EU570399: 'cm',
    EU570036: 'm',
    EU570126: 'mm²',
    EU570121: 'cm²',
    EU570097: 'm²',
    EU571039: 'mm³',
    EU570378: 'cm³',
    EU570403: 'l',
    EU570449: 'l/s',
    EU570451: 'm³/h',
    EU571050: 'm³/s',
    EU570376: 'm/s',
    EU570054: 'W',
    EU570418: 'kW',
    EU570419: 'kWh',
    EU570235: 'W/m²',
    EU570011: 'J',
    EU000022: 'VA',
    EU000018: 'kVA',
    EU570515: 'mV',
    EU570079: 'V',
    EU570193: 'kV',
    EU570174: 'mA',
    EU570459: 'A',
    EU570170: 'kA',
    EU570028: 'Hz',
    EU570020: 'N',
    EU570508: 'kN',
    EU570245: 'Nm',
    EU571057: 'N/m²',
    EU571032: 'kN/m²',
    EU571055: 'kN/m',
    EU570492: 'Pa',
    EU570416: 'kPa',
    EU570056: 'bar',
    EU570073: '°C',
    EU570076: 'K',
    EU570383: '°',
    EU570106: 'lx',
    EU570108: 'lm',
    EU570109: 'cd',
    EU570257: 'cd/m²',
  }),
);
const codes: ReadonlyMap<string, string> = new Map([...etimUnits].map(([code, symbol]) => [symbol, code]));

/** ETIM's code of a unit; undefined where we know none. */
export function etimUnitCode(symbol: string): string | undefined {
  return codes.get(symbol);
}
