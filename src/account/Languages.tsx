import { languages, type Language } from '../../resources/languages.ts';
import { pathTo } from '../../resources/routes.ts';
import { nameOf } from '../../providers/i18n/nameOf.ts';
import { keepLanguage } from '../../providers/i18n/keepLanguage.ts';
import { Flag } from '../../ui/logos/Flag.tsx';

interface Needs {
  label: string;
  language: Language;
  wanted: string | undefined;
}

/** The same page in the other languages; the wanted page goes along. */
export function Languages({ label, language, wanted }: Needs) {
  return (
    <nav aria-label={label} className="account-languages">
      {languages.map((each) => (
        <a
          key={each}
          href={pathTo(each, 'login', {}, { wanted })}
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'true' : undefined}
          onClick={() => keepLanguage(each)}
        >
          <Flag language={each} />
          {nameOf(each)}
        </a>
      ))}
    </nav>
  );
}
