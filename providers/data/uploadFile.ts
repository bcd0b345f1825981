import type { fileCalls } from '../../resources/calls/files.ts';
import type { imageCalls } from '../../resources/calls/images.ts';
import type { FileKind, ImageKind } from '../../resources/kinds/field.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { answerOf } from '../fetch.ts';

/** To which company a file belongs; to none where it names none. */
export interface FileOwner {
  orgaSid?: string;
}

/** Stores a picture and returns its hash. Throws `Problem`, such as for a file that is no picture. */
export function uploadImage(platform: PlatformKey, kind: ImageKind, file: File, owner: FileOwner) {
  return upload(`/api/import/image/${platform}/${kind}`, file, owner);
}

/** Stores a file as it is and returns its hash. Throws `Problem`. */
export function uploadFile(platform: PlatformKey, kind: FileKind, file: File, owner: FileOwner) {
  return upload(`/api/import/file/${platform}/${kind}`, file, owner);
}

async function upload(url: string, file: File, owner: FileOwner): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(owner)) if (value) form.append(name, value);
  form.append('file', file);
  const response = await authorizedRequest(url, { method: 'POST', body: form });
  return (await answerOf<typeof imageCalls.upload | typeof fileCalls.upload>(response)).hash;
}
