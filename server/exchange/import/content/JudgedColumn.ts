import type { ColumnReason, UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { importedField } from '../importedFields.ts';
import { ranks } from '../headings/ranks.ts';
import type { Meaning } from '../headings/Meaning.ts';
import { offeredBy } from './offeredBy.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import type { ColumnValues } from './holds/ColumnValues.ts';

/** A column with what its heading means and what it holds, and what it is taken for. */
export interface JudgedColumn {
  cell: SheetCell;
  letter: string;
  meaning: Meaning;
  values: ColumnValues;
  /** Nothing where it is not read. */
  target: ColumnTarget | undefined;
  /** How sure the heading is of it, as `ranks` say. */
  rank: number;
  how: UnderstoodColumn['how'];
  reason: ColumnReason | null;
  /** What it could be. */
  proposals: { target: ColumnTarget; reason: ColumnReason }[];
}

/** What a heading alone says. */
export function judgedByHeading(
  cell: SheetCell,
  letter: string,
  meaning: Meaning,
  values: ColumnValues,
): JudgedColumn {
  const column = {
    cell,
    letter,
    meaning,
    values,
    target: undefined,
    rank: Infinity,
    how: null,
    reason: null,
  };
  if (meaning.kind === 'offers')
    return { ...column, how: 'heading', reason: because('offers'), proposals: [] };
  if (meaning.kind === 'raw')
    return { ...column, how: 'confirmed', reason: because('confirmed'), proposals: [] };
  // By its name in our own files, or because somebody said so.
  if (meaning.kind === 'ignored') return { ...column, how: 'heading', proposals: [] };
  if (meaning.kind === 'unsure')
    return {
      ...column,
      proposals: meaning.targets.map((target) => ({
        target,
        reason: because(meaning.isSaidElsewhere ? 'said-elsewhere' : 'similar'),
      })),
    };
  if (meaning.kind === 'ambiguous')
    return {
      ...column,
      proposals: offeredBy(meaning).map((target) => ({ target, reason: because('similar') })),
    };
  if (meaning.kind !== 'target') return { ...column, proposals: [] };
  const { target, rank } = meaning;
  const how = howOf(rank);
  return { ...column, target, rank, how, reason: because(how), proposals: [] };
}

/** By what a heading of that rank is understood. */
function howOf(rank: number): 'confirmed' | 'format' | 'heading' {
  if (rank === ranks.mapped) return 'confirmed';
  return rank === ranks.format ? 'format' : 'heading';
}

/** A reason; its sentence stands in `imports:reasons`. */
export function because(code: string, values: ColumnReason['values'] = {}): ColumnReason {
  return { code, values };
}

/** Takes the column for that. */
export function take(column: JudgedColumn, target: ColumnTarget, reason: ColumnReason): void {
  column.target = target;
  column.how = 'content';
  column.reason = reason;
  column.proposals = column.proposals.filter(({ target: other }) => targetKey(other) !== targetKey(target));
}

/** Says what the column is that is none of ours: nobody is asked about it. */
export function explain(column: JudgedColumn, reason: ColumnReason): void {
  column.target = undefined;
  column.how ??= 'content';
  column.reason = reason;
  column.proposals = [];
}

/** Only proposes what the column was taken for. */
export function doubt(column: JudgedColumn, reason: ColumnReason): void {
  if (!column.target) return;
  propose(column, column.target, reason);
  column.target = undefined;
  column.how = null;
  column.reason = null;
}

/** Proposes something that the column could be, once. */
export function propose(column: JudgedColumn, target: ColumnTarget, reason: ColumnReason): void {
  if (column.proposals.some((each) => targetKey(each.target) === targetKey(target))) return;
  column.proposals.push({ target, reason });
}

/** Did somebody say so, whom nothing that a column holds can contradict? */
export function isSaid({ rank }: JudgedColumn): boolean {
  return rank <= ranks.format;
}

/** Is it taken for that field, in whatever language? */
export function isField({ target }: JudgedColumn, name: string): boolean {
  return target?.kind === 'field' && target.field.name === name;
}

/** Does its heading leave open whether it is that, and nothing else? */
export function maySay({ meaning }: JudgedColumn, field: string): boolean {
  return meaning.kind === 'unsure' && meaning.targets.every((each) => targetKey(each) === field);
}

/** A target that is a field without a language. */
export function fieldTarget(name: string): ColumnTarget {
  return { kind: 'field', field: importedField(name) };
}
