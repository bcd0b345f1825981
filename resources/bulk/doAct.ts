import { valueAt, withoutValue, withValue, type LeafPath } from '../leafValue.ts';
import { isSameValue } from '../sameValue.ts';
import type { Row } from '../shape.ts';
import type { Act } from './actsOn.ts';

/** What is done to one leaf, of several records alike. */
export interface Wish {
  act: Act;
  /** What is set, added or removed, what stands in the place of `find`, by how much or how many per cent a number rises. */
  value?: unknown;
  /** The part of a text that is replaced, wherever it stands in it. */
  find?: string | undefined;
}

/** The flat row with that done to it; the same one where there is nothing to do. */
export function doAct(row: Row, path: LeafPath, wish: Wish): Row {
  const held = valueAt(row, { path });
  const next = nextValue(held, wish);
  if (isSameValue(held, next)) return row;
  return next === undefined ? withoutValue(row, { path }) : withValue(row, { path }, next);
}

function nextValue(held: unknown, { act, value, find }: Wish): unknown {
  const list: unknown[] = Array.isArray(held) ? held : [];
  switch (act) {
    case 'set':
      return value;
    case 'clear':
      return undefined;
    case 'add':
      return list.some((one) => isSameValue(one, value)) ? held : [...list, value];
    case 'remove':
      return list.some((one) => isSameValue(one, value))
        ? filled(list.filter((one) => !isSameValue(one, value)))
        : held;
    case 'replace':
      return typeof held === 'string' && find
        ? held.replaceAll(find, String(value ?? '')) || undefined
        : held;
    case 'increase':
      return typeof held === 'number' && typeof value === 'number' ? rounded(held + value) : held;
    case 'percent':
      return typeof held === 'number' && typeof value === 'number' ? rounded(held * (1 + value / 100)) : held;
  }
}

/** Without what adding in binary leaves behind: 0.1 and 0.2 are 0.3. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * The flat row as it was before an act, as far as nobody has changed that leaf since; of a list only what came and went by the
 * act goes and comes back. Undefined where somebody did.
 * @param done what the leaf held before the act and after it
 */
export function undoAct(
  row: Row,
  path: LeafPath,
  { act, value }: Wish,
  done: { before: unknown; after: unknown },
): Row | undefined {
  const held = valueAt(row, { path });
  if (isSameValue(held, done.before)) return row;
  if (isSameValue(held, done.after))
    return doAct(row, path, { act: done.before === null ? 'clear' : 'set', value: done.before });
  if (act === 'add') return doAct(row, path, { act: 'remove', value });
  if (act === 'remove') return doAct(row, path, { act: 'add', value });
  return undefined;
}

function filled(list: readonly unknown[]): readonly unknown[] | undefined {
  return list.length > 0 ? list : undefined;
}
