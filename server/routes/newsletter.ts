import type { FastifyReply, FastifyRequest } from 'fastify';
import { newsletterCalls as calls, type NewsletterState } from '../../resources/calls/newsletter.ts';
import { platformGroups, type Footer } from '../../resources/platformGroups.ts';
import { platform as platformOf } from '../../resources/platforms.ts';
import { pathTo } from '../../resources/routes.ts';
import { openMailbox } from '../mail/openMailbox.ts';
import { confirmationMail } from '../newsletter/confirmationMail.ts';
import {
  askForNewsletter,
  confirmNewsletter,
  endNewsletter,
  forgetAsking,
  type Subscription,
} from '../newsletter/subscriptions.ts';
import { originOf } from '../originOf.ts';
import { notFound } from '../problems.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** Signing up for the newsletter, confirming, and ending it. */
export function newsletter(routing: Routing): void {
  const { app, config, database } = routing;
  const mailbox = openMailbox(config);
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.all(sending));

  registerCall(routing, calls.subscribe, async ({ body, reply }) => {
    const { group, store } = platformOf(body.platform);
    const footer: Footer = platformGroups[group].footer;
    if (footer !== 'main') throw notFound();
    const asked = await askForNewsletter(database.write, { ...body, platform: store });
    // Not waited for: how long it takes would tell whether the address is new.
    if (asked) send(asked);
    return reply.code(202).send();
  });

  registerCall(routing, calls.confirm, async ({ parameters, request, reply }) =>
    answer(request, reply, 'confirmed', await confirmNewsletter(database.write, parameters.token)),
  );

  registerCall(routing, calls.unsubscribe, async ({ parameters, request, reply }) =>
    answer(request, reply, 'unsubscribed', await endNewsletter(database.write, parameters.token)),
  );

  function send(subscription: Subscription): void {
    const sent = mailbox
      .send(confirmationMail(config, subscription))
      .catch(async (error: unknown) => {
        app.log.error({ err: error }, 'mail not sent');
        await forgetAsking(database.write, subscription.token);
      })
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  /** Browsers that follow the link of a mail see the newsletter page. */
  function answer(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    state: NewsletterState,
    subscription: Subscription | undefined,
  ) {
    if (!subscription) throw notFound();
    void reply.header('cache-control', 'no-store');
    if (!headers.accept?.includes('text/html')) return { state };
    const { platform, language } = subscription;
    return reply.redirect(
      originOf(config, platformOf(platform)) + pathTo(language, 'newsletter', {}, { state }),
      302,
    );
  }
}
