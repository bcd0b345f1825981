import type { ShortlistPage } from '../../resources/calls/storefrontPages.ts';
import { shortlist } from '../../resources/limits.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { NoPicture } from '../../ui/pictures/NoPicture.tsx';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';

/** A product on a list, with how many of it and a note: to be written on one's own list, to be read on any other. */
export function ListedRow({ card }: { card: ShortlistPage['products'][number] }) {
  const { language, number, t } = useView();
  const { orgaSid, productSid, quantity, note } = card;
  const name = `${orgaSid}/${productSid}`;
  return (
    <article className="product-row" id={`listed-${name}`}>
      <span className="product-row-picture">
        {card.picture ? (
          <PictureFrame picture={card.picture} alt="" sizes={{ only: '240' }} />
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
          {card.orgaName}, {card.articleNumber}
        </small>
      </div>
      <label className="listed-quantity if-own">
        {t('shortlist.quantity')}
        <input
          type="number"
          min="0"
          max={shortlist.mostQuantity}
          step="any"
          inputMode="decimal"
          autoComplete="off"
          data-noted="quantity"
          data-product={name}
          defaultValue={quantity ?? ''}
        />
      </label>
      <label className="listed-note if-own">
        {t('shortlist.note')}
        <input
          type="text"
          maxLength={shortlist.longestNote}
          autoComplete="off"
          data-noted="note"
          data-product={name}
          defaultValue={note ?? ''}
        />
      </label>
      <dl className="if-shared">
        {quantity !== null && (
          <div>
            <dt>{t('shortlist.quantity')}</dt>
            <dd>{number(quantity)}</dd>
          </div>
        )}
        {note !== null && (
          <div>
            <dt>{t('shortlist.note')}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      <div className="product-card-tools" data-product={name} />
    </article>
  );
}
