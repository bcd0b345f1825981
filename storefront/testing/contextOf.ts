import type { Language } from '../../resources/language/languages.ts';
import type { PageContext } from '../../resources/page.ts';
import { platform } from '../../resources/platform/platforms.ts';

/** The context of a page of CH in German, unless said otherwise. */
export function contextOf(given: Partial<PageContext> & { language?: Language } = {}): PageContext {
  return {
    platform: platform('CH'),
    language: 'de',
    publicOrigin: 'http://{slug}.localhost:3000',
    path: '/de',
    query: {},
    alsoOn: [],
    isSignedIn: false,
    mayEditArticles: false,
    isPrivate: false,
    script: '/assets/first.js',
    ...given,
  };
}
