import { Icon } from '../view/Icon.tsx';
import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';

/** Stands at the foot of the window while something is chosen for a comparison; the first script shows it. */
export const ComparisonTray = unchanging(() => {
  const { t } = useView();
  return (
    <div className="comparison-tray" role="region" aria-label={t('shortlist.tray')} data-tray hidden>
      <button type="button" className="button" data-open-comparison>
        <Icon name="compare" />
        <span>
          {t('shortlist.compare')} (<span data-count="compare" />)
        </span>
      </button>
      <button type="button" className="tray-clear" data-clear-comparison aria-label={t('shortlist.clear')}>
        <Icon name="close" />
      </button>
    </div>
  );
});
