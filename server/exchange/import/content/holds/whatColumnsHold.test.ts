import { expect, it } from 'vitest';
import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { NameIndex } from '../../catalogue/NameIndex.ts';
import type { ColumnValues } from './ColumnValues.ts';
import { areAmounts, areKindsOfOffers } from './areOfOffers.ts';
import { areClasses, areMarkup } from './areForms.ts';
import { areCodes, areRowNumbers } from './areCodes.ts';
import { areGtins, areNoGtins } from './areGtins.ts';
import { areMakers } from './areMakers.ts';
import { areMerged, namedIn } from './areGroups.ts';
import { areNames, areNamesOfKinds } from './areNames.ts';
import { arePapers, arePictures } from './areFiles.ts';
import { areTariffNumbers } from './areTariffNumbers.ts';
import { areArticleNumbers, areLeadingNumbers } from './areArticleNumbers.ts';
import { fitField } from './fitField.ts';
import { areInOtherLanguage, languageOfTexts, languageOfWords } from '../languageOfTexts.ts';

const cell = (text: string): SheetCell => ({ column: 1, kind: 'text', text, value: text });
const column = (...texts: string[]): ColumnValues => ({ cells: texts.map(cell), rows: texts.length });

it('GTINs are known by their check digits, and what is called so and is none is not', () => {
  expect(areGtins(column('7612345678900', '4006381333931', '4017212365281'))).toBe(true);
  expect(areGtins(column('7612345678901', '4006381333932', '4017212365282'))).toBe(false);
  expect(areNoGtins(column('1501-20-C101', '1501-20-C102', '1832-15-L303'))).toBe(true);
  expect(areNoGtins(column('7612345678901', '4006381333932', '4017212365282'))).toBe(false);
});

it('Many numbers most of which are no GTINs are another thing, a few wrong ones are faults (behaviour B685)', () => {
  const others = ['30008582', '300706181', '300706191', '015G3090', '111003001', 're14563571001', 'vg268367'];
  const real = ['7612345678900', '4006381333931', '4017212365281'];
  expect(areNoGtins(column(...others, ...real))).toBe(true);
  expect(areNoGtins(column(...others.slice(0, 3), ...real, ...real, ...real))).toBe(false);
  expect(areNoGtins(column(...real, ...Array<string>(9).fill('4.017212E+12')))).toBe(false);
});

it('Article numbers are another one in each row, and neither amounts nor places of a list', () => {
  expect(areCodes(column('A-100', 'A-101', 'A-102'))).toBe(true);
  expect(areCodes(column('A-100', 'A-100', 'A-102'))).toBe(false);
  expect(areCodes(column('12.50', '13.20', '99.90'))).toBe(false);
  expect(areCodes(column('1', '2', '3'))).toBe(false);
  expect(areCodes({ ...column('A-1', 'A-2', 'A-3'), rows: 9 })).toBe(false);
});

it('Names are words, hardly ever the same', () => {
  expect(areNames(column('Pendelleuchte Acorn', 'Wandleuchte Arco', 'Stehleuchte Toio'))).toBe(true);
  expect(areNames(column('weiss', 'schwarz', 'weiss'))).toBe(false);
});

it('Names of kinds come for several products, and how a shop sells something is no group of it', () => {
  expect(areNamesOfKinds(column('Eckzarge', 'Eckzarge', 'Blockzarge MW 100', 'Umfassungszarge'))).toBe(true);
  expect(areNamesOfKinds(column('Eckzarge', 'Eckzarge', 'Eckzarge', 'Eckzarge'))).toBe(false);
  expect(areKindsOfOffers(column('simple', 'configurable', 'simple, virtual'))).toBe(true);
  expect(areKindsOfOffers(column('Türen', 'Zargen', 'simple'))).toBe(false);
});

it('Amounts have a currency beside them, pictures an address that ends like one', () => {
  expect(areAmounts(column('370.00 €', '375.00 €', 'CHF 12.-'))).toBe(true);
  expect(areAmounts(column('370.00', '375.00', '12.50'))).toBe(false);
  expect(arePictures(column('https://a.ch/b.jpg', 'https://a.ch/c.png?w=3'))).toBe(true);
  expect(arePictures(column('https://a.ch/datenblatt.pdf'))).toBe(false);
});

it('Classes of ETIM, papers, texts with markup and names of makers are known by their form (behaviour B403)', () => {
  expect(areClasses(column('EC011344', 'EC011345', 'ec010939'))).toBe(true);
  expect(areClasses(column('EC011344', 'Kugelhahn', 'DN 20'))).toBe(false);
  expect(arePapers(column('DS-1.pdf', 'https://a.ch/b.pdf?v=2'))).toBe(true);
  expect(arePapers(column('https://a.ch/b', '12'))).toBe(false);
  expect(areMarkup(column('<p>Eins</p>', 'a<br/>b', '<ul><li>c</li></ul>'))).toBe(true);
  expect(areMarkup(column('a < b', 'c > d', 'e'))).toBe(false);
  expect(areMakers(column('Similor AG', 'Geberit', 'Viega GmbH'))).toBe(true);
  expect(areMakers(column('10023', '10024', '10025'))).toBe(false);
});

it('A name with a figure in it is no number of an article, and a class no category', () => {
  expect(areCodes(column('Tubo DN 20', 'Tubo DN 25', 'Tubo DN 32'))).toBe(false);
  const index = new NameIndex([{ sid: 'a', names: ['EI90'] }]);
  expect(namedIn(column('EI90'), index)).toEqual({ count: 0, of: 1 });
});

it('A category that stands once for the rows below it is told from one that is missing', () => {
  const index = new NameIndex([
    { sid: 'a', names: ['Leuchten'] },
    { sid: 'b', names: ['Fenster'] },
  ]);
  const values = { ...column('Leuchten', 'Fenster'), rows: 10 };
  expect(areMerged(values, index, values.cells[0])).toBe(true);
  expect(areMerged(values, index, undefined)).toBe(false);
  const twice = { ...column('Leuchten', 'Leuchten'), rows: 10 };
  expect(areMerged(twice, index, twice.cells[0])).toBe(false);
});

it('The language of texts is told by small words, and only beyond doubt', () => {
  expect(
    languageOfTexts(column(...Array.from({ length: 6 }, (_, at) => `EN ${at + 300} 4131X`))),
  ).toBeUndefined();
  expect(languageOfTexts(column('Fenster mit Rahmen aus Holz', 'Tür für innen und außen, weiß'))).toBe('de');
  expect(languageOfTexts(column('Boîte de dérivation avec couvercle', 'Prise pour montage sur rail'))).toBe(
    'fr',
  );
  expect(
    languageOfTexts(column('Maniglia con rosetta in ottone', 'Vite per legno, senza testa della serie')),
  ).toBe('it');
  expect(languageOfTexts(column('ACORN PICCOLO', 'SYSTEM 55'))).toBeUndefined();
});

it.each([
  ['26.5 dB(A)', '33', '47', '52', '61'],
  ['600x560x550', '820 x 600', '40x40', '60 x 30', '20x10'],
  ['1.0000', '2.0000', '10.0000', '4.0000', '5.0000'],
  ['R290', 'R32', 'R 410A', 'R454C', 'R513A'],
  ['<19', '<22', '16', '<25', '13'],
  ['G 3/8', '1/2" AG', 'DN 15', 'DN 20', 'M8'],
  ['150.000,00', '129.400,00', '174.700,00', '82.800,00', '9.100,00'],
  ['bis 40 kg/m²', 'bis 45 kg/m²', 'bis 15 kg/m²', 'bis 12 kg/m²', 'bis 8 kg/m²'],
])(
  'What measures or counts below an unknown heading numbers no articles: %s, %s (behaviour B519)',
  (...texts) => {
    expect(areArticleNumbers(column(...texts))).toBe(false);
  },
);

it.each([
  ['Spanish', 'Tubo de acero con rosca para agua', 'Válvula de bola sin palanca para el gas', 'Llave y caño'],
  [
    'Portuguese',
    'Tubo de aço com rosca para água',
    'Válvula sem alavanca para o gás',
    'Torneira da cozinha em latão',
  ],
  ['Dutch', 'Buis met schroefdraad voor water', 'Kraan zonder hendel voor het gas', 'Slang van een rol'],
  ['Polish', 'Rura do wody z gwintem', 'Zawór kulowy bez dźwigni dla gazu', 'Wąż ogrodowy na bębnie, żółty'],
  ['Russian', 'Труба стальная', 'Кран шаровой', 'Шланг садовый на катушке'],
])('Texts in %s are in none of our languages (behaviour B680)', (_, ...texts) => {
  expect(areInOtherLanguage(column(...texts))).toBe(true);
  expect(languageOfTexts(column(...texts))).toBeUndefined();
});

it.each([
  [
    'Boîte de dérivation en PVC',
    'Prise de courant pour rail',
    'Câble de terre en cuivre',
    'Tube de la gamme',
  ],
  ['Maniglia con rosetta in ottone', 'Vite per legno', 'Tubo di rame da 15', 'Valvola a sfera con leva'],
  ['Konvektor el. weiss', 'Heizung el. schwarz', 'Boiler el.', 'Ofen el.', 'Kessel el.', 'Platte el.'],
  ['Hose on a reel', 'Valve with lever and nut', 'Pipe for water', 'Elbow without thread'],
])('Texts in ours are in no other, also where these share their little words: %s', (...texts) => {
  expect(areInOtherLanguage(column(...texts))).toBe(false);
});

it('Codes below an unknown heading number articles, few of them if they are alike (behaviour B519)', () => {
  expect(areArticleNumbers(column('010001', '010002', '010017', '070068', '070069'))).toBe(true);
  expect(areArticleNumbers(column('K-17', 'K-18', 'K-19'))).toBe(true);
  expect(areArticleNumbers(column('BSW20', 'BSW10', 'M-GP02'))).toBe(false);
});

it.each([
  [
    'articleNumber',
    ['Schloss mit 2 Schlüsseln', 'Ersatzschlüssel nach Nummer', 'Namensschild aus Edelstahl'],
  ],
  ['customsTariffNumber', ['38', '120', '310']],
  ['productLine', ['1', '2', '3']],
  ['title', ['4 x 40/24', '4 x 50/30', '5 x 60/36']],
  ['orderQuantity', ['nach Wunsch', 'auf Anfrage', 'siehe Text']],
])('No %s are %j, whatever stands above them (behaviour B519)', (field, texts) => {
  expect(fitField(column(...texts), field)).toBe(false);
});

it('The small words of a heading tell its language, if they are of one alone', () => {
  expect(languageOfWords('Grilles et bouches')).toBe('fr');
  expect(languageOfWords('Gitter und Ventile')).toBe('de');
  expect(languageOfWords('Gitter')).toBeUndefined();
});

it('Numbers of a customs tariff are the same for several articles, and of a chapter of goods (behaviour B577)', () => {
  expect(areTariffNumbers(column('84818081', '84818081', '84813091'))).toBe(true);
  expect(areTariffNumbers(column('7412.20.00', '7412.20.00', '3917 40 00'))).toBe(true);
  expect(areTariffNumbers(column('84818081', '84818082', '84813091'))).toBe(false);
  expect(areTariffNumbers(column('01010100', '01010100', '02020200'))).toBe(false);
});

it('Addresses, files and markup name nothing, and a drawing beside papers is one of them', () => {
  expect(areNames(column('anna@firma.example', 'bert@firma.example', 'carla@firma.example'))).toBe(false);
  expect(areNames(column('MB_2050_rechts.pdf', 'MB_2051_links.pdf', 'MB_4410.dwg'))).toBe(false);
  expect(arePapers(column('MB_2050.pdf', 'MB_2050.pdf', 'MB_4410.dwg'))).toBe(true);
});

it('What a database counts is told from codes of one shape that lead each row (behaviour B577)', () => {
  expect(areRowNumbers(column('4129', '4123', '4126'))).toBe(true);
  expect(areRowNumbers(column('t-4129', 't-4123', 't-4126'))).toBe(false);
  expect(areLeadingNumbers(column('0108', '0109', '0112', '0120', '0125'))).toBe(true);
  const betweenGroups = column('2500', '2505', '2510', '2530', '2540');
  expect(areLeadingNumbers({ ...betweenGroups, rows: 7 })).toBe(true);
  expect(areLeadingNumbers({ ...betweenGroups, rows: 9 })).toBe(false);
  expect(areLeadingNumbers(column('101', '102', '103', '104', '105'))).toBe(false);
  expect(areLeadingNumbers(column('12', '7', 'Tür', '90 x 200', '15'))).toBe(false);
});

it('Sizes are no groups, whatever stands above them', () => {
  expect(fitField(column('S', 'M', 'L', 'XL', '2XL', '3XL'), 'mainCategory')).toBe(false);
  expect(fitField(column('LED', 'Masten', 'M', 'Zubehör', 'Kabel', 'Rohre'), 'mainCategory')).toBe(true);
});

it('Texts of which some are longer than a second title may be are none', () => {
  const short = ['weiss', 'matt', 'mit Griff', 'ohne Griff', 'breit'];
  expect(fitField(column(...short), 'subTitle')).toBe(true);
  expect(fitField(column(...short, 'Leise. '.repeat(40)), 'subTitle')).toBe(false);
});
