import type {
  ChangedWebhook,
  ShownWebhook,
  WantedWebhook,
  Webhook,
  webhookCalls,
  WebhookDelivery,
} from '../../resources/calls/webhook.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

/** The webhooks of the caller's companies (behaviour B607). Throws `Problem`. */
export function readWebhooks(platform: PlatformKey): Promise<Webhook[]> {
  return readJson<Webhook[]>(addressOf(platform), []);
}

/** Makes a webhook; nobody is shown its secret again. Throws `Problem`. */
export async function makeWebhook(platform: PlatformKey, wanted: WantedWebhook): Promise<ShownWebhook> {
  return answerOf<typeof webhookCalls.make>(
    await authorizedRequest(addressOf(platform), sent('POST', wanted)),
  );
}

/** Changes a webhook, or switches it. Throws `Problem`. */
export async function changeWebhook(
  platform: PlatformKey,
  sid: string,
  changed: ChangedWebhook,
): Promise<Webhook> {
  return answerOf<typeof webhookCalls.change>(
    await authorizedRequest(addressOf(platform, sid), sent('PUT', changed)),
  );
}

/** Replaces the secret of a webhook. Throws `Problem`. */
export async function rotateWebhook(
  platform: PlatformKey,
  sid: string,
  overlapDays: number,
): Promise<ShownWebhook> {
  return answerOf<typeof webhookCalls.rotate>(
    await authorizedRequest(addressOf(platform, sid, 'rotate'), sent('POST', { overlapDays })),
  );
}

/** Deletes a webhook. Throws `Problem`. */
export async function deleteWebhook(platform: PlatformKey, sid: string): Promise<void> {
  await authorizedRequest(addressOf(platform, sid), { method: 'DELETE' });
}

/** Sends a test. Throws `Problem`. */
export async function testWebhook(platform: PlatformKey, sid: string): Promise<void> {
  await authorizedRequest(addressOf(platform, sid, 'test'), { method: 'POST' });
}

/** The last deliveries of a webhook. Throws `Problem`. */
export function readDeliveries(platform: PlatformKey, sid: string): Promise<WebhookDelivery[]> {
  return readJson<WebhookDelivery[]>(addressOf(platform, sid, 'deliveries'), []);
}

/** Sends a delivery again. Throws `Problem`. */
export async function resendDelivery(platform: PlatformKey, sid: string, id: string): Promise<void> {
  await authorizedRequest(addressOf(platform, sid, 'deliveries', id, 'resend'), { method: 'POST' });
}

function addressOf(platform: PlatformKey, ...parts: string[]): string {
  return ['/api/import/webhook', platform, ...parts].join('/');
}

function sent(method: 'POST' | 'PUT', body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
