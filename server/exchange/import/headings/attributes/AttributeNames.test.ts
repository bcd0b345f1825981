import { expect, it } from 'vitest';
import type { ImportedAttribute } from '../../catalogue/attributes.ts';
import { NameIndex } from '../../catalogue/NameIndex.ts';
import { AttributeNames } from './AttributeNames.ts';

const attribute = (sid: string, unit: string | null, ...names: string[]): ImportedAttribute => ({
  sid,
  unit,
  names,
  terms: [],
  kind: 'number',
  choices: new NameIndex([]),
  declared: [],
});
const names = new AttributeNames([
  attribute('laenge', 'mm', 'Länge', 'Length'),
  attribute('durchmesser', 'mm', 'Durchmesser'),
  attribute('gewicht', 'kg', 'Gewicht', 'Poids'),
  attribute('leistung', 'W', 'Leistung'),
  attribute('packung', 'Stk', 'Verpackungseinheit'),
  attribute('palette', 'Stk', 'Palettenmenge'),
]);

const readings = (heading: string, hint?: string) => {
  const { attributes, unit, isSure } = names.read(heading, hint) ?? { attributes: [], isSure: false };
  return [attributes.map(({ sid }) => sid).join(), unit, isSure];
};

it.each([
  ['Länge in cm', 'laenge', 'cm', true],
  ['Lg. (mm)', 'laenge', 'mm', true],
  ['L [cm]', 'laenge', 'cm', true],
  ['L', 'laenge', undefined, false],
  ['Ø mm', 'durchmesser', 'mm', true],
  ['Gewicht kg/Stk', 'gewicht', 'kg/Stk', true],
  ['Nettogewicht', 'gewicht', undefined, true],
  ['Artikelgewicht_kg', 'gewicht', 'kg', true],
  ['Poids brut', 'gewicht', undefined, false],
  ['Peso (g)', 'gewicht', 'g', true],
  ['power_w', 'leistung', 'W', true],
  ['Länge/Lg.', 'laenge', undefined, true],
  ['Stückgew.', 'gewicht', undefined, true],
  ['Long. W', '', undefined, false],
  ['Durchm. nom', '', undefined, false],
  ['Gewicht (mm)', '', undefined, false],
  ['Verpackungslänge', 'laenge', undefined, false],
  ['Stk/Pak.', 'packung', undefined, true],
  ['Menge in VPE', 'packung', undefined, true],
  ['pcs per pallet', 'palette', undefined, true],
  ['Btes/pal.', 'palette', undefined, false],
  ['Karton', 'packung', undefined, false],
  ['Gew. kg/Pak.', 'gewicht', undefined, false],
])('%s is %s', (heading, sid, unit, isSure) => {
  const [, inFront = heading, hint] = /^(.+?)\s*[([]\s*(.+?)\s*[)\]]$/.exec(heading) ?? [];
  const [found, read, sure] = readings(inFront, hint);
  expect([found, read?.toString().toLowerCase(), sure]).toEqual([sid, unit?.toLowerCase(), isSure]);
});

it('What brackets say besides units makes a measure another one', () => {
  expect(readings('Length', 'including package')).toEqual(['laenge', undefined, false]);
});
