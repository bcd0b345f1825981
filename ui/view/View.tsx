import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../../resources/languages.ts';
import type { Platform } from '../../resources/platforms.ts';
import type { Translate } from './Translate.ts';

/** What every component of a page may know. */
export interface View {
  platform: Platform;
  language: Language;
  /** Path with its language segment, without query. */
  path: string;
  /** The part of the query that the page understands. */
  query: Readonly<Record<string, string>>;
  isSignedIn: boolean;
  /** May the reader change articles here? */
  mayEditArticles?: boolean;
  /** The current one, for the copyright line. */
  year: number;
  t: Translate;
  /** A number as people of this platform write it, such as 20’000 in de-CH. */
  number(value: number): string;
  /** A path with its origin, on this platform or another one. */
  absolute(path: string, platform?: Platform): string;
}

const ViewContext = createContext<View | undefined>(undefined);

/** Gives a tree its view. */
export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  return <ViewContext value={view}>{children}</ViewContext>;
}

/** The view of the page. Throws outside of a `ViewProvider`. */
export function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('A component asked for its view: put it inside of <ViewProvider>.');
  return view;
}
