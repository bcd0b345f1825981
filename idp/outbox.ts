import type { Sql } from '../server/base/database/connect.ts';
import type { Vault } from './vault.ts';

export type Medium = 'EMAIL' | 'SMS';
/** Why somebody is sent a code. */
export type MessagePurpose = 'sign-up' | 'password' | 'email' | 'phone_number' | 'second-factor' | 'sign-in';

export interface Message {
  sub: string;
  medium: Medium;
  destination: string;
  purpose: MessagePurpose;
  code: string;
  /** Does the same as typing the code. */
  link?: string;
}

const mostShown = 50;

/** Keeps for a day what would have been sent: no mail and no SMS leaves the machine. */
export async function putIntoOutbox(
  sql: Sql,
  vault: Vault,
  { code, link, ...message }: Message,
): Promise<void> {
  const content = vault.seal(JSON.stringify({ code, link }), context(message.sub));
  await sql`
    delete from idp.outbox where id in (
      select id from idp.outbox where created_at < now() - interval '1 day' limit 100 for update skip locked)`;
  await sql`insert into idp.outbox ${sql({ ...message, content })}`;
}

/** The latest messages, the newest first; those sealed with a key that is not ours any more are left out. */
export async function readOutbox(sql: Sql, vault: Vault): Promise<(Message & { sentAt: Date })[]> {
  const rows = await sql<(Omit<Message, 'code' | 'link'> & { content: Buffer; sentAt: Date })[]>`
    select sub, medium, destination, purpose, content, created_at as "sentAt"
    from idp.outbox
    where created_at > now() - interval '1 day'
    order by id desc
    limit ${mostShown}`;
  return rows.flatMap(({ content, ...message }) => {
    try {
      const opened = JSON.parse(vault.open(content, context(message.sub))) as Pick<Message, 'code' | 'link'>;
      return [{ ...message, ...opened }];
    } catch {
      return [];
    }
  });
}

function context(sub: string): string {
  return `outbox of ${sub}`;
}
