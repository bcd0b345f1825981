import { because, doubt, fieldTarget, isField, propose, take, type JudgedColumn } from './JudgedColumn.ts';

const type = /^(?:typ|types?|tipo|typen)\.?$/i;

/** Shopify calls the group of a product so. */
const shop = ['Handle', 'Vendor', 'Type'];

/** Is it called `Typ` and nothing else? */
export function isType({ cell }: Pick<JudgedColumn, 'cell'>): boolean {
  return type.test(cell.text.trim());
}

/**
 * `Typ` alone is what its author likes: a property, the group, a series or a model. Nothing else says which, so that it is asked
 * (behaviour B752).
 */
export function doubtTypes(columns: readonly JudgedColumn[]): void {
  const isOfShop = shop.every((name) => columns.some(({ cell }) => cell.text.trim() === name));
  for (const column of columns) {
    const { target, how } = column;
    const isText = target?.kind === 'attribute' && target.attribute.kind === 'text';
    if (!isText || how !== 'heading' || !isType(column)) continue;
    doubt(column, because('heading'));
    const isGroup = isOfShop && !columns.some((other) => isField(other, 'mainCategory'));
    if (isGroup) take(column, fieldTarget('mainCategory'), because('heading'));
    else if (!columns.some((other) => isField(other, 'mainCategory')))
      propose(column, fieldTarget('mainCategory'), because('heading'));
  }
}
