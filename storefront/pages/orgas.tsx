import type { OrgasPage } from '../../resources/calls/storefrontPages.ts';
import { suggestions } from '../../resources/limits.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Empty } from '../catalogue/Empty.tsx';
import { OrgaWall } from '../catalogue/OrgaWall.tsx';
import type { Page } from '../page/Page.ts';
import { breadcrumbList } from '../page/structured.ts';

/** The companies from A to Z. */
export const orgas: Page<OrgasPage> = {
  head: (_, view) => ({
    title: view.t('orga.title'),
    description: view.t('orga.description'),
    canonicalQuery: { page: view.query['page'] },
    isIndexed: !view.query['text'],
    structured: [
      breadcrumbList(view, [
        { name: view.t('shell.home'), href: pathTo(view.language, 'start') },
        { name: view.t('orga.title'), href: view.path },
      ]),
    ],
  }),

  Body: ({ data }) => {
    const { path, query, t } = useView();
    return (
      <>
        <Breadcrumbs crumbs={[]} here={t('orga.title')} />
        <header className="title">
          <h1>{t('orga.title')}</h1>
          <form className="field-row find" action={path} method="get">
            <input
              type="search"
              name="text"
              defaultValue={query['text']}
              aria-label={t('orga.find')}
              placeholder={t('orga.find')}
              maxLength={suggestions.longestText}
            />
            <button type="submit" className="button">
              {t('search.submit')}
            </button>
          </form>
        </header>
        {data.letters.length > 1 && (
          <nav className="letters" aria-label={t('orga.letters')}>
            {data.letters.map((letter) => (
              <a
                key={letter}
                href={`${path}?text=${encodeURIComponent(letter)}`}
                aria-current={query['text'] === letter ? 'true' : undefined}
              >
                {letter}
              </a>
            ))}
          </nav>
        )}
        {data.orgas.items.length > 0 ? (
          <OrgaWall orgas={data.orgas.items} />
        ) : (
          <Empty title={query['text'] ? t('search.none', { text: query['text'] }) : t('orga.none')}>
            <a className="button" href={path}>
              {t('start.allOrgas')}
            </a>
          </Empty>
        )}
        <Pagination {...data.orgas} />
      </>
    );
  },
};
