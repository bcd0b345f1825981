import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { shareOf, most } from '../holds/ColumnValues.ts';
import { areCodes } from '../holds/areCodes.ts';
import { averageLength } from '../holds/areNames.ts';
import { isType } from '../doubtTypes.ts';
import { areRunning } from './areRunning.ts';
import { isField, type JudgedColumn } from '../JudgedColumn.ts';
import { partOf, type Composition, type PartColumn } from './Composition.ts';
import { distinguishing } from './distinguishing.ts';
import { numberOfMatrix } from './numberOfMatrix.ts';
import type { SampledRows } from './SampledRows.ts';

const longestName = 60;
const longestDetail = 30;
/** A longer code is a number of something. */
const longestSize = 5;
const mostNames = 4;
const mostDetails = 3;
/** So many titles have to be different for them to name anything. */
const leastDiffering = 0.3;
const enoughDiffering = 0.97;
/** Of which products are called, in the order in which people say it. */
const leading: readonly string[] = ['brand', 'productLine'];
const named: readonly string[] = [...leading, 'subTitle'];

/**
 * The columns that say together what products are called where none does alone: maker, series and kind, with what tells those apart
 * that are alike; else the first sentence of a description (behaviour B615), or a number alone. Undefined where they name nothing.
 */
export function columnsOfTitle(
  columns: readonly JudgedColumn[],
  rows: SampledRows,
): Composition['title'] | undefined {
  if (columns.some((column) => isField(column, 'title'))) return undefined;
  const names = columns.filter(isName).slice(0, mostNames);
  const kinds = names.filter((column) => !leading.some((name) => isField(column, name)));
  const described = columns.find((column) => isField(column, 'description'));
  const sentence: PartColumn[] = described ? [{ ...partOf(described), isSentence: true }] : [];
  const group = kinds.length === 0 ? columns.find(isGroup) : undefined;
  if (kinds.length === 0 && (!group || described))
    return sentence.length > 0 ? { parts: sentence } : numberOfMatrix(columns);
  const base = inOrder([...names, ...(group ? [group] : [])]);
  const taken = base.map(({ cell }) => cell.column);
  const details = distinguishing(
    rows,
    taken,
    columns.filter((column) => !base.includes(column) && isDetail(column)),
    { most: mostDetails, enough: enoughDiffering },
  );
  const all = [...base, ...details];
  if (rows.differing(all.map(({ cell }) => cell.column)) >= leastDiffering) return { parts: all.map(partOf) };
  return sentence.length > 0 ? { parts: sentence } : undefined;
}

function inOrder(columns: readonly JudgedColumn[]): JudgedColumn[] {
  const placeOf = (column: JudgedColumn) => {
    const at = leading.findIndex((name) => isField(column, name));
    return at < 0 ? leading.length : at;
  };
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Words that most rows have, of which there are several: what stands in a column alike in every row names no product. */
function isName(column: JudgedColumn): boolean {
  const { target, meaning, values } = column;
  const isBrand = isField(column, 'brand');
  const isPossible = target
    ? named.some((name) => isField(column, name)) ||
      (target.kind === 'attribute' && target.attribute.kind === 'text')
    : (meaning.kind === 'unknown' || isType(column)) && column.reason === null;
  const different = new Set(values.cells.map(({ text }) => text.trim())).size;
  return (
    isPossible &&
    values.cells.length >= values.rows * most &&
    (isBrand || different > 1) &&
    averageLength(values) <= longestName &&
    !areCodes(values) &&
    shareOf(values, isWord) >= most
  );
}

function isWord({ text, kind }: SheetCell): boolean {
  return (
    kind === 'text' &&
    /\p{L}{2}/u.test(text) &&
    !/^(?:https?:|www\.)|\S@\S|^(?:true|false|yes|no|ja|nein|oui|non|si)$/i.test(text.trim())
  );
}

function isGroup(column: JudgedColumn): boolean {
  const { values } = column;
  return (
    isField(column, 'mainCategory') &&
    values.cells.length >= values.rows * most &&
    shareOf(values, isWord) >= most &&
    averageLength(values) <= longestName
  );
}

/** Sizes, colours and versions, and neither numbers of anything nor what is sold how. */
export function isDetail({ target, meaning, values, reason }: JudgedColumn): boolean {
  const isPossible = target
    ? target.kind === 'attribute' && target.attribute.unit !== 'Stk'
    : ['unknown', 'unsure', 'target'].includes(meaning.kind) && reason === null;
  return (
    isPossible &&
    values.cells.length > 0 &&
    averageLength(values) <= longestDetail &&
    !(areCodes(values) && averageLength(values) > longestSize) &&
    !areRunning(values) &&
    shareOf(values, ({ text, kind }) => kind === 'boolean' || kind === 'date' || /^https?:/i.test(text)) === 0
  );
}
