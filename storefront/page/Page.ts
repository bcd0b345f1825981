import type { ComponentType } from 'react';
import type { Picture } from '../../resources/calls/shown.ts';
import type { PageView } from './PageView.ts';

/** What a page says about itself to browsers, search engines and previews. */
export interface Head {
  /** Without the name of the catalogue, which is added. */
  title: string;
  description: string;
  /** Query of the canonical address; what is left out makes no page of its own. */
  canonicalQuery?: Record<string, string | number | undefined>;
  isIndexed?: boolean;
  picture?: Picture | null;
  kind?: 'website' | 'product' | 'profile' | 'article';
  /** JSON-LD (schema.org), without `@context`. */
  structured?: readonly object[];
}

/** A page of the storefront: what its head says and what its body shows, both from the page's data. */
export interface Page<Data> {
  head(data: Data, view: PageView): Head;
  Body: ComponentType<{ data: Data }>;
}
