import { z } from 'zod';

/**
 * The part of a query that a page understands, in the order of its declaration. Unlike the API, a page passes over
 * keys it does not know, values it cannot use and values that say what holds anyway: links from elsewhere carry
 * all sorts of records, and one page has one address.
 */
export function pageQuery(schema: z.ZodObject, search: URLSearchParams): Record<string, string> {
  if (search.size === 0) return {};
  const defaults = defaultsOf(schema);
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

/** Read once of each schema: to read it takes longer than all that is given. */
const known = new WeakMap<z.ZodObject, Readonly<Record<string, unknown>>>();

function defaultsOf(schema: z.ZodObject): Readonly<Record<string, unknown>> {
  const defaults = known.get(schema) ?? schema.parse({});
  known.set(schema, defaults);
  return defaults;
}
