import { because, doubt, fieldTarget, isField, propose, type JudgedColumn } from './JudgedColumn.ts';

const type = /^(?:typ|types?|tipo|typen)\.?$/i;

/** Is it called `Typ` and nothing else? */
export function isType({ cell }: Pick<JudgedColumn, 'cell'>): boolean {
  return type.test(cell.text.trim());
}

/**
 * `Typ` alone is what its author likes: a property, the group, a series or a model. Nothing else says which, so that it is asked
 * (behaviour B752).
 */
export function doubtTypes(columns: readonly JudgedColumn[]): void {
  for (const column of columns) {
    const { target, how } = column;
    const isText = target?.kind === 'attribute' && target.attribute.kind === 'text';
    if (!isText || how !== 'heading' || !isType(column)) continue;
    doubt(column, because('heading'));
    if (!columns.some((other) => isField(other, 'mainCategory')))
      propose(column, fieldTarget('mainCategory'), because('heading'));
  }
}
