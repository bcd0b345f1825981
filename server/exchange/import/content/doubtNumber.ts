import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { ranks } from '../headings/ranks.ts';
import { targetKey } from '../target.ts';
import { areArticleNumbers } from './holds/areArticleNumbers.ts';
import { areRunning } from './composed/areRunning.ts';
import type { Composition } from './composed/Composition.ts';
import { shareOf, most } from './holds/ColumnValues.ts';
import { areDifferent } from './holds/areShared.ts';
import { because, fieldTarget, propose, type JudgedColumn } from './JudgedColumn.ts';
import { numbersArticles } from './numbersArticles.ts';
import { sidesOf } from './sidesOf.ts';

const nearlyAll = 0.98;
const longest = 24;

/**
 * Where no heading numbers the articles for sure, proposes what may number them as well: a column with another code in each row, or
 * one that is called so. A list under other numbers is one of other products, so that somebody is asked (behaviour B652).
 */
export function doubtNumber(columns: readonly JudgedColumn[], { number }: Composition): void {
  const key = number ? undefined : columns.find(numbersArticles);
  if (!key && !number) return;
  if (key && isTold(key)) return;
  const letters = key ? [key.letter] : (number?.parts ?? []).map(({ letter }) => letter);
  const beside = new Set(sidesOf(columns).flat());
  for (const column of columns) {
    const isAlone = letters.length === 1 && letters[0] === column.letter;
    if (isAlone || beside.has(column) || !mayNumber(column)) continue;
    column.proposals = column.proposals.filter(({ target }) => targetKey(target) !== 'articleNumber');
    propose(column, fieldTarget('articleNumber'), because('other-number', { column: letters.join(', ') }));
  }
}

/** Does its heading say it, or what other columns repeat of it? */
function isTold({ how, rank, reason }: JudgedColumn): boolean {
  return how === 'content' ? reason?.code !== 'codes' : rank <= ranks.words;
}

function mayNumber(column: JudgedColumn): boolean {
  const { target, reason, values } = column;
  const isFull = values.cells.length > 0 && values.cells.length >= values.rows * nearlyAll;
  return (
    !target &&
    reason === null &&
    isFull &&
    areDifferent(values) &&
    !areRunning(values) &&
    !areRunning({ ...values, cells: values.cells.toReversed() }) &&
    (isCalledSo(column) || areArticleNumbers(values) || shareOf(values, isOfSigns) >= most)
  );
}

/** `PR-PE`, `CAT-60PL`: in capitals and figures, without blanks. */
function isOfSigns({ text }: SheetCell): boolean {
  const code = text.trim();
  return code.length <= longest && /^[\p{Lu}\d][\p{Lu}\d./_-]+$/u.test(code) && /\p{Lu}/u.test(code);
}

/** Does the heading say it, or that among others? */
function isCalledSo({ meaning }: JudgedColumn): boolean {
  const targets =
    meaning.kind === 'target' ? [meaning.target] : meaning.kind === 'unsure' ? meaning.targets : [];
  return targets.some((target) => ['articleNumber', 'sid'].includes(targetKey(target)));
}
