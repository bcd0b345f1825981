import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { pathTo } from '../../resources/routes.ts';
import { useView } from '../../ui/view/View.tsx';
import { shownValue } from './shownValue.ts';

interface Props {
  product: Pick<ProductPage, 'orgaSid' | 'productSid'>;
  variants: NonNullable<ProductPage['variants']>;
}

/** Leads to the other variants of a product, value by value; a dashed one differs in more than that value. */
export function VariantChooser({
  product: { orgaSid, productSid },
  variants: { total, axes, twins },
}: Props) {
  const view = useView();
  const { language, t } = view;
  const address = (sid: string) => pathTo(language, 'product', { orgaSid, productSid: sid });
  return (
    <section className="variants" aria-labelledby="variants">
      <h2 id="variants" className="label">
        {t('product.variants', { count: total })}
      </h2>
      <dl>
        {axes.map(({ sid, name, unit, values }) => (
          <div key={sid}>
            <dt>{name}</dt>
            {values.map(({ value, productSid: of, isOnlyChange }) => {
              const text = shownValue(view, value, unit);
              return (
                <dd key={text}>
                  <a
                    href={address(of)}
                    aria-current={of === productSid ? 'true' : undefined}
                    className={isOnlyChange ? undefined : 'is-other'}
                    title={isOnlyChange ? undefined : t('product.alsoDiffers', { value: text })}
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
    </section>
  );
}
