import type { ProductCard as Card } from '../../resources/calls/shown.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';

/** Products side by side; the first row is fetched at once where the grid leads the page. */
export function ProductGrid({
  cards,
  isLeading = false,
  level,
}: {
  cards: readonly Card[];
  isLeading?: boolean;
  level?: 2 | 3;
}) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={`${card.orgaSid}/${card.productSid}`}>
          <ProductCard
            card={card}
            level={level}
            isFirst={isLeading && index === 0}
            sizes="(max-width: 40rem) 45vw, (max-width: 64rem) 30vw, 20rem"
          />
        </li>
      ))}
    </ul>
  );
}
