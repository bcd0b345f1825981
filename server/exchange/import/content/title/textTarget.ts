import { importedField } from '../../importedFields.ts';
import type { ColumnTarget } from '../../target.ts';
import type { JudgedColumn } from '../JudgedColumn.ts';

/** That text in the language of what the column is taken for, or called. */
export function textTarget(column: JudgedColumn, name: string): ColumnTarget {
  const { meaning, target = meaning.kind === 'target' ? meaning.target : undefined } = column;
  const of = target?.kind === 'field' ? target : {};
  return { ...of, kind: 'field', field: importedField(name) };
}
