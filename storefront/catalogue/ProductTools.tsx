import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { KeepButtons } from '../../ui/catalogue/KeepButtons.tsx';
import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';

/** What a visitor does with a product: keep it, compare it, print its data sheet. Without script there is nothing to press. */
export function ProductTools({ product }: { product: Pick<ProductPage, 'orgaSid' | 'productSid'> }) {
  const { t } = useView();
  return (
    <div className="product-tools">
      <KeepButtons product={product} />
      <button type="button" className="tool" data-print>
        <Icon name="print" />
        {t('product.print')}
      </button>
    </div>
  );
}
