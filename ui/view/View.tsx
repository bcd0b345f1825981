import { createContext, use, type ReactNode } from 'react';
import type { Language } from '../../resources/language/languages.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
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
  /** Does it show what visitors do not see yet? */
  isPreview?: boolean;
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

/** That of the page which the server is drawing: from begin to end without a pause, so that there is never a second one. */
let drawn: View | undefined;

/** Draws components in one go with this view, without React. */
export function drawnWith<T>(view: View, draw: () => T): T {
  drawn = view;
  try {
    return draw();
  } finally {
    drawn = undefined;
  }
}

/** The view of the page. Throws outside of a `ViewProvider` and of `drawnWith`. */
export function useView(): View {
  const view = drawn ?? use(ViewContext);
  if (!view) throw new Error('A component asked for its view: put it inside of <ViewProvider>.');
  return view;
}
