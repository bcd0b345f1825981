const storageKey = 'loginNotice';

/** What the login page has to say about the session before. */
export type LoginNotice = 'sessionEnded' | 'signOutTimeout';

/** Remembers for this tab what the login page is to say next. */
export function rememberLoginNotice(notice: LoginNotice): void {
  sessionStorage.setItem(storageKey, notice);
}

/** What is to be said, once. */
export function takeLoginNotice(): LoginNotice | undefined {
  const notice = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return notice === 'sessionEnded' || notice === 'signOutTimeout' ? notice : undefined;
}
