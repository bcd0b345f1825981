import { useState } from 'react';
import type { storefrontCalls } from '../../resources/calls/storefront.ts';
import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { answerOf, request } from '../../providers/fetch.ts';
import { pictureAddress } from '../../ui/pictures/pictureAddress.ts';
import { Icon } from '../../ui/view/Icon.tsx';
import { comparedRows } from './comparedRows.ts';
import type { ListProps } from './Lists.ts';
import { useLoaded } from './useLoaded.ts';

/** Products side by side; rows in which all say the same can be hidden. */
export function Comparison({ settings, lists }: ListProps) {
  const { platform, language, texts } = settings;
  const [names, setNames] = useState(() => lists.readList('compare'));
  const [asked] = useState(names);
  const [isBrief, setBrief] = useState(false);
  const loaded = useLoaded(
    (signal) =>
      Promise.all(
        asked.map(async (name) => {
          const answer = await request(`/api/${platform}/product/${name}?lang=${language}`, { signal });
          return answerOf<typeof storefrontCalls.product>(answer);
        }),
      ),
    asked.join(),
  );

  if (loaded === undefined) return <p role="status">{texts.loading}</p>;
  if (loaded === 'failed') return <p role="alert">{texts.failed}</p>;
  const nameOf = ({ orgaSid, productSid }: ProductPage) => `${orgaSid}/${productSid}`;
  const products = loaded.filter((product) => names.includes(nameOf(product)));
  if (products.length === 0) return <p className="empty-title">{texts.empty}</p>;

  const remove = (name: string) => {
    const left = names.filter((other) => other !== name);
    lists.writeList('compare', left);
    setNames(left);
  };
  const rows = comparedRows(products, settings);
  const shown = isBrief ? rows.filter(({ isSame }) => !isSame) : rows;
  return (
    <>
      {products.length > 1 && (
        <label className="compare-brief">
          <input type="checkbox" checked={isBrief} onChange={({ target }) => setBrief(target.checked)} />
          {texts.differences}
        </label>
      )}
      <div className="compare-scroll" role="region" aria-label={texts.comparison} tabIndex={0}>
        <table className={`compare of-${products.length}`}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={nameOf(product)} scope="col">
                  {product.pictures[0] && (
                    <img
                      src={pictureAddress(product.pictures[0], '240')}
                      alt=""
                      width="160"
                      height="160"
                      decoding="async"
                    />
                  )}
                  <small>{product.orgaName}</small>
                  <a href={`/${language}/product/${nameOf(product)}`} lang={product.title.languageUsed}>
                    {product.title.text}
                  </a>
                  <button
                    type="button"
                    className="compare-remove"
                    aria-label={`${texts.remove}: ${product.title.text}`}
                    onClick={() => remove(nameOf(product))}
                  >
                    <Icon name="close" />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, values, isSame }) => (
              <tr key={name} className={isSame ? 'is-same' : undefined}>
                <th scope="row">{name}</th>
                {products.map((product, index) => (
                  <td key={nameOf(product)}>{values[index] || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
