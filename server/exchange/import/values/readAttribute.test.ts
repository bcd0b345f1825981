import { describe, expect, it } from 'vitest';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import { NameIndex } from '../catalogue/NameIndex.ts';
import { readAttribute } from './readAttribute.ts';

const attribute = (kind: ImportedAttribute['kind'], unit: string | null = null): ImportedAttribute => ({
  sid: 'a',
  names: ['A'],
  terms: [],
  kind,
  unit,
  choices: new NameIndex([
    { sid: 'weiss', names: ['weiß', 'white', 'blanc'], terms: ['RAL 9016'] },
    { sid: 'anthrazit', names: ['anthrazitgrau'] },
  ]),
  declared: [],
});
const read = (of: ImportedAttribute, text: string, unit?: string) =>
  readAttribute(
    { kind: 'attribute', attribute: of, ...(unit && { unit }) },
    { kind: 'text', value: text, text },
  );
const ofNumber = (of: ImportedAttribute, value: number, text: string) =>
  readAttribute({ kind: 'attribute', attribute: of }, { kind: 'number', value, text });
const codes = ({ faults = [] }: ReturnType<typeof read>) => faults.map(({ code }) => code);

describe('A measure', () => {
  it.each([
    ['W/(m²·K)', '0,8 W/m2K', 0.8],
    ['d', '10 Tage', 10],
    ['mm', 'ca. 12,5 cm', 125],
    ['kg', '12,5 kg/Stk', 12.5],
    ['m', "1'200 mm", 1.2],
    [null, '10 Stk', 10],
    ['mm', '1.200,50', 1200.5],
  ])('of an attribute in %s is read of "%s"', (unit, text, value) => {
    expect(read(attribute('number', unit), text).value).toBe(value);
  });

  it('may have its name before it, and the kind of current behind its unit, which is said (behaviour B403)', () => {
    const pressure = { ...attribute('number', 'bar'), names: ['Betriebsdruck'] };
    expect([read(pressure, 'PN 16').value, read(pressure, 'Betriebsdruck 10 bar').value]).toEqual([16, 10]);
    expect(codes(read(pressure, 'XY 16'))).toEqual(['wrong-unit']);
    const voltage = attribute('number', 'V');
    expect([read(voltage, '230 V~').value, read(voltage, '24 V DC').value]).toEqual([230, 24]);
    expect(codes(read(voltage, '230 V~'))).toEqual(['addition-left-out']);
    expect(codes(read(voltage, '230 V'))).toEqual([]);
  });

  it('has the unit that its heading says, unless it says one itself', () => {
    expect(read(attribute('number', 'mm'), '12,5', 'cm').value).toBe(125);
    expect(read(attribute('number', 'mm'), '12,5 m', 'cm').value).toBe(12_500);
  });

  it('has the unit that the format of its cell shows', () => {
    expect(ofNumber(attribute('number', 'mm'), 12.5, '12.5 cm').value).toBe(125);
    expect(ofNumber(attribute('number', '%'), 0.12, '12%').value).toBe(12);
    expect(ofNumber(attribute('number', 'mm'), 12.25, '12.3').value).toBe(12.25);
  });

  it('of another quantity, or of none, is not taken', () => {
    expect(codes(read(attribute('number', 'mm'), '12 kg'))).toEqual(['wrong-unit']);
    expect(codes(read(attribute('number', null), '12 kg'))).toEqual(['wrong-unit']);
  });
});

it('What says that there is no value leaves what is stored, and a range is kept raw', () => {
  for (const text of ['k.A.', 'n/a', 'auf Anfrage', 'sur demande', 'n.d.', '–'])
    for (const kind of ['number', 'choice', 'yesNo'] as const)
      expect(read(attribute(kind), text)).toEqual({
        faults: [{ severity: 'warning', code: 'says-nothing' }],
      });
  expect(read(attribute('text'), 'auf Anfrage')).toEqual({ value: 'auf Anfrage' });
  expect(read(attribute('number', 'mm'), '10–20 mm')).toEqual({
    faults: [{ severity: 'warning', code: 'number-range' }],
  });
});

it('A choice is known by its labels and terms, a truth value by many words', () => {
  for (const text of ['weiss', 'Weiß', 'White', 'ral 9016'])
    expect(read(attribute('choice'), text).value).toBe('weiss');
  for (const text of ['ja', 'Oui', 'vorhanden', 'inkl.', '✔', 'X'])
    expect(read(attribute('yesNo'), text).value).toBe(true);
  for (const text of ['nein', 'non', 'ohne', 'exkl.', '✗', 'senza'])
    expect(read(attribute('yesNo'), text).value).toBe(false);
});
