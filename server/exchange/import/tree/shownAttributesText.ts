import type { category } from '../../../../resources/entities/category.ts';
import type { RowOf } from '../../../../resources/rowOf.ts';
import { listedIn } from '../records/listedIn.ts';
import type { Meanings } from '../vocabulary/readMeanings.ts';

/** The attributes that a category shows. */
export type Shown = RowOf<typeof category>['shownAttributes'];

const uses = ['filter', 'column', 'none'] as const;

/** The attributes that a category shows, as a cell has them: `feuerwiderstand; breite [cm] (filter); farbe (column)`. */
export function shownAsText(shown: Shown): string {
  return shown
    .map(
      ({ attribute, isFilter, isColumn, unit }) =>
        `${attribute}${unit ? ` [${unit}]` : ''}${suffix(isFilter, isColumn)}`,
    )
    .join('; ');
}

/** The same, read: what has nothing behind it is a filter and a column. What it says already stays as it is stored. */
export function shownIn(text: string, meanings: Pick<Meanings, 'attribute'>, before: Shown = []): Shown {
  const said = listedIn(text).map((part) => {
    const use = uses.find((one) => part.endsWith(`(${one})`));
    const shown = use ? part.slice(0, -use.length - 2).trim() : part;
    const [, named = shown, unit] = /^(.+?)\s*\[([^\]]+)\]$/.exec(shown) ?? [];
    return {
      attribute: meanings.attribute(named),
      isFilter: use === undefined || use === 'filter',
      isColumn: use === undefined || use === 'column',
      ...(unit && { unit: unit.trim() }),
    };
  });
  return shownAsText(said) === shownAsText(before) ? before : said;
}

function suffix(isFilter?: boolean | null, isColumn?: boolean | null): string {
  if (isFilter && isColumn) return '';
  if (isFilter) return ' (filter)';
  return isColumn ? ' (column)' : ' (none)';
}
