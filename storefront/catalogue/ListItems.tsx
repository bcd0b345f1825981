import type { AdvertisementCard, ProductCard } from '../../resources/calls/shown.ts';
import { Advertisements } from '../../ui/catalogue/Advertisements.tsx';
import { ProductGrid } from '../../ui/lists/ProductGrid.tsx';

/** Full rows of two, three and four cards; advertisements stand after them, never above what one came for. */
const before = 12;

/** The products of a list, and among them what is advertised (behaviour B425). */
export function ListItems({
  cards,
  advertisements = [],
}: {
  cards: readonly ProductCard[];
  advertisements?: readonly AdvertisementCard[] | undefined;
}) {
  if (advertisements.length === 0) return <ProductGrid cards={cards} isLeading />;
  return (
    <>
      <ProductGrid cards={cards.slice(0, before)} isLeading />
      <Advertisements cards={advertisements} />
      {cards.length > before && <ProductGrid cards={cards.slice(before)} />}
    </>
  );
}
