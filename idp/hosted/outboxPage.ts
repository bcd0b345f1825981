import { readOutbox } from '../mail/outbox.ts';
import { isLoopback } from '../isLoopback.ts';
import { notFound } from '../../server/base/problems.ts';
import { html } from './markup.ts';
import { sendPage } from './page.ts';
import type { HostedPageRequest } from './HostedPageRequest.ts';

/**
 * What would have been sent, for whoever sits at this machine. Throws not found when the provider serves others
 * too, and for a host name of elsewhere that was made to point here (DNS rebinding).
 */
export async function showOutbox(visit: HostedPageRequest) {
  const { provider, request, texts, language } = visit;
  const isLocal = isLoopback(request.hostname) && request.headers['x-forwarded-for'] === undefined;
  if (!provider.isOutboxOpen || !isLocal) throw notFound();
  const messages = await readOutbox(provider.write, provider.vault);
  const time = new Intl.DateTimeFormat(`${language}-${visit.platform.region}`, { timeStyle: 'medium' });
  const { title, lead, empty, reload, to, link: linkText, purposes } = texts.outbox;
  const items = messages.map(
    ({ purpose, destination, code, link, sentAt }) =>
      html`<li>
        <h2>${purposes[purpose]}</h2>
        <p class="code">${code}</p>
        <p>
          <time datetime="${sentAt.toISOString()}">${time.format(sentAt)}</time> · ${to}
          ${destination}${link && html` · <a href="${link}">${linkText}</a>`}
        </p>
      </li>`,
  );
  return sendPage(visit, {
    title,
    lead,
    isWide: true,
    body: html`<p><a href="/idp/outbox?lang=${language}">${reload}</a></p>
      ${
        messages.length > 0
          ? html`<ol class="messages">
              ${items}
            </ol>`
          : html`<p>${empty}</p>`
      }`,
  });
}
