import { Icon } from '../../ui/view/Icon.tsx';
import { useView } from '../../ui/view/View.tsx';

/** What a visitor does with a product's page; without script there is nothing to press. */
export function ProductTools() {
  const { t } = useView();
  return (
    <div className="product-tools">
      <button type="button" className="tool" data-print>
        <Icon name="print" />
        {t('product.print')}
      </button>
    </div>
  );
}
