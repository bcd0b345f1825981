import { tusVersion, partMediaType } from '../../resources/calls/tus.ts';
import { connection } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { objectIn, Problem } from '../fetch.ts';

/** A file with the folders in which it lay. */
export interface FileInFolder {
  file: File;
  path: string;
}

interface Upload extends FileInFolder {
  platform: PlatformKey;
  orgaSid: string;
  /** Hears how many bytes have arrived. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

const partBytes = 4 * 1024 * 1024;
const tus = { 'tus-resumable': tusVersion };

/**
 * Uploads a file by tus and returns the id of the upload. After a cut, or when the page was opened anew, it goes on where
 * it was. Throws `Problem` for what the server refuses, and what the signal says.
 */
export async function uploadInParts(upload: Upload): Promise<string> {
  const { file, signal, onProgress } = upload;
  const name = `upload ${upload.platform} ${upload.orgaSid} ${upload.path} ${file.size} ${file.lastModified}`;
  let url = sessionStorage.getItem(name) ?? '';
  let received = url ? await receivedOf(url).catch(() => undefined) : undefined;
  if (received === undefined) {
    url = await begin(upload);
    sessionStorage.setItem(name, url);
    received = 0;
  }
  while (received < file.size) {
    signal.throwIfAborted();
    onProgress(received);
    received = await sendPart(url, file, received, signal);
  }
  onProgress(received);
  sessionStorage.removeItem(name);
  return url.split('/').at(-1) ?? '';
}

async function begin({ platform, orgaSid, path, file, signal }: Upload): Promise<string> {
  const answer = await authorizedRequest(`/api/import/upload/${platform}`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(file.size),
      'upload-metadata': `filename ${base64(path)},orgaSid ${base64(orgaSid)}`,
      'idempotency-key': crypto.randomUUID(),
    },
    signal,
  });
  return answer.headers.get('location') ?? '';
}

/** Sends what follows and returns how much there is then; what was cut off is asked for and goes on. */
async function sendPart(url: string, file: File, received: number, signal: AbortSignal): Promise<number> {
  try {
    const answer = await authorizedRequest(url, {
      method: 'PATCH',
      headers: { ...tus, 'upload-offset': String(received), 'content-type': partMediaType },
      body: file.slice(received, received + partBytes),
      signal,
    });
    return Number(answer.headers.get('upload-offset'));
  } catch (error) {
    signal.throwIfAborted();
    const isRefused =
      error instanceof Problem && error.status < 500 && ![408, 409, 429].includes(error.status);
    if (isRefused) throw error;
    await new Promise((resolve) => setTimeout(resolve, connection.askAgainMs));
    return receivedOf(url).catch(() => received);
  }
}

async function receivedOf(url: string): Promise<number> {
  const answer = await authorizedRequest(url);
  return Number(objectIn(await answer.json()).received);
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
