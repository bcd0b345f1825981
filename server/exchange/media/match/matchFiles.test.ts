import { expect, it } from 'vitest';
import { matchFiles, type SentFile } from './matchFiles.ts';
import { matchPath } from './matchPath.ts';
import { documentKind, languageOfPath } from './mediaKind.ts';
import { ProductKeys } from './ProductKeys.ts';

const product = (articleNumber: string, gtins: string[] = [], sid = articleNumber.toLowerCase()) => ({
  sid,
  articleNumber,
  gtins,
});
const products = new ProductKeys([
  product('12345', ['07612345678900']),
  product('12345-1', [], 'zwilling'),
  product('AB/12 3'),
  product('N-1'),
  product('1-11', [], 'eins'),
  product('11-1', [], 'elf'),
  product('1'),
  product('00577364'),
  product('Türe 5', [], 'tuere-5'),
]);
const sidOf = (path: string) => matchPath(path, products).productSid;

it.each([
  ['12345.jpg', '12345'],
  ['12345_1.jpg', '12345'],
  ['12345_front.png', '12345'],
  ['12345 (2).JPG', '12345'],
  ['12345-1.jpg', 'zwilling'],
  ['12345-1_3.jpg', 'zwilling'],
  ['7612345678900-front.png', '12345'],
  ['07612345678900.png', '12345'],
  ['Foto 7612345678900.png', '12345'],
  ['Produktbild 12345 weiss.jpg', '12345'],
  ['ab_12-3_detail.tif', 'ab/12 3'],
  ['n-1.webp', 'n-1'],
  ['N_1_2.webp', 'n-1'],
  ['12345/vorne.jpg', '12345'],
  ['Bilder/12345 Fenster/IMG_0001.jpg', '12345'],
  ['12345/1.jpg', '12345'],
  ['1/12345.jpg', '12345'],
  ['1.jpg', '1'],
  ['00577364_a.jpg', '00577364'],
  ['577364.jpg', '00577364'],
  ['577364_2.jpg', '00577364'],
  ['0577364 (1).jpg', '00577364'],
  ['00012345-1.jpg', 'zwilling'],
  [`Tu\u0308re 5.jpg`, 'tuere-5'],
])('%s is of the product %s', (path, sid) => expect(sidOf(path)).toBe(sid));

it.each([
  'fenster.jpg',
  'IMG_12345.jpg',
  'DSC 12345.jpg',
  '7612345678901.jpg',
  '57736.jpg',
  'IMG_577364.jpg',
  '0001.jpg',
  '123456.jpg',
  '',
  '..jpg',
  '111.jpg',
])('%s is of none: a wrong one is worse', (path) => expect(sidOf(path)).toBe(null));

it('What could be several products says which', () => {
  expect(matchPath('111_2.jpg', products)).toMatchObject({ productSid: null, several: ['eins', 'elf'] });
  const twins = new ProductKeys([product('04711'), product('004711')]);
  expect(matchPath('4711_2.jpg', twins)).toMatchObject({ productSid: null, several: ['04711', '004711'] });
  expect(matchPath('04711_2.jpg', twins)).toMatchObject({ productSid: '04711' });
});

const file = (path: string, checksum: number): SentFile => ({ path, upload: 'u', bytes: 10, checksum });
const told = (files: SentFile[]) =>
  matchFiles(files, products)
    .map(({ path, state, number, reason }) => [path, state, reason ?? number].join(' '))
    .toSorted();

it('The pictures of a product stand in the order that their names say, the main one first', () => {
  const names = ['12345_10.jpg', '12345_2.jpg', '12345_seite.jpg', '12345_front.jpg', '12345_b.pdf'];
  expect(told(names.map((name, index) => file(name, index)))).toEqual([
    '12345_10.jpg proposed 2',
    '12345_2.jpg proposed 1',
    '12345_b.pdf proposed 0',
    '12345_front.jpg proposed 0',
    '12345_seite.jpg proposed 3',
  ]);
});

it('The same content twice for one product is told as double, what is no medium as left, the rest by its reason', () => {
  const files = [
    file('12345_1.jpg', 7),
    file('a/12345_2.jpg', 7),
    file('n-1.jpg', 7),
    file('liste.xlsx', 1),
    file('x.jpg', 2),
    file('111.png', 3),
  ];
  expect(told(files)).toEqual([
    '111.png unmatched several-products',
    '12345_1.jpg proposed 0',
    'a/12345_2.jpg double same-content',
    'liste.xlsx left no-medium',
    'n-1.jpg proposed 0',
    'x.jpg unmatched no-product',
  ]);
});

it('Of entries of the same name the last counts, the others are told; names that differ in case are two', () => {
  const files = [file('12345.jpg', 1), file('12345.jpg', 2), file('12345.JPG', 3)];
  const matched = matchFiles(files, products);
  expect(matched.map(({ checksum, state, reason }) => [checksum, state, reason])).toEqual([
    [1, 'double', 'same-name'],
    [2, 'proposed', null],
    [3, 'proposed', null],
  ]);
});

it('The name of a document says its kind and its language', () => {
  expect(
    [
      '12345_Datenblatt_fr.pdf',
      'Sicherheitsdatenblatt.pdf',
      'DoP 12345 it.pdf',
      'Montageanleitung-de-2.pdf',
      'a.pdf',
    ].map((name) => [documentKind(name), languageOfPath(name)]),
  ).toEqual([
    ['dataSheet', 'fr'],
    ['safetyDataSheet', null],
    ['declarationOfPerformance', 'it'],
    ['installation', 'de'],
    ['other', null],
  ]);
});

it('A file that an import has named without its ending is found with whichever it has', () => {
  const named = { name: '360.056.16.1', productSid: '12345', place: 'images' as const, number: 0 };
  const keys = new ProductKeys([product('12345')], [named]);
  const [found] = matchFiles([file('Ablauf/360.056.16.1.JPG', 1)], keys);
  expect(found).toMatchObject({ productSid: '12345', state: 'proposed' });
});
