import { searchKinds, type SearchPage } from '../../resources/calls/searchPage.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';

/** How many hits there are of each kind; the shown one is marked. */
export function SearchTabs({ data: { text, kind, totals, atLeast } }: { data: SearchPage }) {
  const { language, number, t } = useView();
  return (
    <nav className="tabs" aria-label={t('search.kinds')}>
      {searchKinds.map((other) => (
        <a
          key={other}
          href={pathTo(language, 'search', {}, { text, kind: other })}
          aria-current={other === kind ? 'true' : undefined}
          className={totals[other] === 0 ? 'is-empty' : undefined}
        >
          {t(`entities.${other}.name`, { count: totals[other] })}{' '}
          <span className="count">
            {number(totals[other])}
            {other === 'product' && atLeast && '+'}
          </span>
        </a>
      ))}
    </nav>
  );
}
