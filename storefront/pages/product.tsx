import type { ProductPage } from '../../resources/calls/storefront.ts';
import { pathTo } from '../../resources/routes.ts';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { Paragraphs } from '../../ui/view/Paragraphs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { AttributeTable } from '../catalogue/AttributeTable.tsx';
import { Gallery } from '../catalogue/Gallery.tsx';
import { ProductFacts } from '../catalogue/ProductFacts.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList, productThing } from '../page/structured.ts';

/** A product with all that is known of it. */
export const product: Page<ProductPage> = {
  head: (data, view) => ({
    title: `${data.title.text}, ${data.orgaName}`,
    description: shortened(
      [data.subTitle?.text, data.description?.text, data.articleNumber].filter(Boolean).join(' – '),
    ),
    picture: data.pictures[0],
    kind: 'product',
    structured: [
      productThing(view, data, view.path),
      breadcrumbList(view, [
        { name: view.t('shell.home'), href: pathTo(view.language, 'start') },
        ...crumbsOf(data, view),
        { name: data.title.text, href: view.path },
      ]),
    ],
  }),

  Body: ({ data }) => {
    const view = useView();
    const { language, t } = view;
    const orgaPath = pathTo(language, 'orga', { orgaSid: data.orgaSid });
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(data, view)} here={data.title.text} />
        <article className="product">
          <Gallery pictures={data.pictures} title={data.title.text} />
          <div className="product-head">
            <p className="product-orga">
              <a href={orgaPath}>{data.orgaName}</a>
            </p>
            <h1>
              <Text value={data.title} />
            </h1>
            {data.subTitle && (
              <p className="lead">
                <Text value={data.subTitle} />
              </p>
            )}
            <ProductFacts data={data} />
          </div>
          {data.description && (
            <section className="product-words" aria-labelledby="description">
              <h2 id="description">{t('product.description')}</h2>
              <div className="prose">
                <Paragraphs value={data.description} />
              </div>
            </section>
          )}
          {data.attributes.length > 0 && (
            <section className="product-attributes" aria-labelledby="attributes">
              <h2 id="attributes">{t('product.attributes')}</h2>
              <AttributeTable attributes={data.attributes} />
            </section>
          )}
        </article>
        {data.similar.length > 0 && (
          <section className="part" aria-labelledby="similar">
            <h2 id="similar">{t('product.similar')}</h2>
            <ProductGrid cards={data.similar} isChoice />
            <a className="onward" href={orgaPath}>
              {t('product.all', { name: data.orgaName })}
            </a>
          </section>
        )}
      </>
    );
  },
};

function crumbsOf({ pathFromRoot }: ProductPage, { language, t }: View) {
  return [
    { name: t('category.title'), href: pathTo(language, 'categories') },
    ...pathFromRoot.map(({ sid, name }) => ({
      name,
      href: pathTo(language, 'category', { categorySid: sid }),
    })),
  ];
}
