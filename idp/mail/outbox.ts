import { z } from 'zod';
import { bytes, text, time, type Row } from '../../server/base/database/column.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import type { Vault } from '../credentials/vault.ts';

export type Medium = 'EMAIL' | 'SMS';
/** Why somebody is sent a code. */
export type MessagePurpose = 'sign-up' | 'password' | 'email' | 'phone_number' | 'second-factor' | 'sign-in';

const addressed = {
  sub: text(),
  medium: text<Medium>(),
  destination: text(),
  purpose: text<MessagePurpose>(),
};

/** The part of a message that is sealed. */
const secret = z.object({
  code: z.string(),
  /** Does the same as typing the code. */
  link: z.string().optional(),
});

export interface Message extends Row<typeof addressed>, z.output<typeof secret> {}

const mostShown = 50;

/** Keeps for a day what would have been sent: no mail and no SMS leaves the machine. */
export async function putIntoOutbox(
  db: SystemQueries,
  vault: Vault,
  { sub, medium, destination, purpose, code, link }: Message,
): Promise<void> {
  const content = vault.seal(JSON.stringify({ code, link }), context(sub));
  await db.run(sql`
    delete from idp.outbox where id in (
      select id from idp.outbox where created_at < now() - interval '1 day' limit 100 for update skip locked)`);
  await db.run(sql`
    insert into idp.outbox (sub, medium, destination, purpose, content)
    values (${sub}, ${medium}, ${destination}, ${purpose}, ${content})`);
}

/** The latest messages, the newest first; those sealed with a key that is not ours any more are left out. */
export async function readOutbox(db: SystemQueries, vault: Vault): Promise<(Message & { sentAt: Date })[]> {
  const rows = await db.rows(
    { ...addressed, content: bytes, sentAt: time },
    sql`
      select sub, medium, destination, purpose, content, created_at as "sentAt"
      from idp.outbox
      where created_at > now() - interval '1 day'
      order by id desc
      limit ${mostShown}`,
  );
  return rows.flatMap(({ content, ...message }) => {
    try {
      const opened: unknown = JSON.parse(vault.open(content, context(message.sub)));
      return [{ ...message, ...secret.parse(opened) }];
    } catch {
      return [];
    }
  });
}

function context(sub: string): string {
  return `outbox of ${sub}`;
}
