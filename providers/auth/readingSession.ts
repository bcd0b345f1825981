import { authorizedRequest } from './authorizedRequest.ts';

/** Asks for the cookie with which pages and pictures of a private platform are read. */
export async function openReadingSession(): Promise<void> {
  await authorizedRequest('/api/session', { method: 'PUT' });
}
