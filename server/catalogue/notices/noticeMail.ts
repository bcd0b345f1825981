import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import type { Config } from '../../base/config/config.ts';
import { originOf } from '../../base/config/originOf.ts';
import type { Mail } from '../../base/mail/Mailbox.ts';
import { texts } from '../../base/texts/texts.ts';
import type { News } from './News.ts';
import { sentenceOf } from './sentenceOf.ts';

interface To {
  email: string;
  platform: Platform;
  language: Language;
}

/** One mail with all that is new at a time, and the way to where the bell is. */
export function noticeMail(
  config: Pick<Config, 'publicOrigin'>,
  { email, platform, language: wanted }: To,
  news: readonly News[],
): Mail {
  const language = platform.forcedLanguage ?? wanted;
  const { title, contact } = platformGroups[platform.group];
  const lines = news.map((one) =>
    [sentenceOf(one, language), one.detail].filter((part) => part !== null).join(' '),
  );
  const values = {
    count: news.length,
    platform: title,
    lines: lines.map((line) => `- ${line}`).join('\n'),
    link: originOf(config, platform) + pathTo(language, 'backoffice'),
  };
  const said = (part: string) => texts.text(language, `server:noticeMail.${part}`, values);
  const [only = ''] = lines;
  return {
    from: contact,
    to: email,
    subject: news.length === 1 ? only : said('subject'),
    text: said('text'),
  };
}
