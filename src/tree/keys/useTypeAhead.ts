import { useRef } from 'react';
import { folded, type VisibleRow } from '../visibleRows.ts';

const forgetTypedAfterMs = 700;

/** Finds a row by the letters typed one after the other: the next one that begins with them. */
export function useTypeAhead(
  rows: readonly VisibleRow[],
  nameOf: (sid: string) => string,
): (letter: string, active: string) => string | undefined {
  const typed = useRef({ text: '', at: 0 });
  return (letter, active) => {
    const at = Date.now();
    const before = at - typed.current.at < forgetTypedAfterMs ? typed.current.text : '';
    const text = folded(before + letter);
    typed.current = { text, at };
    const from = rows.findIndex(({ sid }) => sid === active) + (before ? 0 : 1);
    const order = [...rows.slice(from), ...rows.slice(0, from)];
    return order.find(({ sid }) => folded(nameOf(sid)).startsWith(text))?.sid;
  };
}
