import { useView } from '../view/View.tsx';
import { unchanging } from '../view/unchanging.ts';

const drawing = 'no-picture';

/** Stands where a picture is missing: a drawn outline rather than an empty box. A page holds the outline once (`Outline`). */
export const NoPicture = unchanging(() => {
  const { t } = useView();
  return (
    <svg className="no-picture" viewBox="0 0 120 90" role="img" aria-label={t('product.noPicture')}>
      <use href={`#${drawing}`} />
    </svg>
  );
});

/** The outline that every `NoPicture` of a page shows; by itself it shows nothing. */
export const Outline = unchanging(() => (
  <svg width="0" height="0" className="hidden" aria-hidden="true">
    <path
      id={drawing}
      d="M20 60 60 40l40 20-40 20zM20 60V40l40-20 40 20v20M60 40V20M60 80V60M20 40l40 20 40-20"
    />
  </svg>
));
