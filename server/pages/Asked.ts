import type { Language } from '../../resources/languages.ts';
import type { Platform } from '../../resources/platforms.ts';
import type { Parameters } from '../../resources/routes.ts';
import type { ScreenName } from '../../resources/screens.ts';

/** What an address asks of a platform, or that it asks for nothing there is. */
export interface Asked {
  platform: Platform;
  language: Language;
  screen: ScreenName | 'notFound';
  parameters: Parameters;
}
