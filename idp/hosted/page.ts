import { languages } from '../../resources/language/languages.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { splitAddress } from '../../resources/address/splitAddress.ts';
import { faultText, type FaultKey } from './faultText.ts';
import { lookOf } from './look.ts';
import { html, type Markup } from './markup.ts';
import { interpolate } from '../../server/base/texts/interpolate.ts';
import type { HostedPageRequest } from './HostedPageRequest.ts';
import { UntrustedClient, readAuthorizationRequest, RefusedRequest } from './AuthorizationRequest.ts';

export interface PageContent {
  title: string;
  lead?: string;
  body?: Markup;
  /** Said first in the title too, so that it is heard at once. */
  fault?: FaultKey | undefined;
  notice?: string | undefined;
  isWide?: boolean;
}

/** The whole page: masthead of the platform group, one sheet, languages; no script, no inline style. */
export function page(
  visit: HostedPageRequest,
  { title, lead, body, notice, isWide, ...content }: PageContent,
): string {
  const { texts, language, platform, origin } = visit;
  const group = platformGroups[platform.group];
  const [first = '', ...rest] = group.title.split(' ');
  const fault = content.fault && faultText(visit, content.fault);
  const { sheet, sign } = lookOf(platform.group);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${fault && `${texts.page.fault}: `}${title} · ${group.title}</title>
        <link rel="icon" href="${sign}" />
        <link rel="stylesheet" href="${sheet}" />
      </head>
      <body>
        <header class="masthead">
          <a href="${origin.site}/"
            ><img src="${sign}" alt="" width="32" height="32" /><span
              ><b>${first}</b> ${rest.join(' ')}</span
            ></a
          >
        </header>
        <main>
          <div class="sheet${isWide && ' wide'}">
            <div>
              <h1>${title}</h1>
              ${lead && html`<p class="lead">${lead}</p>`}
            </div>
            ${notice && html`<p class="notice" role="status">${notice}</p>`}
            ${fault && html`<p class="fault" role="alert" id="fault">${fault}</p>`} ${body}
          </div>
        </main>
        <footer>
          ${languageLinks(visit)}<a href="${origin.site}/"
            >${interpolate(texts.page.back, { title: group.title })}</a
          >
        </footer>
      </body>
    </html>`.text;
}

/** Sends a page that is nobody else's: not stored, not framed, its address not passed on. */
export function sendPage(visit: HostedPageRequest, content: PageContent, status = 200) {
  return visit.reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': securityPolicy(visit),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-language': visit.language,
    })
    .type('text/html; charset=utf-8')
    .send(page(visit, content));
}

/** Some browsers hold a form to `form-action` on the way back to the client too, so its origin is named. */
function securityPolicy(visit: HostedPageRequest): string {
  const formTargets = ["'self'", callbackOrigin(visit)].filter(Boolean).join(' ');
  return `default-src 'self'; img-src 'self' data:; script-src 'none'; object-src 'none'; base-uri 'none'; form-action ${formTargets}; frame-ancestors 'none'`;
}

function callbackOrigin({ provider, query }: HostedPageRequest): string | undefined {
  try {
    return new URL(readAuthorizationRequest(provider, query).redirectUri).origin;
  } catch (error) {
    if (error instanceof UntrustedClient || error instanceof RefusedRequest) return undefined;
    throw error;
  }
}

/** The same page in the other languages; not where a form has been sent, as its answer has no address. */
function languageLinks({ platform, language, texts, query, request }: HostedPageRequest): Markup | undefined {
  if (platform.forcedLanguage || request.method !== 'GET') return undefined;
  const [path] = splitAddress(request.url);
  const address = (to: string) =>
    `${path}?${new URLSearchParams([...[...query].filter(([name]) => name !== 'lang'), ['lang', to]])}`;
  const links = languages.map(
    (to) =>
      html`<li>
        <a
          href="${address(to)}"
          lang="${to}"
          hreflang="${to}"
          ${to === language && html` aria-current="true"`}
          >${texts.page.languages[to]}</a
        >
      </li>`,
  );
  return html`<nav aria-label="${texts.page.language}">
    <ul>
      ${links}
    </ul>
  </nav>`;
}
