import type { ListTable, ProductCard } from '../../resources/calls/shown.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { saleEnded } from '../../ui/catalogue/saleEnded.ts';
import { NoPicture } from '../../ui/pictures/NoPicture.tsx';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';
import { shownValue } from './shownValue.ts';
import { rangeText, variantCount } from './variantWords.ts';

/** So many values stand beside a product. */
const most = 4;

/** Products below each other, each with a small picture and what tells it apart. */
export function ProductRows({
  cards,
  table: { columns, rows },
}: {
  cards: readonly ProductCard[];
  table: ListTable;
}) {
  const view = useView();
  const { language } = view;
  return (
    <ul className="product-list">
      {cards.map((card, place) => {
        const { orgaSid, productSid } = card;
        return (
          <li key={`${orgaSid}/${productSid}`}>
            <article className="product-row" data-product={`${orgaSid}/${productSid}`}>
              <span className="product-row-picture">
                {card.picture ? (
                  <PictureFrame picture={card.picture} alt="" sizes={{ only: '240' }} isFirst={place === 0} />
                ) : (
                  <NoPicture />
                )}
              </span>
              <div>
                <h3 className="product-row-title">
                  <a href={pathTo(language, 'product', { orgaSid, productSid })}>
                    <Text value={card.title} />
                  </a>
                </h3>
                <small>
                  {[variantCount(view, card), card.orgaName, card.articleNumber, ...saleEnded(view.t, card)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </div>
              <dl>
                {columns.slice(0, most).map(({ sid, name, unit }, nth) => {
                  const value = rows[place]?.[nth] ?? null;
                  const range = card.variants?.ranges.find(({ attribute }) => attribute === sid);
                  return (
                    <div key={sid}>
                      <dt>{name}</dt>
                      <dd>
                        {range
                          ? rangeText(view, range)
                          : value === null
                            ? '–'
                            : shownValue(view, value, unit)}
                      </dd>
                    </div>
                  );
                })}
              </dl>
              <div className="product-card-tools" data-product={`${orgaSid}/${productSid}`} />
            </article>
          </li>
        );
      })}
    </ul>
  );
}
