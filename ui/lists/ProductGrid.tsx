import type { ProductCard as Card } from '../../resources/calls/shown.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';

interface Props {
  cards: readonly Card[];
  /** The first picture is fetched at once where the grid leads the page. */
  isLeading?: boolean;
  /** A few out of many: only full rows are shown. */
  isChoice?: boolean;
  /** What a card says instead of its subtitle. */
  insteadOn?: (card: Card) => string | undefined;
}

/** Products side by side. */
export function ProductGrid({ cards, isLeading = false, isChoice = false, insteadOn }: Props) {
  return (
    <ul className={isChoice ? 'product-grid is-choice' : 'product-grid'}>
      {cards.map((card, index) => (
        <li key={`${card.orgaSid}/${card.productSid}`}>
          <ProductCard card={card} instead={insteadOn?.(card)} isFirst={isLeading && index === 0} />
        </li>
      ))}
    </ul>
  );
}
