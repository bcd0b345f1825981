import { randomBytes } from 'node:crypto';
import type { Language } from '../../../resources/language/languages.ts';
import { text, yesNo, type Row } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';

const subscription = { platform: dataset, email: text(), language: text<Language>(), token: text() };

/** Who wants the newsletter of a platform; the token stands in the links of our mails. */
export type Subscription = Row<typeof subscription>;

/** It was ended, and nobody asked for it since. */
const isOver = sql`unsubscribed_at is not null and asked_at <= unsubscribed_at`;

/**
 * Keeps that somebody wants the newsletter and returns what there is to confirm; undefined when the address is
 * confirmed already or was asked for within the last minutes, as nobody may fill a stranger's mailbox.
 */
export async function askForNewsletter(
  db: SystemQueries,
  { platform, email, language }: Omit<Subscription, 'token'>,
): Promise<Subscription | undefined> {
  return db.first(
    subscription,
    sql`
      insert into newsletter_subscription as s (platform, email, language, token)
      values (${platform}, ${email.toLowerCase()}, ${language}, ${randomBytes(24).toString('base64url')})
      on conflict (platform, email) do update set language = excluded.language, asked_at = now()
        where s.confirmed_at is null and s.asked_at < now() - interval '10 minutes'
      returning s.platform, s.email, s.language, s.token`,
  );
}

/** Lets somebody ask again at once, as no mail reached the address. */
export async function forgetAsking(db: SystemQueries, token: string): Promise<void> {
  await db.run(sql`update newsletter_subscription set asked_at = '-infinity' where token = ${token}`);
}

/** What a token stands for; undefined for an unknown one. */
export async function subscriptionOf(
  db: SystemQueries,
  token: string,
): Promise<(Subscription & { isOver: boolean }) | undefined> {
  return db.first(
    { ...subscription, isOver: yesNo },
    sql`
      select platform, email, language, token, (${isOver}) as "isOver"
      from newsletter_subscription where token = ${token}`,
  );
}

/** Confirms an address; undefined for an unknown token and for one that was unsubscribed since. */
export async function confirmNewsletter(db: SystemQueries, token: string): Promise<Subscription | undefined> {
  return db.first(
    subscription,
    sql`
      update newsletter_subscription set confirmed_at = coalesce(confirmed_at, now())
      where token = ${token} and not (${isOver})
      returning platform, email, language, token`,
  );
}

/** Ends a subscription; doing it again changes nothing. Undefined for an unknown token. */
export async function endNewsletter(db: SystemQueries, token: string): Promise<Subscription | undefined> {
  return db.first(
    subscription,
    sql`
      update newsletter_subscription
      set unsubscribed_at = coalesce(unsubscribed_at, now()), confirmed_at = null
      where token = ${token}
      returning platform, email, language, token`,
  );
}
