import type { ComparedProduct } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { Text } from '../../ui/view/Text.tsx';
import { useView } from '../../ui/view/View.tsx';
import { listPath } from '../shortlist/shortlistAddress.ts';
import { comparedRows, type ComparedRow } from './comparedRows.ts';

/** Products side by side: first what they differ in, then what all say alike. */
export function ComparisonTable({ products }: { products: readonly ComparedProduct[] }) {
  const view = useView();
  const { language, t } = view;
  const { differing = [], same = [] } = Object.groupBy(comparedRows(products, view), ({ isSame }) =>
    isSame && products.length > 1 ? 'same' : 'differing',
  );
  const names = products.map(nameOf);
  return (
    <div className="compare-scroll" role="region" aria-label={t('shortlist.comparison')} tabIndex={0}>
      <table className="compare">
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={nameOf(product)} scope="col">
                {product.picture && (
                  <img
                    src={pictureAddress(product.picture, '240')}
                    alt=""
                    width="120"
                    height="120"
                    loading="lazy"
                    decoding="async"
                  />
                )}
                <small>{product.orgaName}</small>
                <a
                  href={pathTo(language, 'product', {
                    orgaSid: product.orgaSid,
                    productSid: product.productSid,
                  })}
                >
                  <Text value={product.title} />
                </a>
                <a
                  className="compare-remove"
                  href={listPath(
                    'compare',
                    language,
                    names.filter((name) => name !== nameOf(product)),
                  )}
                  rel="nofollow"
                  aria-label={`${t('shortlist.remove')}: ${product.title.text}`}
                  data-uncompare={nameOf(product)}
                >
                  <Icon name="close" />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={differing} />
        </tbody>
        {same.length > 0 && (
          <tbody className="compare-same">
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1}>
                {t('shortlist.same')}
              </th>
            </tr>
            <Rows rows={same} />
          </tbody>
        )}
      </table>
    </div>
  );
}

function Rows({ rows }: { rows: readonly ComparedRow[] }) {
  return rows.map(({ name, values }) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={index}>{value || '–'}</td>
      ))}
    </tr>
  ));
}

function nameOf({ orgaSid, productSid }: ComparedProduct): string {
  return `${orgaSid}/${productSid}`;
}
