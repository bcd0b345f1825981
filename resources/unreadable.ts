import { isRow, type Row } from './shape.ts';

/** Under which name a record says what is wrong with it (behaviour B210). */
export const unreadable = 'unreadable';

/** What is wrong with a stored record, by place and code. */
export type Unreadable = {
  path: string;
  code: string;
  values?: Record<string, string | number> | undefined;
}[];

/** What is said of a record, if there is anything. */
export function unreadableIn(record: Row | undefined): Unreadable {
  const said = record?.[unreadable];
  return Array.isArray(said) && said.every(isFault) ? said : [];
}

function isFault(said: unknown): said is Unreadable[number] {
  return isRow(said) && typeof said.path === 'string' && typeof said.code === 'string';
}
