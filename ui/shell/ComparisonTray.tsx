import { pathTo } from '../../resources/address/routes.ts';
import { Icon } from '../view/Icon.tsx';
import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';

/** Stands at the foot of the window while something is chosen for a comparison; the first script shows it. */
export const ComparisonTray = unchanging(() => {
  const { language, t } = useView();
  return (
    <div className="comparison-tray" role="region" aria-label={t('shortlist.tray')} data-tray hidden>
      <a className="button" href={pathTo(language, 'comparison')} rel="nofollow" data-to-list="compare">
        <Icon name="compare" />
        <span>
          {t('shortlist.compare')} (<span data-count="compare" />)
        </span>
      </a>
      <button
        type="button"
        className="tray-clear"
        data-clear="compare"
        data-done={t('shortlist.cleared')}
        aria-label={t('shortlist.clear')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
});
