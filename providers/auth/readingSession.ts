import { authorizedRequest } from './authorizedRequest.ts';

const path = '/api/session';

/** Asks for the cookie with which pages and pictures of a private platform are read. */
export async function openReadingSession(): Promise<void> {
  await authorizedRequest(path, { method: 'PUT' });
}

export async function closeReadingSession(): Promise<void> {
  await authorizedRequest(path, { method: 'DELETE' });
}
