import { defaultLanguage } from '../../../../resources/language/languages.ts';
import { HeadingIndex } from '../headings/HeadingIndex.ts';

let known: HeadingIndex | undefined;

/** Is a text a list in a single column, by its beginning? Nothing stands between its cells: its first line is a heading of ours. */
export function isOneColumn(text: string): boolean {
  const [first = '', ...rows] = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const heading = first.trim().replace(/^"(.*)"$/, '$1');
  if (rows.length === 0 || !/^\p{L}/u.test(heading)) return false;
  known ??= new HeadingIndex([]);
  const meaning = known.read(heading, defaultLanguage);
  return meaning.kind === 'target' && meaning.target.kind === 'field';
}
