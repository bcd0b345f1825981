import type { ProductCard } from '../../resources/calls/shown.ts';
import { Icon } from '../view/Icon.tsx';
import { useView } from '../view/View.tsx';

interface Props {
  product: Pick<ProductCard, 'orgaSid' | 'productSid' | 'title'>;
  isLabelled?: boolean;
}

/**
 * Puts a product on the shortlist and into the comparison; the first script makes the buttons work and shows them.
 * By keyboard the way to the comparison comes next: the tray stands at the end of the page.
 */
export function KeepButtons({ product: { orgaSid, productSid, title }, isLabelled = false }: Props) {
  const { t } = useView();
  const id = `${orgaSid}/${productSid}`;
  const buttons = (['keep', 'compare'] as const).map((list) => {
    const label = t(`shortlist.${list}`);
    return (
      <button
        key={list}
        type="button"
        className="tool"
        data-list={list}
        data-product={id}
        aria-pressed="false"
        aria-label={isLabelled ? undefined : `${label}: ${title.text}`}
        title={isLabelled ? undefined : label}
      >
        <Icon name={list} />
        {isLabelled && label}
      </button>
    );
  });
  return (
    <>
      {buttons}
      <button type="button" className="button to-comparison" data-open-comparison>
        <span>
          {t('shortlist.toComparison')} (<span data-count="compare" />)
        </span>
      </button>
    </>
  );
}
