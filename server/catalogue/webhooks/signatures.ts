import { createHmac, randomBytes } from 'node:crypto';

const beginning = 'whsec_';

/** A new secret to sign deliveries with, as it is shown (Standard Webhooks). */
export function newSecret(): string {
  return beginning + randomBytes(32).toString('base64');
}

/**
 * The headers of a delivery (Standard Webhooks, v1): its id, when it is sent, and what each of these secrets signs of both and the
 * body.
 */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(beginning.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signed.join(' ') };
}
