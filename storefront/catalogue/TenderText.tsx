import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { useView } from '../../ui/view/View.tsx';
import { tenderText } from './tenderText.ts';

/** The tender text of a product, to be copied by the button or, without script, by hand. */
export function TenderText({ data }: { data: ProductPage }) {
  const view = useView();
  const { t } = view;
  return (
    <details className="tender" data-kept="tender">
      <summary>
        <h2>{t('product.tender')}</h2>
      </summary>
      <pre id="tender-text" tabIndex={0} aria-label={t('product.tender')}>
        {tenderText(data, view)}
      </pre>
      <button type="button" className="button quiet" data-copy="tender-text" data-done={t('product.copied')}>
        {t('product.copy')}
      </button>
    </details>
  );
}
