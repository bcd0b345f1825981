import { call } from './call.ts';

/** The reading cookie, which opens pages, pictures and reads of visitors where no token can be sent. */
export const sessionCalls = {
  open: call({
    method: 'PUT',
    sentAgain: 'harmless',
    path: '/session',
    summary: 'Opens a reading session for the bearer: a cookie until the end of the token',
    access: { kind: 'signedIn' },
  }),
  close: call({
    method: 'DELETE',
    sentAgain: 'harmless',
    path: '/session',
    summary: 'Ends the reading session',
    access: { kind: 'open' },
  }),
};
