import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { Paragraphs } from '../../ui/view/Paragraphs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView, type View } from '../../ui/view/View.tsx';
import { AttributeTable } from '../catalogue/AttributeTable.tsx';
import { DocumentList } from '../catalogue/DocumentList.tsx';
import { Gallery } from '../catalogue/Gallery.tsx';
import { MediaWall } from '../catalogue/MediaWall.tsx';
import { Permalink } from '../catalogue/Permalink.tsx';
import { ProductFacts } from '../catalogue/ProductFacts.tsx';
import { ProductTools } from '../catalogue/ProductTools.tsx';
import { RetailerList } from '../catalogue/RetailerList.tsx';
import { SaleNotice } from '../catalogue/SaleNotice.tsx';
import { SheetHead } from '../catalogue/SheetHead.tsx';
import { TenderText } from '../catalogue/TenderText.tsx';
import { VariantChooser } from '../catalogue/VariantChooser.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList, productRecord } from '../page/structured.ts';

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
      productRecord(view, data, view.path),
      breadcrumbList(view, [
        { name: view.t('shell.home'), href: pathTo(view.language, 'start') },
        ...crumbsOf(data, view),
        { name: data.title.text, href: view.path },
      ]),
    ],
  }),

  Body: ({ data }) => {
    const view = useView();
    const { language, path, platform, t } = view;
    const orgaPath = pathTo(language, 'orga', { orgaSid: data.orgaSid });
    const besides = (['successors', 'accessories'] as const)
      .map((name) => [name, data[name]] as const)
      .filter(([, cards]) => cards.length > 0);
    return (
      <>
        <Breadcrumbs crumbs={crumbsOf(data, view)} here={data.title.text} />
        <SheetHead product={data} />
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
            <SaleNotice product={data} />
            {data.variants && <VariantChooser product={data} variants={data.variants} />}
            <ProductFacts data={data} />
            <ProductTools product={data} />
          </div>
          {data.description && (
            <section className="product-words" aria-labelledby="description">
              <h2 id="description">{t('product.description')}</h2>
              <div className="prose">
                <Paragraphs value={data.description} />
              </div>
            </section>
          )}
          {data.media.length > 0 && (
            <section className="product-beside" aria-labelledby="media">
              <h2 id="media">{t('product.media')}</h2>
              <MediaWall pictures={data.media} title={data.title.text} />
            </section>
          )}
          {data.attributes.length > 0 && (
            <section className="product-attributes" aria-labelledby="attributes">
              <h2 id="attributes">{t('product.attributes')}</h2>
              <AttributeTable attributes={data.attributes} />
            </section>
          )}
          {data.documents.length > 0 && (
            <section className="product-beside" aria-labelledby="documents">
              <h2 id="documents">{t('product.documents')}</h2>
              <DocumentList documents={data.documents} of={data.title.text} />
            </section>
          )}
          {data.retailers.length > 0 && (
            <section className="product-beside" aria-labelledby="retailers">
              <h2 id="retailers">{t('product.retailers')}</h2>
              <RetailerList retailers={data.retailers} />
            </section>
          )}
          <div className="product-foot">
            {platformGroups[platform.group].asksForGtin && <TenderText data={data} />}
            <Permalink gtin={data.gtins[0]} path={path} />
          </div>
        </article>
        {besides.map(([name, cards]) => (
          <section key={name} className="part" aria-labelledby={name}>
            <h2 id={name}>{t(`product.${name}`)}</h2>
            <ProductGrid cards={cards} isChoice />
          </section>
        ))}
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
