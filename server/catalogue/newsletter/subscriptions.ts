import { randomBytes } from 'node:crypto';
import type { Language } from '../../../resources/languages.ts';
import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Queries } from '../../base/database/queries.ts';

export interface Subscription {
  platform: DatasetKey;
  email: string;
  language: Language;
  token: string;
}

/**
 * Keeps that somebody wants the newsletter and returns what there is to confirm; undefined when the address is
 * confirmed already or was asked for within the last minutes, as nobody may fill a stranger's mailbox.
 */
export async function askForNewsletter(
  sql: Queries,
  { platform, email, language }: Omit<Subscription, 'token'>,
): Promise<Subscription | undefined> {
  const [subscription] = await sql<Subscription[]>`
    insert into newsletter_subscription as s (platform, email, language, token)
    values (${platform}, ${email.toLowerCase()}, ${language}, ${randomBytes(24).toString('base64url')})
    on conflict (platform, email) do update set language = excluded.language, asked_at = now()
      where s.confirmed_at is null and s.asked_at < now() - interval '10 minutes'
    returning s.platform, s.email, s.language, s.token`;
  return subscription;
}

/** Lets somebody ask again at once, as no mail reached the address. */
export async function forgetAsking(sql: Queries, token: string): Promise<void> {
  await sql`update newsletter_subscription set asked_at = '-infinity' where token = ${token}`;
}

/** Confirms an address; undefined for an unknown token and for one that was unsubscribed since. */
export async function confirmNewsletter(sql: Queries, token: string): Promise<Subscription | undefined> {
  const [subscription] = await sql<Subscription[]>`
    update newsletter_subscription set confirmed_at = coalesce(confirmed_at, now())
    where token = ${token} and (unsubscribed_at is null or asked_at > unsubscribed_at)
    returning platform, email, language, token`;
  return subscription;
}

/** Ends a subscription; doing it again changes nothing. Undefined for an unknown token. */
export async function endNewsletter(sql: Queries, token: string): Promise<Subscription | undefined> {
  const [subscription] = await sql<Subscription[]>`
    update newsletter_subscription
    set unsubscribed_at = coalesce(unsubscribed_at, now()), confirmed_at = null
    where token = ${token}
    returning platform, email, language, token`;
  return subscription;
}
