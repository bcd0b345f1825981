import type { ProductCard } from '../../resources/calls/shown.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { saleEnded } from '../../ui/catalogue/saleEnded.ts';
import { NoPicture } from '../../ui/pictures/NoPicture.tsx';
import { PictureFrame } from '../../ui/pictures/PictureFrame.tsx';
import { Icon } from '../../ui/view/Icon.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';

/** A product that a code was found at, in one line; `name` is what the shortlist knows it by. */
export function CodeProduct({ card, name }: { card: ProductCard; name: string }) {
  const { language, t } = useView();
  const { orgaSid, productSid, title, orgaName, articleNumber, picture } = card;
  return (
    <li className="code-product">
      {picture ? <PictureFrame picture={picture} alt="" sizes={{ only: '240' }} /> : <NoPicture />}
      <p>
        <small>{orgaName}</small>
        <a href={pathTo(language, 'product', { orgaSid, productSid })}>
          <Text value={title} />
        </a>
        <small>{[articleNumber, ...saleEnded(t, card)].join(' · ')}</small>
      </p>
      <button
        type="button"
        className="tool"
        data-list="keep"
        data-product={name}
        aria-pressed="false"
        aria-label={`${t('shortlist.keep')}: ${title.text}`}
        title={t('shortlist.keep')}
      >
        <Icon name="keep" />
      </button>
    </li>
  );
}
