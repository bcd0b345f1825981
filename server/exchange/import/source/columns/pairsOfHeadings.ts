import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { foldedWords } from '../../../../find/query/fold.ts';

/** By the numbers of their columns: what holds values, what names them in each row, and what measures them. */
export interface Pair {
  value: number;
  name: number;
  unit?: number;
}

type Part = 'name' | 'value' | 'unit';
const words: Record<Part, ReadonlySet<string>> = {
  name: new Set(foldedWords('name names nom nome nombre bezeichnung label key titel')),
  value: new Set(foldedWords('wert werte value values valeur valeurs valore valori valor')),
  unit: new Set(foldedWords('einheit unit units unite unita uom unidad')),
};
const parts = ['name', 'value', 'unit'] as const;
/** What is named so; alone, `Merkmal 1` beside `Wert 1`, it is the name. */
const subjects: ReadonlySet<string> = new Set(
  foldedWords(
    'merkmal merkmals eigenschaft attribut attribute attributs attributo caracteristique caracteristica caratteristica feature property spec option ft f',
  ),
);
/** `Wert(e)`, `de l’attribut`: what is left of words says nothing. */
const shortest = 2;
const little: ReadonlySet<string> = new Set(['de', 'di', 'du', 'of', 'des', 'del']);
/** As they are folded. */
const joined = /(?<=[a-z]|^f)(names?|bezeichnung|valus?|werte?|units?|einheit)$/;

interface Read {
  column: number;
  part: Part | undefined;
  /** What is left of its heading: the number that several pairs have, and what is named. */
  rest: string;
  number: string;
}

/** Columns of values with those that name them, by the number of the pair: `Option1 Name` and `Option1 Value`, `FNAME2`, `FVALUE2`. */
export function pairsOfHeadings({ cells }: SheetRow): Pair[] {
  const read = cells.flatMap(({ column, text }) => readPart(column, text) ?? []);
  return read.flatMap(({ part, column, rest, number }) => {
    if (part !== 'value') return [];
    const beside = (wanted: Part) =>
      read.find((each) => each.part === wanted && each.rest === rest) ??
      read.find((each) => each.part === wanted && each.number === number && isAlike(each.rest, rest));
    const name = beside('name') ?? read.find((each) => each.part === undefined && each.number === number);
    const unit = beside('unit');
    return name ? [{ value: column, name: name.column, ...(unit && { unit: unit.column }) }] : [];
  });
}

/** Is one only shorter: `Wert 1` beside `Merkmalname 1`? */
function isAlike(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}

function readPart(column: number, heading: string): Read | undefined {
  const said = foldedWords(heading.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .flatMap((word) => word.replace(joined, ' $1').trim().split(' '))
    .filter((word) => (word.length >= shortest || /[\df]/.test(word)) && !little.has(word));
  const number = said.filter((word) => /^\d+$/.test(word)).join(' ');
  const found = parts.filter((part) => said.some((word) => words[part].has(word)));
  if (number === '' || found.length > 1) return undefined;
  const rest = said.filter((word) => !parts.some((part) => words[part].has(word)));
  const isSubject = rest.every((word) => subjects.has(word) || /^\d+$/.test(word)) && rest.length > 1;
  if (found.length === 0 && !isSubject) return undefined;
  return { column, part: found[0], rest: rest.join(' '), number };
}
