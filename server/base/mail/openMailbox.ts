import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Mail, Mailbox } from './Mailbox.ts';

/** The mailbox of `MAIL_URL`: a mail server, or a folder in which every mail is one `.eml` file. */
export function openMailbox({ mailUrl }: Pick<Config, 'mailUrl'>): Mailbox {
  return mailUrl.startsWith('file:') ? folderMailbox(fileURLToPath(mailUrl)) : serverMailbox(mailUrl);
}

function serverMailbox(url: string): Mailbox {
  const transport = createTransport(url);
  return { send: async (mail) => void (await transport.sendMail(message(mail))) };
}

function folderMailbox(folder: string): Mailbox {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message: body } = await transport.sendMail(message(mail));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
      await writeFile(`${path}.part`, body);
      await rename(`${path}.part`, path);
    },
  };
}

function message({ from, to, subject, text, unsubscribe }: Mail) {
  return {
    from,
    to,
    subject,
    text,
    ...(unsubscribe && { list: { unsubscribe } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
