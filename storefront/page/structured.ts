import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import type { Crumb } from '../../ui/shell/Breadcrumbs.tsx';
import type { PageView } from './PageView.ts';

/** BreadcrumbList of schema.org; the last crumb is the page itself. */
export function breadcrumbList({ absolute }: PageView, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  };
}

/** Product of schema.org, with every GTIN in 14 digits. */
export function productRecord(view: PageView, data: ProductPage, url: string): object {
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
  };
}
