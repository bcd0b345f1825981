import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../view/View.tsx';

export interface Crumb {
  name: string;
  href: string;
}

/** The way from the start page to here; the last step is the page itself and no link. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const { language, t } = useView();
  return (
    <nav className="breadcrumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        <li>
          <a href={pathTo(language, 'start')}>{t('shell.home')}</a>
        </li>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
