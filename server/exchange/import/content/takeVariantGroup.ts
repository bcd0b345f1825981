import { targetKey } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { because, isField, type JudgedColumn } from './JudgedColumn.ts';
import { plainNumber } from './plainNumber.ts';
import { takeOnly } from './takeOnly.ts';

const shortest = 3;
const nearlyAll = 0.9;
const fewestEach = 1.5;
const mostEach = 15;
const fewestGroups = 3;

/**
 * A code of several articles whose numbers all begin with it, and go on, is that of what they are variants of: `DL009-27` beside
 * `DL009-27W` and `DL009-27S` (behaviour B761).
 */
export function takeVariantGroup(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const key = columns.find((column) => isField(column, 'articleNumber'));
  if (!key) return;
  const numbers = rows.in(key.cell.column).map(plainNumber);
  const reason = because('numbers-begin', { column: key.letter });
  takeOnly(columns, 'variantGroup', reason, (column) => {
    if (!mayBeGroup(column)) return false;
    const codes = rows.in(column.cell.column).map(plainNumber);
    const groups = new Set(codes.filter((code) => code !== '')).size;
    const each = codes.length / groups;
    const begins = codes.filter((code, at) => {
      const number = numbers[at] ?? '';
      return code.length >= shortest && number.length > code.length && number.startsWith(code);
    });
    return (
      groups >= fewestGroups &&
      each >= fewestEach &&
      each <= mostEach &&
      begins.length >= codes.length * nearlyAll
    );
  });
}

/** Does its heading say nothing, or that it may be a number or a group? */
function mayBeGroup({ meaning, proposals }: JudgedColumn): boolean {
  if (meaning.kind === 'unknown') return true;
  const mayBe = ['articleNumber', 'sid', 'variantGroup', 'productLine'];
  const isOpen = meaning.kind === 'unsure' || meaning.kind === 'target';
  return isOpen && proposals.some(({ target }) => mayBe.includes(targetKey(target)));
}
