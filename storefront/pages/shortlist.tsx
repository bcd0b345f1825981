import type { ShortlistPage } from '../../resources/calls/storefrontPages.ts';
import type { NotedOnList } from '../../resources/notedOnList.ts';
import { useView } from '../../ui/view/View.tsx';
import type { Page } from '../page/Page.ts';
import { EmptyList } from '../shortlist/EmptyList.tsx';
import { ListedRow } from '../shortlist/ListedRow.tsx';
import { ListWays } from '../shortlist/ListWays.tsx';
import { OwnLists } from '../shortlist/OwnLists.tsx';

/**
 * A shortlist: its address names the products, nothing is stored. Without products the first script leads to those that
 * the browser keeps.
 */
export const shortlist: Page<ShortlistPage> = {
  head: ({ name }, { t, query }) => ({
    title: name ?? t('shortlist.title'),
    description: t('shortlist.description'),
    isIndexed: false,
    canonicalQuery: {
      product: query['product'],
      name: query['name'],
      quantity: query['quantity'],
      note: query['note'],
    },
  }),

  Body: ({ data: { name, products } }) => {
    const { t } = useView();
    const names = products.map(({ orgaSid, productSid }) => `${orgaSid}/${productSid}`);
    return (
      <>
        <header className="title is-compact">
          <h1>{name ?? t('shortlist.title')}</h1>
          {products.length > 0 && <p className="lead">{t('shortlist.lead', { count: products.length })}</p>}
        </header>
        <OwnLists />
        {products.length > 0 ? (
          <section aria-labelledby="products">
            <h2 id="products" className="hidden">
              {t('entities.product.name', { count: 2 })}
            </h2>
            <ListWays list="keep" names={names} noted={notedOf(name, products)} />
            <ul className="product-list listed">
              {products.map((card, place) => (
                <li key={names[place]}>
                  <ListedRow card={card} />
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <EmptyList title={t('shortlist.empty')} advice={t('shortlist.emptyAdvice')} />
        )}
      </>
    );
  },
};

function notedOf(name: string | null, products: ShortlistPage['products']): NotedOnList {
  const by = <T,>(valueOf: (product: ShortlistPage['products'][number]) => T | null) =>
    Object.fromEntries(
      products.flatMap((product) => {
        const value = valueOf(product);
        return value === null ? [] : [[`${product.orgaSid}/${product.productSid}`, value]];
      }),
    );
  return {
    ...(name && { name }),
    quantity: by(({ quantity }) => quantity),
    note: by(({ note }) => note),
  };
}
