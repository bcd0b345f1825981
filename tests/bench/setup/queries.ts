import { chance } from '../../../demo/random.ts';
import type { BenchProduct } from './products.ts';

/** What somebody types: beginnings, words, two words, dropped umlauts, slips, parts of compounds, codes. */
const ways: ((product: BenchProduct, nth: number) => string)[] = [
  ({ title }, nth) => title.de.slice(0, 4 + Math.floor(chance(nth, 50) * 4)),
  ({ title }) => title.de.split(' ')[0] ?? '',
  ({ title }) => title.de.split(' ').slice(0, 2).join(' '),
  ({ title, subTitle }) => `${title.de.split(' ').at(-1)} ${subTitle.de.split(',')[0]?.slice(0, 5)}`,
  ({ subTitle }) => subTitle.de.replace('ä', 'a').replace('ö', 'o').replace('ü', 'u').slice(0, 9),
  ({ title }) => swapped(title.de.split(' ')[0] ?? ''),
  ({ title }) => (title.de.split(' ')[0] ?? '').slice(-6),
  ({ gtins }) => gtins[0] ?? '',
  ({ articleNumber }) => articleNumber.replaceAll('.', ' '),
  ({ subTitle }) => subTitle.de.split(', ')[1]?.replace('×', ' x ') ?? '',
];

/** So many typed texts for products spread over the catalogue. */
export function typedTexts(products: Iterable<BenchProduct>, every: number): string[] {
  const texts: string[] = [];
  let index = 0;
  for (const product of products) {
    if (index % every === 0) {
      const nth = index / every;
      texts.push((ways[nth % ways.length] as (typeof ways)[number])(product, nth));
    }
    index += 1;
  }
  return texts;
}

function swapped(word: string): string {
  const middle = Math.floor(word.length / 2);
  return word.slice(0, middle) + (word[middle + 1] ?? '') + (word[middle] ?? '') + word.slice(middle + 2);
}
