import { Children, isValidElement, type ReactNode } from 'react';
import type { DataTableColumnProps } from 'react-admin';

/** A column as its cells need it. */
export interface ShownColumn {
  name: string;
  className: string;
  draw: NonNullable<DataTableColumnProps['render']>;
}

/** Of the columns of a table those that are not hidden, in their order. Each says itself how it is drawn. */
export function shownColumns(children: ReactNode, hidden: readonly string[]): ShownColumn[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<DataTableColumnProps>(child)) return [];
    const { source, label, align, render } = child.props;
    const name = source ?? String(label);
    if (!render || hidden.includes(name)) return [];
    const className = `RaDataTable-rowCell column-${name}${align === 'right' ? ' figures' : ''}`;
    return [{ name, className, draw: render }];
  });
}
