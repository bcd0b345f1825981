import type { FastifyRequest } from 'fastify';

interface Page {
  range: readonly [number, number];
  /** The names of the versions of its rows, each beginning with the id of the row. */
  stored: readonly string[];
  total: number;
  /** Are they in another order than that of their age? */
  isSorted: boolean;
}

/**
 * Where a list goes on (`Link`, RFC 8288): in the order of age behind the last row, which holds whatever comes or goes
 * meanwhile and however long the list is, else by its range. Undefined on the last page.
 */
export function listLink({ url }: Pick<FastifyRequest, 'url'>, page: Page): string | undefined {
  const { range, stored, total, isSorted } = page;
  const [first, last] = range;
  const lastId = stored.at(-1)?.split(':')[0];
  if (lastId === undefined || first + stored.length >= total) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://list.invalid');
  const size = last - first + 1;
  const next = isSorted ? [last + 1, last + size] : [0, size - 1];
  searchParams.set('range', JSON.stringify(next));
  if (!isSorted) searchParams.set('after', lastId);
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
