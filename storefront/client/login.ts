import { loginChangeKey } from '../../resources/loginChange.ts';

/**
 * A page is made for whoever is signed in: it is made anew once another tab signs in or out, and when the browser shows
 * one again that it had kept from before.
 */
export function followLogin(): void {
  const known = localStorage.getItem(loginChangeKey);
  window.addEventListener('storage', ({ key }) => {
    if (key === loginChangeKey) location.reload();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && localStorage.getItem(loginChangeKey) !== known) location.reload();
  });
}
