import { clearPersonalData } from './localData.ts';
import { rememberLoginNotice, takeLoginNotice } from './loginNotice.ts';
import { rememberWantedUrl } from './wantedUrl.ts';

/**
 * What a page does that finds its session over: it clears what it kept of the person, who may have signed out in another
 * tab (behaviour B222), and remembers where it was. Answers the address of the login.
 */
export function backToLogin(loginPath: string): string {
  const notice = takeLoginNotice();
  clearPersonalData();
  if (notice) rememberLoginNotice(notice);
  rememberWantedUrl(location.pathname + location.search + location.hash);
  return location.origin + loginPath;
}
