import { consentIn, keepConsent, type Consent } from '../../resources/consent.ts';

/** What the visitor chose; undefined before the choice, or where the browser keeps nothing. */
export function consent(): Consent | undefined {
  return consentIn(() => localStorage);
}

/**
 * Opens the consent dialog where no choice is kept; only its two buttons close it (behaviour B105).
 * `onChoice` runs at once with each of them.
 */
export function askForConsent(onChoice: (choice: Consent) => void): void {
  const dialog = document.querySelector<HTMLDialogElement>('#consent');
  if (!dialog) return;
  dialog
    .querySelector('nav')
    ?.append(...[...document.querySelectorAll('.languages li a')].map((link) => link.cloneNode(true)));
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
      onChoice(choice);
    });
  for (const opener of document.querySelectorAll<HTMLElement>('[data-open-consent]')) {
    opener.hidden = false;
    opener.addEventListener('click', () => dialog.showModal());
  }
  if (!consent()) dialog.showModal();
}
