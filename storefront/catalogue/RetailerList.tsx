import type { ShownRetailer } from '../../resources/calls/shown.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { choiceLabel } from '../../ui/view/choiceLabel.ts';
import { useView } from '../../ui/view/View.tsx';
import { formatMoney } from '../texts/formatMoney.ts';

const shownAtOnce = 5;

/** Who sells a product, those that say on what terms first; many are folded away. */
export function RetailerList({ retailers }: { retailers: readonly ShownRetailer[] }) {
  const { t } = useView();
  const others = retailers.slice(shownAtOnce);
  return (
    <>
      <ul className="retailers">
        {retailers.slice(0, shownAtOnce).map((retailer) => (
          <Retailer key={retailer.sid} retailer={retailer} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="retailers-more" data-kept="retailers">
          <summary>{t('product.moreRetailers', { count: others.length })}</summary>
          <ul className="retailers">
            {others.map((retailer) => (
              <Retailer key={retailer.sid} retailer={retailer} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Retailer({ retailer }: { retailer: ShownRetailer }) {
  const { language, platform, t } = useView();
  const { sid, name, city, articleNumber, price, stock, link } = retailer;
  return (
    <li>
      <p>
        <a href={pathTo(language, 'orga', { orgaSid: sid })}>{name}</a>
        {city && <small>{city}</small>}
      </p>
      <p>
        {stock && (
          <span className={`stock is-${stock}`}>{choiceLabel(t, 'retailerData', 'stock', stock)}</span>
        )}
        {articleNumber && (
          <small>
            {t('product.retailerNumber')} {articleNumber}
          </small>
        )}
      </p>
      <p className="retailer-offer">
        {price && <b>{formatMoney(price, languageTag(language, platform))}</b>}
        {link && (
          <a className="onward" href={link} rel="noopener nofollow">
            {t('product.toShop')}
          </a>
        )}
      </p>
    </li>
  );
}
