import { fitField, isDay } from './holds/fitField.ts';
import { shareOf, most, half } from './holds/ColumnValues.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { because, isField, maySay, type JudgedColumn } from './JudgedColumn.ts';
import { takeOnly } from './takeOnly.ts';

/** `nur bis`, `ult. vendita`, `Jusqu’à`, `last order`. */
const saysUntil =
  /(?<!\p{L})(?:bis|letzt\p{L}*|until|last|jusqu|dern|derni[eè]re?|fino|ult|ultim[oa])(?!\p{L})/iu;
/** `letzt. VK-Tag`, `dispo jusqu’au`: sales are spoken of where prices or stocks are too. */
const saysSale =
  /(?<!\p{L})(?:letzt\p{L}*|last|derni[eè]re?|ultim[oa]|ult|dispo\p{L}*|verf[uü]gbar|lieferbar|available)(?!\p{L})/iu;
/** How long a campaign or a price lasts says nothing of the article. */
const saysTerms = /aktion|action|promo|offert|angebot|g[uü]ltig|valid|valab|preis|pri[xc]|prezz/i;
const fewest = 2;

/**
 * A day that few articles have, and until when: the last one on which they are sold (behaviour B763); so is one that those have
 * in whose place others come (behaviour B772).
 */
export function takeEnding(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const areDays = (column: JudgedColumn) => {
    const values = { ...column.values, cells: column.values.cells.filter(({ text }) => !isNoDay(text)) };
    return (
      values.cells.length >= fewest &&
      values.cells.length <= values.rows * half &&
      shareOf(values, isDay) >= half &&
      fitField(values, 'endOfSale')
    );
  };
  takeOnly(columns, 'endOfSale', because('last-day'), (column) => {
    const { cell, meaning } = column;
    return (
      (meaning.kind === 'unknown' ||
        maySay(column, 'endOfSale') ||
        (['offers', 'other'].includes(meaning.kind) && saysSale.test(cell.text))) &&
      saysUntil.test(cell.text.replaceAll('_', ' ')) &&
      !saysTerms.test(cell.text) &&
      areDays(column)
    );
  });
  const successor = columns.find((column) => isField(column, 'successor'));
  if (!successor) return;
  const replaced = rows.in(successor.cell.column).map((text) => text !== '');
  const reason = because('day-of-replaced', { column: successor.letter });
  takeOnly(columns, 'endOfSale', reason, (column) => {
    const days = rows.in(column.cell.column).filter((_, at) => replaced[at]);
    const said = days.filter((text) => !isNoDay(text)).length;
    return (
      column.meaning.kind === 'unknown' && areDays(column) && said >= Math.max(fewest, days.length * most)
    );
  });
}

/** `0`, `00000000`, `-  -`: how programs write that there is none. */
function isNoDay(text: string): boolean {
  return /^[\s0./-]*$/.test(text);
}
