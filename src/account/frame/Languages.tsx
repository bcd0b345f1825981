import { languages } from '../../../resources/language/languages.ts';
import { inLanguage } from '../../../resources/address/routes.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { Flag } from '../../../ui/logos/Flag.tsx';
import { useAccount } from '../AccountContext.ts';

/** The same page in the other languages; the wanted page goes along. Nothing where there is one language only. */
export function Languages() {
  const { platform, language, wanted, text } = useAccount();
  if (platform.forcedLanguage || !location.pathname.startsWith(`/${language}/`)) return null;
  const query = new URLSearchParams(location.search);
  if (wanted) query.set('wanted', wanted);
  const address = [location.pathname, query.toString()].filter(Boolean).join('?');
  return (
    <nav aria-label={text('login.language')} className="account-languages">
      {languages.map((each) => (
        <a
          key={each}
          href={inLanguage(address, each)}
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'true' : undefined}
        >
          <Flag language={each} />
          {nameOf(each)}
        </a>
      ))}
    </nav>
  );
}
