import { wordsOf } from '../../headings/words/Lexicon.ts';
import { pathSign } from './pathSign.ts';

/**
 * The headings of paths of names, without the elements that only hold others together, `Stammdaten.Artikelnummer`, where nothing
 * else is called so.
 * @param whole which stay as they are
 */
export function plainHeadings(
  paths: readonly string[],
  whole: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const shortened = paths.map((path) => [path, whole.has(path) ? shown(path) : plain(path)] as const);
  const byPlain = Map.groupBy(shortened, ([, short]) => short.toLowerCase());
  return new Map(
    shortened.map(([path, short]) => [
      path,
      byPlain.get(short.toLowerCase())?.length === 1 ? short : shown(path),
    ]),
  );
}

function shown(path: string): string {
  return path.replaceAll(pathSign, '.');
}

function plain(path: string): string {
  const parts = path.split(pathSign);
  const at = parts.findIndex((part, place) => place === parts.length - 1 || saysSomething(part));
  return parts.slice(at).join('.');
}

function saysSomething(part: string): boolean {
  return wordsOf(part).some(({ roles }) => [...roles].some((role) => role !== 'filler'));
}
