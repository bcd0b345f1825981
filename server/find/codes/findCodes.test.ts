import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { chosenCodes } from './chosenCodes.ts';
import { findCodeList } from './findCodeList.ts';
import { findCodePieces } from './findCodePieces.ts';
import { findNearOfEach } from './findNearOfEach.ts';
import { findNearPiece } from './findNearPiece.ts';
import { readCodeList } from './readCodeList.ts';
import { readCodes } from './readCodes.ts';
import { typedCode } from './typedCode.ts';

/** Article numbers and GTINs as the trade writes them, by company. */
const numbers: Record<string, [number: string, gtin?: string][]> = {
  geberit: [['111.796.00.1'], ['115.770.11.5'], ['115.770.KA.5'], ['242.137.00.1', '04025416159797']],
  wuerth: [['0893 100 1'], ['371']],
  hilti: [['2105715', '04059625140277']],
  debrunner: [['123 456 7890'], ['371']],
  abb: [['2CDS271001R0104', '04016779550796']],
  feller: [['7563.FMI.61', '07611386000015'], ['926-3407.4.W.B.FMI.61']],
  nussbaum: [['81054.23'], ['81054.24']],
};

let database: TaggedDatabase;
let sidById: Map<number, string>;
const scope = visitorScope('CH');

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('teile', 'Teile');
  await catalogue.tree('CH', { teile: root });
  const products = Object.entries(numbers).flatMap(([orgaSid, articles]) =>
    articles.map(([articleNumber, gtin]) => ({
      sid: `${orgaSid} ${articleNumber}`,
      orgaSid,
      title: 'Teil',
      category: 'teile',
      articleNumber,
      gtins: gtin ? [gtin] : [],
    })),
  );
  const ids = await catalogue.products('CH', products);
  await catalogue.products('DE', [
    { sid: 'elsewhere', title: 'Teil', category: 'teile', articleNumber: '111.796.00.2' },
  ]);
  sidById = new Map(ids.map((id, index) => [id, products[index]?.sid ?? '']));
});

/** What a text is taken for: the products of its codes, and what is left of it. */
async function chosen(text: string, orgas: string[] = []): Promise<{ found: string[][]; rest: string }> {
  const { codes, rest } = chosenCodes(
    text,
    await findCodePieces(database.read, scope, readCodes(text), orgas),
    orgas,
  );
  return { found: codes.map(({ hits }) => hits.map(({ id }) => sidById.get(id) ?? '')), rest };
}

async function near(typed: string, orgas: string[] = []): Promise<string[]> {
  const code = typedCode(typed);
  const [hits = []] = code ? await findNearOfEach(database.read, scope, [code], orgas) : [];
  return hits.map(({ id, reason }) => `${sidById.get(id)}: ${reason}`);
}

describe('codes among other words', () => {
  it.each([
    ['Geberit 111.796.00.1', 'geberit 111.796.00.1', 'Geberit'],
    ['111 796 00 1 Geberit Unterputz', 'geberit 111.796.00.1', 'Geberit Unterputz'],
    ['Dichtung 242.137.00.1', 'geberit 242.137.00.1', 'Dichtung'],
    ['Reiniger 0893 100 1 Dose', 'wuerth 0893 100 1', 'Reiniger Dose'],
    ['Bogen Art.-Nr. 81054.23', 'nussbaum 81054.23', 'Bogen'],
    ['Feller 7563 FMI 61 weiss', 'feller 7563.FMI.61', 'Feller weiss'],
    ['ABB 2cds271001r0104', 'abb 2CDS271001R0104', 'ABB'],
    ['Debrunner 1234567890', 'debrunner 123 456 7890', 'Debrunner'],
    ['Hilti EAN: 4059625 140277', 'hilti 2105715', 'Hilti'],
    ['Nussbaum 81054.23, DN 50', 'nussbaum 81054.23', 'Nussbaum , DN 50'],
  ])('"%s" has one', async (text, sid, rest) => {
    expect(await chosen(text)).toEqual({ found: [[sid]], rest });
  });

  it('are those of a beginning where that can be nothing else', async () => {
    expect(await chosen('Geberit 115.770')).toEqual({
      found: [['geberit 115.770.11.5', 'geberit 115.770.KA.5']],
      rest: 'Geberit',
    });
    expect((await chosen('810')).found).toEqual([]);
    expect((await chosen('8105')).found).toEqual([['nussbaum 81054.23', 'nussbaum 81054.24']]);
  });

  it('are no quantities, unless a company has one or nothing else was typed', async () => {
    expect(await chosen('Rohr 371')).toEqual({ found: [], rest: 'Rohr 371' });
    expect((await chosen('Debrunner 371', ['debrunner'])).found).toEqual([['debrunner 371']]);
    expect((await chosen('371')).found).toEqual([['wuerth 371', 'debrunner 371']]);
    expect((await chosen('371', ['debrunner'])).found).toEqual([['debrunner 371', 'wuerth 371']]);
  });

  it('are several where each is one', async () => {
    expect(await chosen('Geberit 111.796.00.1 und Nussbaum 81054.24')).toEqual({
      found: [['geberit 111.796.00.1'], ['nussbaum 81054.24']],
      rest: 'Geberit und Nussbaum',
    });
  });

  it('are not asked for where a text holds nothing like one', async () => {
    expect(await chosen('Fenster aus Holz')).toEqual({ found: [], rest: 'Fenster aus Holz' });
  });
});

describe('codes that nothing has', () => {
  it.each([
    ['111.796.00.2', 'geberit 111.796.00.1: oneOff'],
    ['111.976.00.1', 'geberit 111.796.00.1: oneOff'],
    ['11.796.00.1', 'geberit 111.796.00.1: oneOff'],
    ['21057115', 'hilti 2105715: oneOff'],
    ['2CDS271001RO1O4', 'abb 2CDS271001R0104: lookAlike'],
    ['2CD5271001R0l04', 'abb 2CDS271001R0104: lookAlike'],
    ['4059625140278', 'hilti 2105715: checkDigit'],
    ['4059625I40277', 'hilti 2105715: lookAlike'],
    ['4059625140377', 'hilti 2105715: oneOff'],
    ['25140277', 'hilti 2105715: lastDigits'],
    ['1001R0104', 'abb 2CDS271001R0104: lastDigits'],
  ])('%s comes near %s', async (typed, found) => {
    expect((await near(typed))[0]).toBe(found);
  });

  it('come near in the given companies alone, and not on other platforms', async () => {
    expect(await near('81054.2X', ['nussbaum'])).toEqual([
      'nussbaum 81054.23: oneOff',
      'nussbaum 81054.24: oneOff',
    ]);
    expect(await near('81054.2X', ['geberit'])).toEqual([]);
    expect(await near('999.999')).toEqual([]);
  });
});

describe('a text with a code that nothing has', () => {
  const piece = async (text: string, orgas: string[] = []) => {
    const found = await findNearPiece(database.read, scope, readCodes(text), orgas);
    return (
      found && [found.piece.text, ...found.hits.map(({ id, reason }) => `${sidById.get(id)}: ${reason}`)]
    );
  };

  it.each([
    ['Geberit 111.796.00.2', '111.796.00.2', 'geberit 111.796.00.1: oneOff'],
    ['Nussbaum Bogen 8l054.23', '8l054.23', 'nussbaum 81054.23: lookAlike'],
    ['Hilti EAN 4059625140278 rot', '4059625140278', 'hilti 2105715: checkDigit'],
    ['Reiniger 0893 100 2 Dose', '0893 100 2', 'wuerth 0893 100 1: oneOff'],
  ])('"%s" finds what %s comes near', async (text, code, found) => {
    expect(await piece(text)).toEqual([code, found]);
  });

  it.each(['Fenster 372', 'Rohr DN 111', 'Waschtisch 60 cm', 'Türen aus Holz', '0893', 'Reiniger'])(
    '"%s" comes near nothing',
    async (text) => {
      expect(await piece(text)).toBeUndefined();
    },
  );

  it('finds what the given companies have alone', async () => {
    expect(await piece('Geberit 81054.20', ['geberit'])).toBeUndefined();
    expect((await piece('Nussbaum 81054.20', ['nussbaum']))?.length).toBe(3);
  });
});

describe('a list of codes', () => {
  it('tells for each what it is the code of, and what comes near where nothing is', async () => {
    const list = readCodeList('115.770, 81054.23\n2105716\n4059625140277\n999.999.99') ?? [];
    const told = await findCodeList(database.read, scope, 'de', list);
    expect(
      told.map(({ typed, products, reason }) => [
        typed,
        products.map(({ productSid }) => productSid),
        reason,
      ]),
    ).toEqual([
      ['115.770', ['geberit 115.770.11.5', 'geberit 115.770.KA.5'], null],
      ['81054.23', ['nussbaum 81054.23'], null],
      ['2105716', ['hilti 2105715'], 'oneOff'],
      ['4059625140277', ['hilti 2105715'], null],
      ['999.999.99', [], null],
    ]);
  });
});
