import type { MappingTrial, mappingTrialCalls, TriedMapping } from '../../resources/calls/mappingTrial.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { answerOf } from '../fetch.ts';

/** What a mapping would make of a sample. Throws `Problem`. */
export async function tryMapping(
  platform: PlatformKey,
  tried: Omit<TriedMapping, 'sample'>,
  sample: Blob,
): Promise<MappingTrial> {
  const bytes = new Uint8Array(await sample.arrayBuffer());
  const response = await authorizedRequest(`/api/import/mapping/trial/${platform}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...tried, sample: base64Of(bytes) }),
  });
  return answerOf<typeof mappingTrialCalls.trial>(response);
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
