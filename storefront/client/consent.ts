import { consentIn, keepConsent, type Consent } from '../../resources/consent.ts';

/** What the visitor chose; undefined before the choice, or where the browser keeps nothing. */
export function consent(): Consent | undefined {
  return consentIn(() => localStorage);
}

/**
 * Opens the consent dialog where no choice is kept; only its two buttons close it (behaviour B105).
 * `onAgree` runs at once with every "Agree".
 */
export function askForConsent(onAgree: () => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('#consent');
  if (!dialog) return;
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Chromium closes at a second Escape whatever the cancel event says.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault();
  });
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-consent]'))
    button.addEventListener('click', () => {
      const choice = button.dataset['consent'] === 'all' ? 'all' : 'necessary';
      keepConsent(localStorage, choice);
      dialog.close();
      if (choice === 'all') onAgree();
    });
  for (const opener of document.querySelectorAll<HTMLElement>('[data-open-consent]')) {
    opener.hidden = false;
    opener.addEventListener('click', () => dialog.showModal());
  }
  if (!consent()) dialog.showModal();
}
