import type { Link, LinksOfProduct } from './linksOfProduct.ts';
import { vocabulary } from './linkTypes.ts';

export const linksetType = 'application/linkset+json';

/** By which JSON-LD reads it (GS1-Conformant Resolver standard). */
export const linksetContext =
  '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"';

interface Linkset {
  linkset: [{ anchor: string; description: string } & Record<string, string | readonly Link[]>];
}

/** All links of a product (RFC 9264). @param anchor its Digital Link */
export function linksetOf(anchor: string, description: string, links: LinksOfProduct): Linkset {
  const named = Object.entries(links).map(([type, ofType]) => [vocabulary + type, ofType]);
  return { linkset: [{ anchor, description, ...Object.fromEntries(named) }] };
}
