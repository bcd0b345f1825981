import { platformGroups } from '../../../resources/platformGroups.ts';
import { platform as platformOf } from '../../../resources/platforms.ts';
import type { Config } from '../../base/config/config.ts';
import type { Mail } from '../../base/mail/Mailbox.ts';
import { originOf } from '../../base/config/originOf.ts';
import { fill, serverTexts } from '../../base/texts/problemTexts.ts';
import type { Subscription } from './subscriptions.ts';

/** The mail that asks the owner of an address to confirm, in the chosen language. */
export function confirmationMail(
  config: Pick<Config, 'publicOrigin'>,
  { platform, email, language, token }: Subscription,
): Mail {
  const { title, contact } = platformGroups[platformOf(platform).group];
  const { subject, text } = serverTexts[language].newsletterMail;
  const link = `${originOf(config, platformOf(platform))}/api/newsletter/confirm/${token}`;
  return { from: contact, to: email, subject, text: fill(text, { platform: title, email, link }) };
}
