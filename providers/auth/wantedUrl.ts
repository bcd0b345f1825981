import { isLanguage } from '../../resources/language/languages.ts';
import { screens } from '../../resources/platform/screens.ts';

const storageKey = 'wantedUrl';

/** Where react-admin leads whoever lacks the right for a page. */
const refusal = /\/access-denied$/;

/** Remembers for this tab which page wanted a login (behaviour B26); where a refusal led meanwhile nobody wanted to be. */
export function rememberWantedUrl(url: string): void {
  if (!refusal.test(url)) sessionStorage.setItem(storageKey, url);
}

/** The remembered page, once, as a path of this site; undefined without one. */
export function takeWantedUrl(): string | undefined {
  const url = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return url === null ? undefined : pathOnThisSite(url);
}

/**
 * Path, query and fragment of a page of this site. Undefined for every other address, so that nobody is led away
 * after signing in, for what is no page, such as a sign-out, and for the login page itself.
 */
export function pathOnThisSite(url: string, origin = location.origin): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  const [, language, screen] = target.pathname.split('/');
  const isPage = isLanguage(language) && screen !== screens.login.pattern;
  return target.origin === origin && isPage ? target.pathname + target.search + target.hash : undefined;
}
