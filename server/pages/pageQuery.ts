import { z } from 'zod';

/**
 * The part of a query that a page understands, in the order of its declaration. Unlike the API, a page passes over
 * keys it does not know, values it cannot use and values that say what holds anyway: links from elsewhere carry
 * all sorts of records, and one page has one address.
 */
export function pageQuery(schema: z.ZodObject, search: URLSearchParams): Record<string, string> {
  const defaults = schema.parse({});
  const understood: Record<string, string> = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    // The database has no text with a zero character.
    const given = search.get(key)?.replaceAll('\0', '');
    if (key === 'lang' || !given) continue;
    const result = z.safeParse(field, given);
    if (result.success && result.data !== defaults[key]) understood[key] = String(result.data);
  }
  return understood;
}
