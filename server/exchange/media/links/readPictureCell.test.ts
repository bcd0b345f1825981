import { expect, it } from 'vitest';
import { readPictureCell } from './readPictureCell.ts';

const hash = 'a1'.repeat(32);

it.each([
  ['https://a.example/1.jpg', ['https://a.example/1.jpg']],
  [
    'https://a.example/1.jpg, https://a.example/2.jpg;https://a.example/3.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg'],
  ],
  [
    'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  ['https://a.example/1.jpg https://a.example/1.jpg', ['https://a.example/1.jpg']],
  ['https://a.example/w_300,h_200/1.jpg', ['https://a.example/w_300,h_200/1.jpg']],
  ['www.a.example/1.jpg | //b.example/2.png', ['https://www.a.example/1.jpg', 'https://b.example/2.png']],
  ['12345_1.jpg, 12345_2.jpg', ['12345_1.jpg', '12345_2.jpg']],
  ['Bild eins.jpg;C:\\Fotos\\zwei.PNG', ['Bild eins.jpg', 'zwei.PNG']],
  ['a.jpg,b.pdf', ['a.jpg', 'b.pdf']],
  ['0308307', ['0308307']],
  ['Bilder\\Ablauf\\360.056.16.1', ['360.056.16.1']],
])('%s names %s', (text, links) =>
  expect(readPictureCell(text)).toEqual({ hashes: [], stored: [], links, unknown: [] }),
);

it('Pictures that are stored here are named by their hash or address; what is nothing of all that is told', () => {
  expect(readPictureCell(`${hash}, /api/image/productImage/${hash}/576 ja`)).toEqual({
    hashes: [hash],
    stored: [{ kind: 'productImage', hash, address: null }],
    links: [],
    unknown: [],
  });
  const [picture, file] = [
    `https://a.example/api/image/productMedia/${hash}/full?type=jpeg`,
    `https://a.example/api/file/${hash}`,
  ];
  expect(readPictureCell(`${picture}; ${file}`).stored).toEqual([
    { kind: 'productMedia', hash, address: picture },
    { kind: 'file', hash, address: file },
  ]);
  expect(readPictureCell('siehe Katalog; ftp://a.example/1.jpg').unknown).toEqual(['siehe Katalog']);
});
