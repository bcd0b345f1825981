import { foldedWords } from '../../../find/query/fold.ts';
import { importedField } from '../importedFields.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { areNames, areNamesOfKinds } from './holds/areNames.ts';
import { areShared } from './holds/areShared.ts';
import { because, doubt, isField, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

const nearlyAll = 0.9;
const mostAlike = 0.6;
const moreDifferent = 1.5;
/** `Anleitung` and `Anleitungen` begin alike. */
const stem = 5;

/**
 * Where several articles share what is called their name, `Häkelnadel Metall`, or some have none, and another column has one for each that
 * begins with the same word, `Häkelnadel mit Griff 1,50 mm`, that is theirs (behaviour B787).
 */
export function preferOwnTitle(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const [shared, second] = columns.filter((column) => isField(column, 'title'));
  if (!shared || second || isSaid(shared) || shared.target?.kind !== 'field') return;
  if (!areShared(shared.values) && isFull(shared)) return;
  const begun = rows.in(shared.cell.column).map(firstWord);
  const fewest = rows.differentIn(shared.cell.column) * moreDifferent;
  const [own, another] = columns.filter((column) => {
    const { target, meaning, values, cell } = column;
    const areTitles = areNames(values) || areNamesOfKinds(values);
    if (target || !['unknown', 'unsure'].includes(meaning.kind) || !areTitles || !isFull(column))
      return false;
    if (rows.differentIn(cell.column) < fewest) return false;
    const names = rows.in(cell.column).map(firstWord);
    const both = names.filter((name, at) => name !== '' && begun[at] !== '');
    const alike = names.filter((name, at) => name !== '' && name === begun[at]);
    return alike.length >= Math.max(1, both.length * mostAlike);
  });
  if (!own || another) return;
  const { language } = shared.target;
  const title = { kind: 'field', field: importedField('title'), ...(language && { language }) } as const;
  take(own, title, because('names'));
  doubt(shared, because('not-unique'));
}

function isFull({ values: { cells, rows } }: JudgedColumn): boolean {
  return cells.length >= rows * nearlyAll;
}

function firstWord(text: string): string {
  return (foldedWords(text)[0] ?? '').slice(0, stem);
}
