import { loginChangeKey } from '../../resources/loginChange.ts';

/** A page is made for whoever is signed in: it is made anew once another tab signs in or out. */
export function followLogin(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === loginChangeKey) location.reload();
  });
}
