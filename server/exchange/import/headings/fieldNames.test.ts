import { expect, it } from 'vitest';
import { withoutTable } from './fieldNames.ts';

const withoutTables = (names: string) => Object.fromEntries(withoutTable(names.split(' ')));

it('Names of fields lose the letter of their table where all have it, and those of each table where there are several (behaviour B780)', () => {
  expect(
    withoutTables('IDESC IMODL ISERS IBRND ICLAS ICLDS IUMS IMOQ IREPL IPRC1 IPRC2 IPRC3 IPRC4'),
  ).toMatchObject({
    IDESC: 'DESC',
    IPRC4: 'PRC4',
  });
  expect(
    withoutTables('MMITNO MMITDS MMFUDS MMITGR MMHDPR MBSTQT MBREOP MBLEA1 MBWHLO ODSAPR M9ORCO Finish Img'),
  ).toEqual({
    MMITNO: 'ITNO',
    MMITDS: 'ITDS',
    MMFUDS: 'FUDS',
    MMITGR: 'ITGR',
    MMHDPR: 'HDPR',
    MBSTQT: 'STQT',
    MBREOP: 'REOP',
    MBLEA1: 'LEA1',
    MBWHLO: 'WHLO',
  });
  expect(withoutTables('Artikelnummer Bezeichnung Preis Einheit')).toEqual({});
});
