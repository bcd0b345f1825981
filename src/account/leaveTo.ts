import { canOpenFeature } from '../../resources/access/canOpenFeature.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import { featureKeys } from '../../resources/platform/rights.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { currentCaller } from '../../providers/auth/rights.ts';
import { pathOnThisSite, takeWantedUrl } from '../../providers/auth/wantedUrl.ts';

/** The page that wanted a login: named in the address by the server, or remembered by the backoffice. */
export function wantedPage(): string | undefined {
  const remembered = takeWantedUrl();
  const named = new URLSearchParams(location.search).get('wanted');
  return (named === null ? undefined : pathOnThisSite(named)) ?? remembered;
}

/** On to the wanted page, else to the backoffice for whom it has something, else to the catalogue. */
export async function leaveTo(
  wanted: string | undefined,
  language: Language,
  platform: Platform,
): Promise<void> {
  location.replace(wanted ?? (await homeOf(language, platform)));
}

async function homeOf(language: Language, platform: Platform): Promise<string> {
  const caller = await currentCaller().catch(() => undefined);
  const hasFeatures = caller && featureKeys.some((feature) => canOpenFeature(caller, feature, platform));
  return pathTo(language, hasFeatures ? 'backoffice' : 'start');
}
