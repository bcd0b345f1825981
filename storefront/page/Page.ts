import type { ComponentType } from 'react';
import type { PageView } from './PageView.ts';

/** What a page says about itself to browsers, search engines and previews. */
export interface Head {
  /** Without the name of the catalogue, which is added. */
  title: string;
  description: string;
  /** Query of the canonical address; what is left out makes no page of its own. */
  canonicalQuery?: Record<string, string | number | undefined>;
  isIndexed?: boolean;
  /** It stands where there is no such page, and says nothing of where else it might be. */
  isNowhere?: true;
  /** For previews elsewhere (Open Graph). */
  picture?: { kind: string; hash: string } | null | undefined;
  kind?: 'website' | 'product' | 'profile' | 'article';
  /** JSON-LD (schema.org), without `@context`. */
  structured?: readonly object[];
}

/** A page of the storefront: what its head says and what its body shows, both from the page's data. */
export interface Page<Data> {
  head(data: Data, view: PageView): Head;
  Body: ComponentType<{ data: Data }>;
}
