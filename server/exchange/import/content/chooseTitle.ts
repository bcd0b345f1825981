import { ranks } from '../headings/HeadingIndex.ts';
import { saysItemAlone } from '../headings/saysItemAlone.ts';
import { importedField } from '../importedFields.ts';
import type { ColumnTarget } from '../target.ts';
import type { Language } from '../../../../resources/languages.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { isKey } from '../source/isKey.ts';
import { areNames, averageLength } from './judgeContent.ts';
import { fewestValues } from './ColumnValues.ts';
import { because, isField, isSaid, propose, take, type JudgedColumn } from './JudgedColumn.ts';

/** What is longer describes. */
const longestTitle = 120;
/** What lists of products have besides texts; a list that only brings descriptions has none of them. */
/** A list has at least so many columns; one that brings descriptions alone has two. */
const fewestOfLists = 4;
const ofLists = ['mainCategory', 'gtins', 'orderUnit', 'brand'];

/**
 * Which column is the title where none is called so (behaviour B323): what is called description in a price list, the
 * shortest if there are several; else what is called article and holds names; else the only column of names.
 */
export function chooseTitle(columns: readonly JudgedColumn[], language: Language): void {
  if (columns.some((column) => isField(column, 'title'))) return;
  const title = (column: JudgedColumn): ColumnTarget => {
    const { target } = column;
    const of = target?.kind === 'field' && target.language ? target : { language };
    return { ...of, kind: 'field', field: importedField('title') };
  };
  const isList = columns.some(
    (column) => column.meaning.kind === 'offers' || ofLists.some((name) => isField(column, name)),
  );
  const article = columns.find(
    ({ target, cell, values }) =>
      !target && saysItemAlone(cell.text) && (values.cells.length < fewestValues || areNames(values)),
  );
  const hasKey = columns.some(({ target }) => target && isKey(target));
  if (article && hasKey) return take(article, title(article), because('only-text'));
  const [shortest] = columns
    .filter((column) => isField(column, 'description') && !isSaid(column) && isShort(column))
    .filter(({ rank }) => isList || (rank > ranks.attribute && columns.length >= fewestOfLists))
    .toSorted((one, other) => averageLength(one.values) - averageLength(other.values));
  if (shortest) {
    take(shortest, title(shortest), because('only-text'));
    takeSecond(shortest, columns);
    return;
  }
  // `Typ` is what products are called where nothing else is.
  const typed = columns.filter((column) => isText(column) && !isSaid(column) && areNames(column.values));
  const [type, second] = typed;
  if (type && !second && isList && hasKey) return take(type, title(type), because('only-text'));
  const named = columns.filter(
    ({ target, meaning, values }) => !target && meaning.kind === 'unknown' && areNames(values),
  );
  const [only, another] = named;
  if (only && !another && isList && only.cell.text.trim() === '')
    return take(only, title(only), because('names'));
  for (const column of named) propose(column, title(column), because('names'));
}

/** `Description 2` says more beside the title `Description`. */
function takeSecond({ cell, target }: JudgedColumn, columns: readonly JudgedColumn[]): void {
  const second = columns.find(
    (column) => !column.target && nameKey(column.cell.text) === `${nameKey(cell.text)}2` && isShort(column),
  );
  if (!second || columns.some((column) => isField(column, 'subTitle')) || target?.kind !== 'field') return;
  const { language } = target;
  take(
    second,
    { kind: 'field', field: importedField('subTitle'), ...(language && { language }) },
    because('only-text'),
  );
}

function isText({ target }: JudgedColumn): boolean {
  return target?.kind === 'attribute' && target.attribute.kind === 'text';
}

function isShort({ values }: JudgedColumn): boolean {
  return values.cells.length === 0 || averageLength(values) <= longestTitle;
}
