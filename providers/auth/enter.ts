import { announceLoginChange } from './onLoginChange.ts';
import { openReadingSession } from './readingSession.ts';

/** What follows each sign-in: private pages open up, and every open tab learns of it. */
export async function enter(): Promise<void> {
  await openReadingSession();
  announceLoginChange('here');
}
