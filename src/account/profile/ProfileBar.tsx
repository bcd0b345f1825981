import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import { Logo } from '../../../ui/logos/Logo.tsx';
import { useAccount } from '../AccountContext.ts';

/** The bar at the top, as on the pages of the catalogue. */
export function ProfileBar() {
  const { platform, language, text } = useAccount();
  return (
    <header className="profile-bar">
      <a href={pathTo(language, 'start')} aria-label={platformGroups[platform.group].title}>
        <Logo group={platform.group} />
      </a>
      <nav>
        <a href={pathTo(language, 'start')}>{text('login.catalogue')}</a>
        <a href={pathTo(language, 'backoffice')}>{text('shell.title')}</a>
      </nav>
    </header>
  );
}
