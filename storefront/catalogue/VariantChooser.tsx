import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';
import { shownValue } from './shownValue.ts';
import { valuesAround } from './valuesAround.ts';

interface Props {
  product: Pick<ProductPage, 'orgaSid' | 'productSid' | 'productLine'>;
  variants: NonNullable<ProductPage['variants']>;
}

/** So many values of an attribute stand here where the page of the line shows all. */
const mostValues = 16;

/**
 * Leads to the other variants of a product, value by value; a dashed one differs in more than that value, which a sentence
 * below says. The line has them all in a table.
 */
export function VariantChooser({
  product: { orgaSid, productSid, productLine },
  variants: { total, axes, twins },
}: Props) {
  const view = useView();
  const { language, t } = view;
  const address = (sid: string) => pathTo(language, 'product', { orgaSid, productSid: sid });
  const shown = axes.map((axis) => ({
    ...axis,
    values: productLine
      ? valuesAround(axis.values, ({ productSid: of }) => of === productSid, mostValues)
      : axis.values,
  }));
  const areOthers = shown.some(({ values }) => values.some(({ isOnlyChange }) => !isOnlyChange));
  return (
    <section className="variants" aria-labelledby="variants">
      <h2 id="variants" className="label">
        {t('product.variants', { count: total })}
      </h2>
      <dl>
        {shown.map(({ sid, name, unit, values }) => (
          <div key={sid}>
            <dt>{name}</dt>
            {values.map(({ value, productSid: of, isOnlyChange }) => {
              const text = shownValue(view, value, unit);
              return (
                <dd key={text}>
                  <a
                    href={address(of)}
                    aria-current={of === productSid ? 'true' : undefined}
                    aria-describedby={isOnlyChange ? undefined : 'others'}
                  >
                    {text}
                  </a>
                </dd>
              );
            })}
          </div>
        ))}
        {twins.length > 0 && (
          <div>
            <dt>{t('product.sameValues')}</dt>
            {twins.map(({ productSid: of, articleNumber }) => (
              <dd key={of}>
                <a href={address(of)}>{articleNumber}</a>
              </dd>
            ))}
          </div>
        )}
      </dl>
      {(areOthers || productLine) && (
        <p className="variants-foot">
          {areOthers && <small id="others">{t('product.alsoDiffers')}</small>}
          {productLine && (
            <a href={`${pathTo(language, 'orga', { orgaSid }, { line: productLine.sid })}#variants`}>
              {t('product.variantTable')}
            </a>
          )}
        </p>
      )}
    </section>
  );
}
