import type { StartPage } from '../../resources/calls/storefrontPages.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Advertisements } from '../../ui/catalogue/Advertisements.tsx';
import { CategoryIndex } from '../catalogue/CategoryIndex.tsx';
import { OrgaWall } from '../catalogue/OrgaWall.tsx';
import { Teasers } from '../catalogue/Teasers.tsx';
import type { Page } from '../page/Page.ts';

/** The start page: what there is, and three ways into it. */
export const start: Page<StartPage> = {
  head: (data, { platform, t, absolute, language }) => ({
    title: t('start.title'),
    description: t('start.description'),
    picture: data.picture,
    structured: [
      {
        '@type': 'WebSite',
        name: platformGroups[platform.group].title,
        url: absolute(pathTo(language, 'start')),
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${absolute(pathTo(language, 'search'))}?text={text}`,
          'query-input': 'required name=text',
        },
      },
    ],
  }),

  Body: ({ data }) => {
    const { language, t } = useView();
    return (
      <>
        <section className="hero">
          <div className="hero-words">
            <h1>{t('start.heading', { count: data.productCount })}</h1>
            <p className="lead">{t('start.lead', { count: data.orgaCount })}</p>
          </div>
          {data.picture && (
            <PictureFrame
              className="hero-picture"
              picture={data.picture}
              alt=""
              sizes="(max-width: 64rem) 100vw, 58vw"
              isFirst
            />
          )}
        </section>
        <Advertisements cards={data.advertisements} />
        <section className="part" aria-labelledby="categories">
          <h2 id="categories">{t('start.categories')}</h2>
          <CategoryIndex categories={data.categories} />
          <a className="onward" href={pathTo(language, 'categories')}>
            {t('start.allCategories')}
          </a>
        </section>
        {data.products.length > 0 && (
          <section className="part" aria-labelledby="products">
            <h2 id="products">{t('start.products')}</h2>
            <ProductGrid cards={data.products} isChoice />
          </section>
        )}
        {data.articles.length > 0 && (
          <section className="part" aria-labelledby="articles">
            <h2 id="articles">{t('start.articles')}</h2>
            <Teasers articles={data.articles} />
          </section>
        )}
        {data.orgas.length > 0 && (
          <section className="part" aria-labelledby="orgas">
            <h2 id="orgas">{t('start.orgas')}</h2>
            <OrgaWall orgas={data.orgas} />
            <a className="onward" href={pathTo(language, 'orgas')}>
              {t('start.allOrgas')}
            </a>
          </section>
        )}
      </>
    );
  },
};
