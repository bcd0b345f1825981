import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Highlighted } from '../../ui/view/Highlighted.tsx';
import { useView } from '../../ui/view/View.tsx';

/** Product lines that were found, each with its company and how much it holds. */
export function LineHits({ lines }: { lines: SearchPage['productLines'] }) {
  const { language, t } = useView();
  return (
    <ul className="hits">
      {lines.map(({ sid, orgaSid, orgaName, title, itemCount, matches }) => (
        <li key={`${orgaSid}/${sid}`}>
          <p className="hit-path">{orgaName}</p>
          <h3>
            <a href={pathTo(language, 'orga', { orgaSid }, { line: sid })}>
              <Highlighted text={title} matches={matches.filter(({ field }) => field === 'title')} />
            </a>
            <span className="count">{t('list.products', { count: itemCount })}</span>
          </h3>
        </li>
      ))}
    </ul>
  );
}
