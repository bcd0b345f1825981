import { createContext, use } from 'react';
import type { Language } from '../../resources/language/languages.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import type { Directory } from './Directory.ts';

/** What every screen of the backoffice may know. */
export interface Backoffice {
  platform: Platform;
  language: Language;
  directory: Directory;
  /** Asked for the current time instead of ours. */
  timeServiceUrl?: string | undefined;
}

/** Gives the screens below it their platform, language and resources. */
export const BackofficeContext = createContext<Backoffice | undefined>(undefined);

/** Platform, language and resources. Throws outside of a `BackofficeContext`. */
export function useBackoffice(): Backoffice {
  const backoffice = use(BackofficeContext);
  if (!backoffice) throw new Error('A screen asked for its platform: put it inside of <BackofficeContext>.');
  return backoffice;
}
