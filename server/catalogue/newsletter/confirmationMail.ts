import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { platform as platformOf } from '../../../resources/platform/platforms.ts';
import type { Config } from '../../base/config/config.ts';
import type { Mail } from '../../base/mail/Mailbox.ts';
import { originOf } from '../../base/config/originOf.ts';
import { texts } from '../../base/texts/texts.ts';
import type { Subscription } from './subscriptions.ts';

/** The mail that asks the owner of an address to confirm, in the chosen language. */
export function confirmationMail(
  config: Pick<Config, 'publicOrigin'>,
  { platform, email, language, token }: Subscription,
): Mail {
  const { title, contact } = platformGroups[platformOf(platform).group];
  const link = `${originOf(config, platformOf(platform))}/api/newsletter/confirm/${token}`;
  const said = (part: 'subject' | 'text') =>
    texts.text(language, `server:newsletterMail.${part}`, { platform: title, email, link });
  return { from: contact, to: email, subject: said('subject'), text: said('text') };
}
