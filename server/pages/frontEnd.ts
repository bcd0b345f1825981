import type { Renderer } from '../../resources/page.ts';

export type EntryName = 'backoffice' | 'account';

/** What a page of another face than the storefront loads. */
export interface Entry {
  script: string;
  styles: string[];
  preloads: string[];
}

/** What the page server knows of the front end: built, or in development served by Vite. */
export interface FrontEnd {
  renderer(): Promise<Renderer>;
  /** Address of the storefront's first script. */
  script: string;
  /** Undefined where the front end has no such entry. */
  entry(name: EntryName): Entry | undefined;
  /** Adds what development needs to a page; nothing otherwise. */
  finish(url: string, html: string): Promise<string>;
  isDevelopment: boolean;
}
