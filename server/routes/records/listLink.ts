import type { FastifyRequest } from 'fastify';
import { cursorText } from '../../records/listCursor.ts';
import type { ListRequest } from '../../records/readRecords.ts';

interface Page extends Pick<ListRequest, 'sort'> {
  range: readonly [number, number];
  /** The names of the versions of its rows, each beginning with the id of the row. */
  stored: readonly string[];
  total: number;
  /** What the last of them is sorted by. */
  last: string | null;
}

/**
 * Where a list goes on (`Link`, RFC 8288): behind its last row, which holds whatever comes or goes meanwhile and however
 * long the list is. Undefined on the last page.
 */
export function listLink({ url }: Pick<FastifyRequest, 'url'>, page: Page): string | undefined {
  const { range, stored, total, sort, last: value } = page;
  const [first, last] = range;
  const id = stored.at(-1)?.split(':')[0];
  if (id === undefined || first + stored.length >= total) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://list.invalid');
  searchParams.set('range', JSON.stringify([0, last - first]));
  searchParams.set('after', sort ? cursorText(sort, { id: Number(id), value }) : id);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
