import type { ClassPage } from '../../resources/calls/storefrontPages.ts';
import type { ShownClass } from '../../resources/calls/shown.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { ClassList } from '../catalogue/ClassList.tsx';
import { Folded } from '../catalogue/Folded.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { ListedProducts } from '../catalogue/ListedProducts.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList, itemList } from '../page/structured.ts';

/** A class of a classification: what stands above and below it, its categories, and their products. */
export const classOf: Page<ClassPage> = {
  head: (data, view) => {
    const { t, query, number } = view;
    const { total, page, items } = data.products;
    const heading = headingOf(data, view);
    const name = data.name === null ? heading : `${heading} (${data.name})`;
    const categories = data.categories.map((category) => category.name).join(', ');
    return {
      title: page > 1 ? `${name}, ${t('list.page', { page: number(page) })}` : name,
      description: shortened(t('class.description', { count: total, name, categories })),
      canonicalQuery: { page: query['page'] },
      picture: items.find(({ picture }) => picture)?.picture,
      structured: [
        breadcrumbList(view, [
          { name: t('shell.home'), href: pathTo(view.language, 'start') },
          ...crumbsOf(data, view),
          { name, href: view.path },
        ]),
        ...(data.products.items.length > 0 ? [itemList(view, data.products)] : []),
      ],
    };
  },

  Body: ({ data }) => {
    const view = useView();
    const { language, t } = view;
    const { system, name, below, categories } = data;
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(data, view)} here={headingOf(data, view)} />
        <header className="title is-compact">
          <h1>{headingOf(data, view)}</h1>
          {name !== null && <p className="lead">{name}</p>}
        </header>
        <Folded title={t('class.below')} count={below.length}>
          <ClassList system={system} classes={below.map(inShort)} />
        </Folded>
        <Folded title={t('class.categories')} count={categories.length}>
          <Leaders
            entries={categories.map(({ sid, name: of, count }) => ({
              href: pathTo(language, 'category', { categorySid: sid }),
              name: of,
              count,
            }))}
          />
        </Folded>
        <ListedProducts
          data={data}
          none={t('class.none')}
          elsewhere={
            <a className="button" href={pathTo(language, 'classSystem', { system })}>
              {t('class.all', { system: t(`class.system.${system}`) })}
            </a>
          }
        />
      </>
    );
  },
};

/** The code and, where it does not say so itself, of which system: `IfcDoor`, `BKP 273`. */
function headingOf({ system, code }: Pick<ClassPage, 'system' | 'code'>, { t }: Pick<View, 't'>): string {
  return system === 'ifc' || system === 'etim' ? code : `${t(`class.system.${system}`)} ${code}`;
}

/** In a line there is room for one of its categories. */
function inShort(one: ShownClass): ShownClass {
  return { ...one, categories: one.categories.slice(0, 1) };
}

function crumbsOf(
  { system, above }: Pick<ClassPage, 'system' | 'above'>,
  { language, t }: Pick<View, 'language' | 't'>,
): { name: string; href: string }[] {
  return [
    { name: t('category.title'), href: pathTo(language, 'categories') },
    { name: t(`class.system.${system}`), href: pathTo(language, 'classSystem', { system }) },
    ...above.map((one) => ({
      name: one.name ?? one.code,
      href: pathTo(language, 'class', { system, code: one.code }),
    })),
  ];
}
