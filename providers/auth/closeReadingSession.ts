import { request } from '../fetch.ts';

/** Gives back the cookie with which private pages were read. */
export async function closeReadingSession(): Promise<void> {
  await request('/api/session', { method: 'DELETE' });
}
