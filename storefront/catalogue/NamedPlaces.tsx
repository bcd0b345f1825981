import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';
import { calledClass } from './ClassList.tsx';

/** The places in the catalogue that bear the name that was searched for: categories and classes. */
export function NamedPlaces({
  categories,
  classes,
}: {
  categories: SearchPage['called'];
  classes: SearchPage['classes'];
}) {
  const { language, number, t } = useView();
  if (categories.length === 0 && classes.length === 0) return null;
  return (
    <ul className="named-places" aria-label={t('search.named')}>
      {categories.map(({ sid, name, count }) => (
        <li key={sid}>
          <span className="label">{t('search.piece.category')}</span>{' '}
          <a href={pathTo(language, 'category', { categorySid: sid })}>{name}</a>{' '}
          <span className="count">{number(count)}</span>
        </li>
      ))}
      {classes.map(({ system, code, count, ...one }) => (
        <li key={system + code}>
          <span className="label">{t('search.piece.class')}</span>{' '}
          <a href={pathTo(language, 'class', { system, code })}>
            {code} {calledClass(one)}
          </a>{' '}
          <span className="count">{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
