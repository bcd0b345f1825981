// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { pool, token } from '../../tests/setup/mockedPool.ts';
import { announceLoginChange, onLoginChange } from './onLoginChange.ts';
import { currentCaller } from './rights.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

describe('whoever follows the login', () => {
  const shownAgain = (persisted: boolean) =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  const otherTab = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  test('hears of this tab, of others, and of a page that the browser had kept, until told to stop', () => {
    const heard: string[] = [];
    const stop = onLoginChange((change) => heard.push(change));
    announceLoginChange('here');
    announceLoginChange('ended');
    otherTab('loginChange');
    otherTab(null);
    shownAgain(true);
    expect(heard).toEqual(['here', 'ended', 'elsewhere', 'elsewhere', 'elsewhere']);
    otherTab('something else');
    shownAgain(false);
    stop();
    announceLoginChange('here');
    shownAgain(true);
    expect(heard).toHaveLength(5);
  });

  test('on a kept page is asked for the rights anew', async () => {
    pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ rights: [] }));
    announceLoginChange('here');
    await currentCaller();
    await currentCaller();
    expect(asked).toHaveBeenCalledTimes(1);
    shownAgain(true);
    await currentCaller();
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });
});
