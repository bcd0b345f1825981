import { listViews } from '../../resources/finding/listViews.ts';
import { addressOf } from '../../ui/view/addressOf.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';

const icons = { pictures: 'pictures', list: 'rows', table: 'table' } as const;

/** The ways to show a list, as links; the browser remembers which one was taken last (behaviour B424). */
export function Views() {
  const { path, query, t } = useView();
  const current = query['view'] ?? 'pictures';
  return (
    <ul className="views" aria-label={t('list.view')}>
      {listViews.map((view) => (
        <li key={view}>
          <a
            href={addressOf(path, { ...query, view })}
            rel="nofollow"
            title={t(`list.${icons[view]}`)}
            data-view={view}
            aria-current={view === current ? 'true' : undefined}
          >
            <Icon name={icons[view]} />
            <span className="hidden">{t(`list.${icons[view]}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
