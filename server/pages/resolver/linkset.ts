import type { Link, LinksOfProduct } from './linksOfProduct.ts';
import { vocabulary } from './linkTypes.ts';

export const linksetType = 'application/linkset+json';

/** By which JSON-LD reads it (GS1-Conformant Resolver standard). */
export const linksetContext =
  '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"';

interface Linkset {
  linkset: [{ anchor: string; itemDescription: string } & Record<string, string | readonly Link[]>];
}

/**
 * All links of a product (RFC 9264). Since 1.2 GS1 would rather have `description`, which neither the context above nor the schema of its
 * test suite knows; this one is in all of them.
 * @param anchor its Digital Link
 */
export function linksetOf(anchor: string, itemDescription: string, links: LinksOfProduct): Linkset {
  const named = Object.entries(links).map(([type, ofType]) => [vocabulary + type, ofType]);
  return { linkset: [{ anchor, itemDescription, ...Object.fromEntries(named) }] };
}
