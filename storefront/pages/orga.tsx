import type { OrgaPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/routes.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { Breadcrumbs } from '../../ui/shell/Breadcrumbs.tsx';
import { Paragraphs } from '../../ui/view/Paragraphs.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';
import { Contact } from '../catalogue/Contact.tsx';
import { DocumentList } from '../catalogue/DocumentList.tsx';
import { Empty } from '../catalogue/Empty.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { ListItems } from '../catalogue/ListItems.tsx';
import { Narrowing } from '../catalogue/Narrowing.tsx';
import { OrgaInfo } from '../catalogue/OrgaInfo.tsx';
import { OrgaWall } from '../catalogue/OrgaWall.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList, itemList } from '../page/structured.ts';

/** A company: who it is, its product lines and its products, all or those of one line. */
export const orga: Page<OrgaPage> = {
  head: (data, view) => {
    const { t, query, absolute } = view;
    const name = data.line ? `${data.line.title}, ${data.name}` : data.name;
    return {
      title: name,
      description: shortened(
        data.line?.description?.text ??
          data.description?.text ??
          t('orga.pageDescription', { count: data.products.total, name }),
      ),
      canonicalQuery: { line: data.line?.sid, page: query['page'] },
      picture: data.logo,
      kind: 'profile',
      structured: [
        {
          '@type': 'Organization',
          name: data.name,
          url: absolute(pathTo(view.language, 'orga', { orgaSid: data.sid })),
          ...(data.address['website'] && { sameAs: data.address['website'] }),
          ...(data.logo && { logo: absolute(pictureAddress(data.logo, 'full')) }),
          ...(data.address['phone'] && { telephone: data.address['phone'] }),
          address: {
            '@type': 'PostalAddress',
            streetAddress: data.address['street'],
            postalCode: data.address['zip'],
            addressLocality: data.address['city'],
            addressCountry: data.address['country'],
          },
        },
        breadcrumbList(view, [
          { name: t('shell.home'), href: pathTo(view.language, 'start') },
          { name: t('orga.title'), href: pathTo(view.language, 'orgas') },
          { name: data.name, href: view.path },
        ]),
        ...(data.products.items.length > 0 ? [itemList(view, data.products)] : []),
      ],
    };
  },

  Body: ({ data }) => {
    const { language, path, query, t } = useView();
    const { products, line } = data;
    const isNarrowed = query['attributes'] !== undefined;
    const isRetailer = data.kind === 'retailer';
    return (
      <>
        <Breadcrumbs
          crumbs={[
            { name: t('orga.title'), href: pathTo(language, 'orgas') },
            ...(line ? [{ name: data.name, href: path }] : []),
          ]}
          here={line?.title ?? data.name}
        />
        <header className="title orga-title">
          {data.logo && (
            <PictureFrame className="orga-logo" picture={data.logo} alt="" sizes="14rem" isFirst />
          )}
          <div>
            {isRetailer && <p className="label">{t('entities.orga.choices.kind.retailer')}</p>}
            <h1>{data.name}</h1>
          </div>
        </header>
        <div className="columns">
          <div className="prose">{data.description && <Paragraphs value={data.description} />}</div>
          <Contact address={data.address} />
        </div>
        <div className="columns even">
          {data.lines.length > 0 && (
            <section aria-labelledby="lines">
              <h2 id="lines" className="label">
                {t('orga.lines')}
              </h2>
              <Leaders
                entries={data.lines.map(({ sid, name, count }) => ({
                  href: pathTo(language, 'orga', { orgaSid: data.sid }, { line: sid }),
                  name,
                  count,
                  isCurrent: sid === line?.sid,
                }))}
              />
            </section>
          )}
          {data.categories.length > 0 && (
            <section aria-labelledby="categories">
              <h2 id="categories" className="label">
                {t('orga.categories')}
              </h2>
              <Leaders
                entries={data.categories.map(({ sid, name, count }) => ({
                  href: pathTo(language, 'category', { categorySid: sid }, { orga: data.sid }),
                  name,
                  count,
                }))}
              />
            </section>
          )}
        </div>
        {(products.total > 0 || line || isNarrowed || data.connected.length === 0) && (
          <section aria-labelledby="products" className="part">
            <h2 id="products">{line?.title ?? t('entities.product.name', { count: 2 })}</h2>
            {line && (
              <p className="line-words">
                {line.description && <Text value={line.description} />}{' '}
                <a href={path}>{t('orga.wholeRange')}</a>
              </p>
            )}
            <Narrowing
              facets={data.facets}
              moreFacets={data.moreFacets}
              columns={data.table?.columns}
              total={t('list.products', { count: products.total })}
              choices={[]}
            />
            {products.items.length > 0 ? (
              <ListItems cards={products.items} table={data.table} advertisements={data.advertisements} />
            ) : (
              <Empty title={t(isNarrowed ? 'category.noneFiltered' : 'orga.none')}>
                <a className="button" href={line || isNarrowed ? path : pathTo(language, 'orgas')}>
                  {t(isNarrowed ? 'category.reset' : line ? 'orga.wholeRange' : 'start.allOrgas')}
                </a>
              </Empty>
            )}
            <Pagination {...products} />
          </section>
        )}
        {data.info && <OrgaInfo info={data.info} />}
        {data.documents.length > 0 && (
          <section className="part" aria-labelledby="documents">
            <h2 id="documents">{t('orga.documents')}</h2>
            <DocumentList documents={data.documents} of={data.name} />
          </section>
        )}
        {data.connected.length > 0 && (
          <section className="part" aria-labelledby="connected">
            <h2 id="connected">{t(isRetailer ? 'orga.manufacturers' : 'product.retailers')}</h2>
            <OrgaWall orgas={data.connected} />
          </section>
        )}
      </>
    );
  },
};
