import { pathTo } from '../../resources/address/routes.ts';
import { Logo } from '../logos/Logo.tsx';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { Icon } from '../view/Icon.tsx';
import { useView } from '../view/View.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SearchField } from './SearchField.tsx';
import { ShortlistLink } from './ShortlistLink.tsx';

/** The bar at the top of each page. */
export function Masthead() {
  const { platform, language, path, isSignedIn, t } = useView();
  const current = (href: string) => (path === href || path.startsWith(`${href}/`) ? 'true' : undefined);
  const categories = pathTo(language, 'categories');
  const orgas = pathTo(language, 'orgas');
  return (
    <header className="masthead">
      <div className="masthead-row">
        <a
          className="masthead-home"
          href={pathTo(language, 'start')}
          aria-label={platformGroups[platform.group].title}
        >
          <Logo group={platform.group} />
        </a>
        <SearchField />
        <nav className="masthead-links" aria-label={t('shell.main')}>
          <a href={categories} aria-current={current(categories)}>
            {t('shell.categories')}
          </a>
          <a href={orgas} aria-current={current(orgas)}>
            {t('orga.title')}
          </a>
        </nav>
        <div className="masthead-tools">
          <ShortlistLink />
          {!platform.forcedLanguage && <LanguageMenu />}
          <a className="masthead-account" href={pathTo(language, isSignedIn ? 'profile' : 'login')}>
            <Icon name="person" />
            <span className="masthead-word">{t(isSignedIn ? 'shell.profile' : 'shell.login')}</span>
          </a>
        </div>
      </div>
    </header>
  );
}
