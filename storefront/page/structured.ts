import type { ProductList, ShownDocument, ShownRetailer } from '../../resources/calls/shown.ts';
import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import type { Crumb } from '../../ui/shell/Breadcrumbs.tsx';
import { documentPath } from './documentPath.ts';
import type { PageView } from './PageView.ts';

/** BreadcrumbList of schema.org; the last crumb is the page itself. */
export function breadcrumbList({ absolute }: PageView, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: absolute(href) }),
    })),
  };
}

/** ItemList of schema.org: the pages of products in the order of a list, of which this may be a later page. */
export function itemList(
  { absolute, language }: PageView,
  { items, page, size, total, cards }: ProductList,
): object {
  return {
    '@type': 'ItemList',
    numberOfItems: cards ?? total,
    itemListElement: items.map(({ orgaSid, productSid }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * size + index + 1,
      url: absolute(pathTo(language, 'product', { orgaSid, productSid })),
    })),
  };
}

const availability = { inStock: 'InStock', onOrder: 'BackOrder', notAvailable: 'OutOfStock' } as const;

/** Offer of schema.org; undefined where a retailer says neither what it costs nor whether there is any. */
function offer({ name, price, stock, link, articleNumber }: ShownRetailer): object | undefined {
  const state = Object.entries(availability).find(([known]) => known === stock)?.[1];
  if (!price && !state) return undefined;
  return {
    '@type': 'Offer',
    ...(price && { price: price.amount, priceCurrency: price.currency }),
    ...(state && { availability: `https://schema.org/${state}` }),
    ...(link && { url: link }),
    ...(articleNumber && { sku: articleNumber }),
    seller: { '@type': 'Organization', name },
  };
}

/** DigitalDocument of schema.org. */
function documentRecord(view: PageView, document: ShownDocument, of: string): object {
  return {
    '@type': 'DigitalDocument',
    name: document.title.text,
    url: view.absolute(documentPath(view, document, of)),
    inLanguage: document.language,
    ...(document.date && { datePublished: document.date }),
    ...(document.expiry && { expires: document.expiry }),
  };
}

/** So many other variants are named to a search engine; each of them names its own. */
const mostNamed = 6;

/** ProductGroup of schema.org with others of its products to which the page leads, by their addresses. */
function productGroup(
  { absolute, language }: PageView,
  { orgaSid, productSid }: Pick<ProductPage, 'orgaSid' | 'productSid'>,
  { key, name, axes, twins }: NonNullable<ProductPage['variants']>,
): object {
  const sids = new Set([...axes.flatMap(({ values }) => values), ...twins].map((one) => one.productSid));
  sids.delete(productSid);
  return {
    '@type': 'ProductGroup',
    productGroupID: key,
    name,
    ...(axes.length > 0 && { variesBy: axes.map((axis) => axis.name) }),
    hasVariant: [...sids].slice(0, mostNamed).map((sid) => ({
      url: absolute(pathTo(language, 'product', { orgaSid, productSid: sid })),
    })),
  };
}

/** Product of schema.org with its offers and documents, and every GTIN in 14 digits. */
export function productRecord(view: PageView, data: ProductPage, url: string): object {
  const offers = data.endOfSale?.isOver
    ? [{ '@type': 'Offer', availability: 'https://schema.org/Discontinued' }]
    : data.retailers.flatMap((retailer) => offer(retailer) ?? []);
  return {
    '@type': 'Product',
    name: data.title.text,
    ...(data.description && { description: data.description.text }),
    url: view.absolute(url),
    sku: data.articleNumber,
    ...(data.gtins.length > 0 && { gtin: data.gtins.length > 1 ? data.gtins : data.gtins[0] }),
    brand: { '@type': 'Brand', name: data.brand ?? data.orgaName },
    category: data.pathFromRoot.map(({ name }) => name).join(' > '),
    ...(data.pictures.length > 0 && {
      image: data.pictures.map((picture) => view.absolute(pictureAddress(picture, 'full'))),
    }),
    additionalProperty: data.attributes.map(({ name, value, unit }) => ({
      '@type': 'PropertyValue',
      name,
      value,
      ...(unit && { unitText: unit }),
    })),
    ...(offers.length > 0 && { offers }),
    ...(data.variants && { isVariantOf: productGroup(view, data, data.variants) }),
    ...(data.documents.length > 0 && {
      subjectOf: data.documents.map((document) => documentRecord(view, document, data.title.text)),
    }),
  };
}
