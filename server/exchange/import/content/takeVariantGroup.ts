import { targetKey } from '../target.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';

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
  if (columns.some((column) => isField(column, 'variantGroup'))) return;
  const key = columns.find((column) => isField(column, 'articleNumber'));
  if (!key) return;
  const numbers = rows.in(key.cell.column).map(plain);
  const [only, another] = columns.filter((column) => {
    if (column.target || !mayBeGroup(column)) return false;
    const codes = rows.in(column.cell.column).map(plain);
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
  if (only && !another)
    take(only, fieldTarget('variantGroup'), because('numbers-begin', { column: key.letter }));
}

/** Does its heading say nothing, or that it may be a number or a group? */
function mayBeGroup({ meaning, proposals }: JudgedColumn): boolean {
  if (meaning.kind === 'unknown') return true;
  const mayBe = ['articleNumber', 'sid', 'variantGroup', 'productLine'];
  const isOpen = meaning.kind === 'unsure' || meaning.kind === 'target';
  return isOpen && proposals.some(({ target }) => mayBe.includes(targetKey(target)));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
