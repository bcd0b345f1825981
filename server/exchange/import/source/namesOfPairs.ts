import type { SheetRow } from '../../../base/workbook/sheetRow.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import { isBlank } from '../CellValue.ts';
import { nameKey } from '../catalogue/nameKey.ts';

const names: ReadonlySet<string> = new Set(foldedWords('name names nom nome bezeichnung label key'));
const values: ReadonlySet<string> = new Set(
  foldedWords('wert werte value values valeur valeurs valore valori'),
);
/** `Wert(e)`, `de l’attribut`: what is left of words says nothing. */
const shortest = 2;
const little: ReadonlySet<string> = new Set(['de', 'di', 'du', 'of', 'des', 'del']);

/**
 * How columns of values are called by the column of names beside them, `Option1 Name` and `Option1 Value`, where all rows name the same:
 * by the number of the column. Where they name different things a column is none of these.
 */
export function namesOfPairs(header: SheetRow, sample: readonly SheetRow[]): ReadonlyMap<number, string> {
  const parts = header.cells.flatMap(({ column, text }) => {
    const words = foldedWords(text).filter(
      (word) => (word.length >= shortest || /\d/.test(word)) && !little.has(word),
    );
    const isName = words.some((word) => names.has(word));
    const isValue = words.some((word) => values.has(word));
    const rest = words.filter((word) => !names.has(word) && !values.has(word)).join(' ');
    return isName !== isValue && /\d/.test(rest) ? [{ column, isName, rest }] : [];
  });
  const rows = sample.filter(({ row }) => row > header.row);
  const found = parts.flatMap(({ column, isName, rest }) => {
    const named = isName ? undefined : parts.find((part) => part.isName && part.rest === rest);
    const said = named ? textsIn(rows, named.column) : [];
    const [first] = said;
    const isOne = first !== undefined && said.every((text) => nameKey(text) === nameKey(first));
    return isOne ? [[column, first] as const] : [];
  });
  return new Map(found);
}

function textsIn(rows: readonly SheetRow[], column: number): string[] {
  return rows.flatMap(({ cells }) =>
    cells.filter((cell) => cell.column === column && !isBlank(cell)).map(({ text }) => text.trim()),
  );
}
