import type { SearchPage } from '../../resources/calls/searchPage.ts';
import type { ProductCard } from '../../resources/calls/shown.ts';
import { useView } from '../../ui/view/View.tsx';
import { CodeProduct } from './CodeProduct.tsx';
import { nearReason } from './nearReason.ts';

type Codes = NonNullable<SearchPage['codes']>;

/** Codes that were looked up together, each with what has it; what is found as typed goes on the shortlist at once (behaviour B262). */
export function CodeTable({ codes }: { codes: Codes }) {
  const { t } = useView();
  const certain = codes.filter(isFound).flatMap(({ products }) => products.map(nameOf));
  const names = [...new Set(certain)];
  return (
    <>
      {names.length > 0 && (
        <p className="codes-ways">
          <button
            type="button"
            className="button"
            data-keep-all={names.join(',')}
            data-done={t('shortlist.kept', { kept: '{}' })}
          >
            {t('search.codes.keepAll', { found: names.length })}
          </button>
        </p>
      )}
      <table className="codes">
        <thead>
          <tr>
            <th scope="col">{t('search.codes.typed')}</th>
            <th scope="col">{t('search.codes.product')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ typed, products, reason }, index) => (
            <tr key={index}>
              <th scope="row">{typed}</th>
              <td>
                {products.length === 0 ? (
                  <p className="code-missing">{t('search.codes.none')}</p>
                ) : (
                  <>
                    {reason && <p className="code-reason">{nearReason(t, reason)}</p>}
                    <ul>
                      {products.map((card) => (
                        <CodeProduct key={nameOf(card)} card={card} name={nameOf(card)} />
                      ))}
                    </ul>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Something has it, and as it was typed. */
export function isFound({ products, reason }: Codes[number]): boolean {
  return products.length > 0 && reason === null;
}

function nameOf({ orgaSid, productSid }: ProductCard): string {
  return `${orgaSid}/${productSid}`;
}
