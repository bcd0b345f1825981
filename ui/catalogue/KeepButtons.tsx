import type { ProductCard } from '../../resources/calls/shown.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Icon } from '../view/Icon.tsx';
import { useView } from '../view/View.tsx';

interface Props {
  /** Undefined in the pattern for cards (`CardTools`). */
  product?: Pick<ProductCard, 'orgaSid' | 'productSid'>;
}

/**
 * Puts a product on the shortlist and into the comparison; the first script makes the buttons work and shows them.
 * By keyboard the way to the comparison comes next: the tray stands at the end of the page.
 */
export function KeepButtons({ product }: Props) {
  const { language, t } = useView();
  const buttons = (['keep', 'compare'] as const).map((list) => {
    const label = t(`shortlist.${list}`);
    return (
      <button
        key={list}
        type="button"
        className="tool"
        data-list={list}
        data-product={product && `${product.orgaSid}/${product.productSid}`}
        aria-pressed="false"
        title={product ? undefined : label}
      >
        <Icon name={list} />
        {product && label}
      </button>
    );
  });
  return (
    <>
      {buttons}
      <a
        className="button to-comparison"
        href={pathTo(language, 'comparison')}
        rel="nofollow"
        data-to-list="compare"
      >
        <span>
          {t('shortlist.toComparison')} (<span data-count="compare" />)
        </span>
      </a>
    </>
  );
}
