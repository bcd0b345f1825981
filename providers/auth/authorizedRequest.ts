import { Problem, request } from '../fetch.ts';
import { sendOnce } from '../sendOnce.ts';
import { idToken } from './session.ts';

/**
 * A call with the bearer token of the session, or without one when there is none. A token that the server
 * refuses is renewed once: the identity pool then says why, and an ended session is dropped. What writes is sent once.
 */
export function authorizedRequest(url: string, init: RequestInit = {}): Promise<Response> {
  return sendOnce(url, inLanguageOfPage(init), (named) => authorized(url, named));
}

async function authorized(url: string, asked: RequestInit): Promise<Response> {
  const token = await idToken();
  if (!token) return request(url, asked);
  try {
    return await request(url, withBearer(asked, String(token)));
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    const renewed = await idToken({ forceRefresh: true });
    if (!renewed) throw error;
    return request(url, withBearer(asked, String(renewed)));
  }
}

function withBearer(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** Messages and reports come in the language of the screen, not in that of the browser. */
function inLanguageOfPage(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang);
  return { ...init, headers };
}
