import { idToken } from '../auth/session.ts';
import { crossSiteToken, objectIn, Problem } from '../fetch.ts';

interface Upload {
  method?: string;
  url: string;
  form: FormData;
  headers?: Record<string, string>;
  /** Hears how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

export interface Uploaded {
  status: number;
  location: string | null;
  json: Record<string, unknown>;
}

/**
 * Sends a form as `request` would, and tells how far it is, which `fetch` cannot. Throws `Problem` unless the
 * answer is a success (status 0: no connection), and a `DOMException` when it is aborted.
 */
export async function upload({
  method = 'POST',
  url,
  form,
  headers = {},
  onProgress,
  signal,
}: Upload): Promise<Uploaded> {
  const token = await idToken();
  // Renewing the session may take a while, and who has left meanwhile wants nothing sent.
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(method, url);
    call.responseType = 'json';
    if (token) call.setRequestHeader('authorization', `Bearer ${String(token)}`);
    const crossSite = crossSiteToken();
    if (crossSite) call.setRequestHeader('x-xsrf-token', crossSite);
    call.setRequestHeader('accept-language', document.documentElement.lang);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onerror = () => reject(new Problem(0, {}));
    call.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    call.onload = () => {
      const json = objectIn(call.response);
      if (call.status >= 200 && call.status < 300)
        resolve({ status: call.status, location: call.getResponseHeader('location'), json });
      else reject(new Problem(call.status, json, call.statusText));
    };
    signal?.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}
