import { useAuthenticated } from 'ra-core';

/** Leads to the login when a screen is opened after the session has ended; nothing waits for its answer. */
export function SessionCheck(): null {
  useAuthenticated();
  return null;
}
