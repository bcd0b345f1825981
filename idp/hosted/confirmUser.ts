import { CognitoError } from '../cognitoErrors.ts';
import { requireOwnForm } from '../../server/identity/crossSite.ts';
import { confirmSignUp } from '../ownAccount/signUp.ts';
import { buttonForm } from './form.ts';
import type { Fields } from '../../server/http/formBodies.ts';
import { fieldOf } from './HostedPage.ts';
import { sendPage, type PageContent } from './page.ts';
import { interpolate } from '../../server/base/texts/interpolate.ts';
import type { HostedPageRequest } from './HostedPageRequest.ts';

/**
 * The link of the sign-up mail. Opening it changes nothing, as programs that look through mails open links too and
 * would prove an address that nobody reads; the button does.
 */
export function showConfirmLink(visit: HostedPageRequest) {
  return sendPage(visit, linkContent(visit, named(visit)));
}

/** Confirms the account of the mailed link: only when its form is sent, for a mail program opens links too. */
export async function confirmByLink(visit: HostedPageRequest, fields: Fields) {
  requireOwnForm(visit.request, fields.xsrf);
  const { provider, origin, texts } = visit;
  const { username, code } = named(visit);
  try {
    await confirmSignUp(provider, origin, { username, code });
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return sendPage(visit, { title: texts.link.title, fault: error.key });
  }
  return sendPage(visit, { title: texts.link.doneTitle, lead: texts.link.done });
}

interface Named {
  username: string;
  code: string;
}

function named({ query }: HostedPageRequest): Named {
  const given = Object.fromEntries(query);
  return { username: fieldOf(given, 'user_name', 128), code: fieldOf(given, 'confirmation_code', 64) };
}

function linkContent(visit: HostedPageRequest, { username: name, code }: Named): PageContent {
  const { texts, language } = visit;
  const query = new URLSearchParams({ user_name: name, confirmation_code: code, lang: language });
  return {
    title: texts.link.title,
    lead: interpolate(texts.link.lead, { name }),
    body: buttonForm(visit, {
      action: `/idp/confirmUser?${query}`,
      label: texts.link.submit,
      hidden: {},
      isQuiet: false,
    }),
  };
}
