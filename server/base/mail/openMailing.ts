import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Mail } from './Mailbox.ts';
import { openMailbox } from './openMailbox.ts';

/** Sends mails for which no answer waits. */
export interface Mailing {
  /** @param onFailure what to undo where nobody takes the mail */
  send(mail: Mail, onFailure?: () => Promise<void>): void;
}

/** Mails of the calls of a server, which does not end before they are sent; what fails stands in its log. */
export function openMailing(app: Pick<FastifyInstance, 'addHook' | 'log'>, config: Config): Mailing {
  const mailbox = openMailbox(config);
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.all(sending));
  return {
    send(mail, onFailure) {
      const sent = mailbox
        .send(mail)
        .catch(async (error: unknown) => {
          app.log.error({ err: error }, 'mail not sent');
          await onFailure?.();
        })
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
  };
}
