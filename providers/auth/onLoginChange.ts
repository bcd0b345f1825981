import { loginChangeKey } from '../../resources/loginChange.ts';

/**
 * `here`: somebody signed in on this page; `left`: out, by hand; `ended`: the session was found to be over;
 * `leftElsewhere`: somebody signed out by hand in another tab; `elsewhere`: all else that happened there.
 */
export type LoginChange = 'here' | 'left' | 'ended' | 'elsewhere' | 'leftElsewhere';

class ChangeHere extends Event {
  readonly change: LoginChange;

  constructor(change: LoginChange) {
    super('change');
    this.change = change;
  }
}

const inThisTab = new EventTarget();

/** Tells every open tab that somebody signed in or out. */
export function announceLoginChange(change: 'here' | 'left' | 'ended'): void {
  // The same value again would tell nobody.
  localStorage.setItem(loginChangeKey, `${change} ${Date.now()} ${Math.random()}`);
  inThisTab.dispatchEvent(new ChangeHere(change));
}

/**
 * Calls back whenever somebody signs in or out, in this tab or another one, and when the browser shows a page
 * again that it had kept (behaviour B47, B120). Returns how to stop.
 */
export function onLoginChange(callback: (change: LoginChange) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const listen = { signal };
  inThisTab.addEventListener(
    'change',
    (event) => event instanceof ChangeHere && callback(event.change),
    listen,
  );
  // Without a key all was cleared at once.
  const isMeant = ({ key }: StorageEvent) => key === null || key === loginChangeKey;
  const madeOf = ({ newValue }: StorageEvent) =>
    newValue?.startsWith('left ') ? 'leftElsewhere' : 'elsewhere';
  window.addEventListener('storage', (event) => isMeant(event) && callback(madeOf(event)), listen);
  window.addEventListener('pageshow', ({ persisted }) => persisted && callback('elsewhere'), listen);
  return () => controller.abort();
}
