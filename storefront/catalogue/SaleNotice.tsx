import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';
import { formatDate } from '../texts/formatDate.ts';

/** Until when a product is sold, or that it is not any more, and what comes after it (behaviour B487). */
export function SaleNotice({
  product,
}: {
  product: Pick<ProductPage, 'endOfSale' | 'successors' | 'orgaSid'>;
}) {
  const { language, platform, t } = useView();
  const { endOfSale, successors } = product;
  if (!endOfSale) return null;
  const { lastDay, isOver, successor } = endOfSale;
  const day = formatDate(lastDay, languageTag(language, platform));
  const next = successors.find(({ articleNumber }) => articleNumber === successor);
  const name = successor && t('product.successor', { number: successor });
  return (
    <p className={isOver ? 'sale-notice is-over' : 'sale-notice'}>
      {t(isOver ? 'product.endedOn' : 'product.endsOn', { day })}{' '}
      {next ? (
        <a href={pathTo(language, 'product', { orgaSid: next.orgaSid, productSid: next.productSid })}>
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  );
}
