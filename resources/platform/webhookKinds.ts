import { fedEntities } from '../fedEntities.ts';

/** Of what a webhook tells: changes of these entities, and how imports ended. */
export const webhookKinds = [...fedEntities, 'import'] as const;

export type WebhookKind = (typeof webhookKinds)[number];
