import type { OrgaPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
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
import { Folded } from '../catalogue/Folded.tsx';
import { Leaders } from '../catalogue/Leaders.tsx';
import { VariantMatrices } from '../catalogue/VariantMatrices.tsx';
import { listTotal } from '../catalogue/listTotal.ts';
import { ListItems } from '../catalogue/ListItems.tsx';
import { Narrowing } from '../catalogue/Narrowing.tsx';
import { OrgaInfo } from '../catalogue/OrgaInfo.tsx';
import { OrgaWall } from '../catalogue/OrgaWall.tsx';
import type { Page } from '../page/Page.ts';
import { shortened } from '../page/shortened.ts';
import { breadcrumbList, itemList } from '../page/structured.ts';

/** So much of what a company says of itself stands above its products; what is longer stands whole below them. */
const mostInHead = 220;

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
    const { language, path, query, number, t } = useView();
    const { products, line } = data;
    const isNarrowed = query['attributes'] !== undefined;
    const isRetailer = data.kind === 'retailer';
    const { description } = data;
    const isLong = description !== null && description.text.length > mostInHead;
    const words = description && { ...description, text: shortened(description.text, mostInHead) };
    return (
      <>
        <Breadcrumbs
          crumbs={[
            { name: t('orga.title'), href: pathTo(language, 'orgas') },
            ...(line ? [{ name: data.name, href: path }] : []),
          ]}
          here={line?.title ?? data.name}
        />
        <header className="title is-compact orga-title">
          {data.logo && (
            <PictureFrame className="orga-logo" picture={data.logo} alt="" sizes="7rem" isFirst />
          )}
          <div>
            {isRetailer && <p className="label">{t('entities.orga.choices.kind.retailer')}</p>}
            <h1>{data.name}</h1>
          </div>
          {words && (
            <p className="lead">
              <Text value={words} /> {isLong && <a href="#about">{t('orga.more')}</a>}
            </p>
          )}
          <Contact address={data.address} />
        </header>
        <Folded title={t('orga.lines')} count={data.lines.length}>
          <Leaders
            entries={data.lines.map(({ sid, name, count }) => ({
              href: pathTo(language, 'orga', { orgaSid: data.sid }, { line: sid }),
              name,
              count,
              isCurrent: sid === line?.sid,
            }))}
          />
        </Folded>
        <Folded title={t('orga.categories')} count={data.categories.length}>
          <Leaders
            entries={data.categories.map(({ sid, name, count }) => ({
              href: pathTo(language, 'category', { categorySid: sid }, { orga: data.sid }),
              name,
              count,
            }))}
          />
        </Folded>
        {(products.total > 0 || line || isNarrowed || data.connected.length === 0) && (
          <section aria-labelledby="products">
            <h2 id="products" className={line ? undefined : 'hidden'}>
              {line?.title ?? t('entities.product.name', { count: 2 })}
            </h2>
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
              onCards={listTotal({ number, t }, products)}
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
            <Pagination {...products} total={products.cards ?? products.total} />
          </section>
        )}
        {data.matrices.length > 0 && <VariantMatrices orgaSid={data.sid} matrices={data.matrices} />}
        {description && (
          <section className={isLong ? 'part' : 'part is-in-head'} aria-labelledby="about">
            <h2 id="about">{t('orga.about', { name: data.name })}</h2>
            <div className="prose">
              <Paragraphs value={description} />
            </div>
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
