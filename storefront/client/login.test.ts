// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loginChangeKey } from '../../resources/loginChange.ts';
import { followLogin } from './login.ts';

test('A page is made anew when another tab signs in or out, also while the browser kept the page out of sight', () => {
  const reload = vi.fn();
  // Other files of this worker have left listeners that ask for the path.
  vi.stubGlobal('location', { reload, pathname: '/de' });
  const shown = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  followLogin();
  shown(false);
  shown(true);
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(reload).not.toHaveBeenCalled();
  localStorage.setItem(loginChangeKey, 'while out of sight');
  shown(true);
  expect(reload).toHaveBeenCalledTimes(1);
  dispatchEvent(new StorageEvent('storage', { key: loginChangeKey }));
  expect(reload).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
