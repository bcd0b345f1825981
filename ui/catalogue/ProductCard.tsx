import type { ProductCard as Card } from '../../resources/calls/shown.ts';
import { pathTo } from '../../resources/routes.ts';
import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { NoPicture } from '../pictures/NoPicture.tsx';
import { Text } from '../view/Text.tsx';
import { useView } from '../view/View.tsx';

interface Props {
  card: Card;
  sizes: string;
  isFirst?: boolean;
  /** Level of its title among the headings of the page. */
  level?: 2 | 3;
}

/** A product in a grid: picture, company, title, number; one link. */
export function ProductCard({ card, sizes, isFirst, level = 3 }: Props) {
  const { language } = useView();
  const Heading = `h${level}` as const;
  const { orgaSid, productSid } = card;
  return (
    <article className="product-card" id={`product-${orgaSid}-${productSid}`}>
      <div className="product-card-picture">
        {card.picture ? (
          <PictureFrame picture={card.picture} alt="" sizes={sizes} isFirst={isFirst} />
        ) : (
          <NoPicture />
        )}
      </div>
      <p className="product-card-orga">{card.orgaName}</p>
      <Heading className="product-card-title">
        <a href={pathTo(language, 'product', { orgaSid, productSid })}>
          <Text value={card.title} />
        </a>
      </Heading>
      {card.subTitle && (
        <p className="product-card-sub">
          <Text value={card.subTitle} />
        </p>
      )}
      <p className="product-card-number">{card.articleNumber}</p>
    </article>
  );
}
