import type { ProductCard as Card } from '../../resources/calls/shown.ts';
import { smallImage } from '../../resources/limits.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { NoPicture } from '../pictures/NoPicture.tsx';
import { Text } from '../view/Text.tsx';
import { useView } from '../view/View.tsx';
import { saleEnded } from './saleEnded.ts';

interface Props {
  card: Card;
  isFirst?: boolean;
  /** What it says instead of its subtitle, such as of what variants it stands for. */
  instead?: string | undefined;
}

/** A product in a grid: picture, company, title, number; one link. The first script adds buttons (`CardTools`). */
export function ProductCard({ card, isFirst, instead }: Props) {
  const { language, t } = useView();
  const { orgaSid, productSid } = card;
  return (
    <article className="product-card" data-product={`${orgaSid}/${productSid}`}>
      <div className="product-card-picture">
        {card.picture ? (
          <PictureFrame picture={card.picture} alt="" sizes={{ only: smallImage }} isFirst={isFirst} />
        ) : (
          <NoPicture />
        )}
      </div>
      <p className="product-card-orga">{card.orgaName}</p>
      <h3 className="product-card-title">
        <a href={pathTo(language, 'product', { orgaSid, productSid })}>
          <Text value={card.title} />
        </a>
      </h3>
      {instead ? (
        <p className="product-card-sub">{instead}</p>
      ) : (
        card.subTitle && (
          <p className="product-card-sub">
            <Text value={card.subTitle} />
          </p>
        )
      )}
      <p className="product-card-number">{[card.articleNumber, ...saleEnded(t, card)].join(' · ')}</p>
    </article>
  );
}
