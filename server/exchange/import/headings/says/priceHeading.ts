import { readWords } from '../words/readWords.ts';

/** Is this the heading of a price, a discount or an amount of money? Those belong to the offers of retailers. */
export function isPriceHeading(heading: string): boolean {
  return readWords(heading)?.field === 'offers';
}
