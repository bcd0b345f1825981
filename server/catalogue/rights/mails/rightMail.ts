import type { Language } from '../../../../resources/language/languages.ts';
import { platformGroups } from '../../../../resources/platform/platformGroups.ts';
import type { Platform } from '../../../../resources/platform/platforms.ts';
import { features } from '../../../../resources/platform/rights.ts';
import { pathTo } from '../../../../resources/address/routes.ts';
import type { Config } from '../../../base/config/config.ts';
import { originOf } from '../../../base/config/originOf.ts';
import type { Mail } from '../../../base/mail/Mailbox.ts';
import { texts } from '../../../base/texts/texts.ts';

/** What a mail about a right says, and what is named in it. */
export interface RightNews {
  /** A right waits for this address; a request was granted, or refused; somebody asks. */
  kind: 'invited' | 'granted' | 'refused' | 'asked';
  platform: Platform;
  language: Language;
  to: string;
  /** Why, who asks, and for what. */
  values?: Readonly<Record<string, string>>;
}

/** A mail about a right, with the link that leads on. */
export function rightMail(config: Pick<Config, 'publicOrigin'>, news: RightNews): Mail {
  const { kind, platform, language: wanted, to, values } = news;
  const { title, contact } = platformGroups[platform.group];
  const language = platform.forcedLanguage ?? wanted;
  const wantedPage = pathTo(language, 'backoffice');
  const path = {
    invited: pathTo(language, 'login', {}, { view: 'sign-up', wanted: wantedPage }),
    granted: wantedPage,
    refused: pathTo(language, 'profile'),
    asked: `${wantedPage}/${features.userRights.path}`,
  }[kind];
  const link = originOf(config, platform) + path;
  const said = (part: 'subject' | 'text') =>
    texts.text(language, `server:rightMail.${kind}.${part}`, { platform: title, email: to, link, ...values });
  return { from: contact, to, subject: said('subject'), text: said('text') };
}
