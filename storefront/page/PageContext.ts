import type { Language } from '../../resources/languages.ts';
import type { Platform } from '../../resources/platforms.ts';

/** What the server knows about the request beside the page's data. */
export interface PageContext {
  platform: Platform;
  language: Language;
  /** Origin of every platform, with the placeholder `{slug}`. */
  publicOrigin: string;
  /** Path with its language segment, without query. */
  path: string;
  /** The part of the query that the page understands. */
  query: Readonly<Record<string, string>>;
  /** Other platforms of the group that show the same page under the same path. */
  alsoOn: readonly Platform[];
  isSignedIn: boolean;
  isPrivate: boolean;
  /** Address of the storefront's first script. */
  script: string;
}
