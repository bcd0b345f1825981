import type { AdvertisementCard, ListTable, ProductCard } from '../../resources/calls/shown.ts';
import { Advertisements } from '../../ui/catalogue/Advertisements.tsx';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';
import { useView } from '../../ui/view/View.tsx';
import { ProductRows } from './ProductRows.tsx';
import { ProductTable } from './ProductTable.tsx';
import { variantWords } from './variantWords.ts';

/** Full rows of two, three and four cards; advertisements stand after them, never above what one came for. */
const before = 12;

interface Props {
  cards: readonly ProductCard[];
  /** What rows show of them; null for pictures. */
  table: ListTable | null;
  advertisements?: readonly AdvertisementCard[] | undefined;
}

/** The products of a list in the view that is asked for, and among or below them what is advertised (behaviour B425). */
export function ListItems({ cards, table, advertisements = [] }: Props) {
  const view = useView();
  const { query } = view;
  const insteadOn = (card: ProductCard) => variantWords(view, card);
  if (table)
    return (
      <>
        {query['view'] === 'table' ? (
          <ProductTable cards={cards} table={table} />
        ) : (
          <ProductRows cards={cards} table={table} />
        )}
        <Advertisements cards={advertisements} />
      </>
    );
  if (advertisements.length === 0) return <ProductGrid cards={cards} isLeading insteadOn={insteadOn} />;
  return (
    <>
      <ProductGrid cards={cards.slice(0, before)} isLeading insteadOn={insteadOn} />
      <Advertisements cards={advertisements} />
      {cards.length > before && <ProductGrid cards={cards.slice(before)} insteadOn={insteadOn} />}
    </>
  );
}
