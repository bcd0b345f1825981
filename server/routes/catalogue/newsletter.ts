import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../resources/calls/call.ts';
import { newsletterCalls as calls, type NewsletterState } from '../../../resources/calls/newsletter.ts';
import { platformGroups, type Footer } from '../../../resources/platform/platformGroups.ts';
import { isLanguage, type Language } from '../../../resources/language/languages.ts';
import {
  isPlatformKey,
  platform as platformOf,
  type PlatformKey,
} from '../../../resources/platform/platforms.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { getAt } from '../../../resources/shape.ts';
import { formBodies } from '../../http/formBodies.ts';
import { openMailbox } from '../../base/mail/openMailbox.ts';
import { confirmationMail } from '../../catalogue/newsletter/confirmationMail.ts';
import {
  askForNewsletter,
  confirmNewsletter,
  endNewsletter,
  forgetAsking,
  subscriptionOf,
  type Subscription,
} from '../../catalogue/newsletter/subscriptions.ts';
import { originOf } from '../../base/config/originOf.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { answerError } from '../../http/errors.ts';
import { notFound } from '../../base/problems.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { wantsPage } from '../../http/wantsPage.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';

/**
 * Signing up for the newsletter, confirming, and ending it.
 * @param db the primary: whoever holds the token of a mail may, and belongs to no scope
 */
export function newsletter(routing: Routing, db: SystemQueries): void {
  const { app, config } = routing;
  const mailbox = openMailbox(config);
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.all(sending));

  void app.register(async (forms) => {
    formBodies(forms);
    // Without script the browser shows what comes back: the newsletter page, not a problem document.
    forms.setErrorHandler((error, request, reply) => {
      const platform = getAt(request.body, ['platform']);
      const language = getAt(request.body, ['language']);
      return isForm(request) &&
        typeof platform === 'string' &&
        isPlatformKey(platform) &&
        isLanguage(language)
        ? shown(reply, { platform, language }, 'failed', 303)
        : answerError(error, request, reply);
    });
    registerCall({ ...routing, app: forms }, calls.subscribe, async ({ body, request, reply }) => {
      const { group, dataset } = platformOf(body.platform);
      const footer: Footer = platformGroups[group].footer;
      if (footer !== 'main') throw notFound();
      const asked = await askForNewsletter(db, { ...body, platform: dataset });
      // Not waited for: how long it takes would tell whether the address is new.
      if (asked) send(asked);
      return isForm(request) ? shown(reply, body, 'done', 303) : reply.code(202).send();
    });

    registerCall({ ...routing, app: forms }, calls.confirm, async (called) =>
      answer(called, 'confirmed', await confirmNewsletter(db, called.parameters.token)),
    );

    registerCall({ ...routing, app: forms }, calls.unsubscribe, async (called) =>
      answer(called, 'unsubscribed', await endNewsletter(db, called.parameters.token)),
    );
  });

  registerCall(routing, calls.confirmLink, async (called) => {
    const found = await subscriptionOf(db, called.parameters.token);
    return answer(called, 'confirm', found?.isOver ? undefined : found);
  });

  registerCall(routing, calls.unsubscribeLink, async (called) =>
    answer(called, 'unsubscribe', await subscriptionOf(db, called.parameters.token)),
  );

  function send(subscription: Subscription): void {
    const sent = mailbox
      .send(confirmationMail(config, subscription))
      .catch(async (error: unknown) => {
        app.log.error({ err: error }, 'mail not sent');
        await forgetAsking(db, subscription.token);
      })
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  /**
   * Browsers that follow the link of a mail see the newsletter page with its button, and after that what it did; also
   * when the link leads nowhere any more.
   */
  function answer(
    { platform, request, reply }: Pick<CallContext<Call>, 'platform' | 'request' | 'reply'>,
    state: NewsletterState,
    subscription: Subscription | undefined,
  ) {
    void reply.header('cache-control', 'no-store');
    const isRead = wantsPage(request);
    const status = request.method === 'POST' ? 303 : 302;
    if (subscription) return isRead ? shown(reply, subscription, state, status) : { state };
    if (!isRead) throw notFound();
    return shown(reply, { platform: platform.key, language: requestLanguage(request) }, 'expired', status);
  }

  /** Sends a browser to the newsletter page, which says what happened. */
  function shown(
    reply: FastifyReply,
    { platform, language, token }: { platform: PlatformKey; language: Language; token?: string },
    state: NewsletterState,
    status: 302 | 303,
  ) {
    // Only what has a button needs to know for whom.
    const named = state === 'confirm' || state === 'unsubscribe' ? token : undefined;
    return reply.redirect(
      originOf(config, platformOf(platform)) + pathTo(language, 'newsletter', {}, { state, token: named }),
      status,
    );
  }
}

/** Did a browser send the form itself, because no script did? */
function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}
