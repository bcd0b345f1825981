import type { Language } from '../../resources/language/languages.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import type { Parameters } from '../../resources/address/routes.ts';
import type { ScreenName } from '../../resources/platform/screens.ts';

/** What an address asks of a platform, or that it asks for nothing there is. */
export interface Asked {
  platform: Platform;
  language: Language;
  screen: ScreenName | 'notFound';
  parameters: Parameters;
}
