import type { ClassPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/routes.ts';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { ClassLinks } from '../catalogue/ClassLinks.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { ListedProducts } from '../catalogue/ListedProducts.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList, itemList } from '../page/structured.ts';

/** A class of a classification: its categories, and their products. */
export const classOf: Page<ClassPage> = {
  head: (data, view) => {
    const { t, query, number } = view;
    const { total, page, items } = data.products;
    const name = nameOf(data, view);
    const categories = data.categories.map((category) => category.name).join(', ');
    return {
      title: page > 1 ? `${name}, ${t('list.page', { page: number(page) })}` : name,
      description: shortened(t('class.description', { count: total, name, categories })),
      canonicalQuery: { page: query['page'] },
      picture: items.find(({ picture }) => picture)?.picture,
      structured: [
        breadcrumbList(view, [
          { name: t('shell.home'), href: pathTo(view.language, 'start') },
          { name: t('category.title'), href: pathTo(view.language, 'categories') },
          { name, href: view.path },
        ]),
        ...(data.products.items.length > 0 ? [itemList(view, data.products)] : []),
      ],
    };
  },

  Body: ({ data }) => {
    const view = useView();
    const { language, t } = view;
    const { system, below, categories } = data;
    return (
      <>
        <Breadcrumbs
          crumbs={[{ name: t('category.title'), href: pathTo(language, 'categories') }]}
          here={nameOf(data, view)}
        />
        <header className="title is-compact">
          <h1>{nameOf(data, view)}</h1>
          {below.length > 0 && (
            <dl className="classes">
              <div>
                <dt>{t('class.below')}</dt>
                <dd>
                  <ClassLinks system={system} codes={below} />
                </dd>
              </div>
            </dl>
          )}
        </header>
        {categories.length > 0 && (
          <section className="children" aria-labelledby="categories">
            <h2 id="categories" className="label">
              {t('class.categories')}
            </h2>
            <Leaders
              entries={categories.map(({ sid, name, count }) => ({
                href: pathTo(language, 'category', { categorySid: sid }),
                name,
                count,
              }))}
            />
          </section>
        )}
        <ListedProducts
          data={data}
          none={t('class.none')}
          elsewhere={
            <a className="button" href={pathTo(language, 'categories')}>
              {t('start.allCategories')}
            </a>
          }
        />
      </>
    );
  },
};

/** The code and, where it does not say so itself, of which system: `IfcDoor`, `BKP 273`. */
function nameOf({ system, code }: Pick<ClassPage, 'system' | 'code'>, { t }: Pick<View, 't'>): string {
  return system === 'ifc' ? code : `${t(`class.system.${system}`)} ${code}`;
}
