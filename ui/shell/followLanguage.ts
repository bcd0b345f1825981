import { consentIn } from '../../resources/consent.ts';
import { keptLanguage } from '../../resources/language/keptLanguage.ts';
import { isLanguage, type Language } from '../../resources/language/languages.ts';

/** The entries of the session storage: the language of the page before, and the one that was changed to. */
const entry = 'language';
const chosenEntry = 'chosenLanguage';

/**
 * A page in another language than the one before it is a change of language, by the drop-down, by `?lang=` or by the
 * address itself: it clears the state kept for this visit, and is remembered (behaviour B18, B19). What was kept
 * before consent was withdrawn goes.
 */
export function followLanguage(): void {
  const { lang } = document.documentElement;
  const before = sessionStorage.getItem(entry);
  if (before && before !== lang) {
    sessionStorage.clear();
    sessionStorage.setItem(chosenEntry, lang);
    rememberLanguage();
  } else keep(undefined);
  sessionStorage.setItem(entry, lang);
}

/**
 * Remembers the language that was changed to, where the visitor agreed, one chosen in the dialog before it, too; and
 * forgets it where the visitor did not.
 */
export function rememberLanguage(): void {
  const chosen = sessionStorage.getItem(chosenEntry);
  keep(isLanguage(chosen) ? chosen : undefined);
}

function keep(chosen: Language | undefined): void {
  const consent = consentIn(() => localStorage);
  const kept = keptLanguage(chosen, { consent, isSecure: location.protocol === 'https:' });
  if (kept) document.cookie = kept;
}
