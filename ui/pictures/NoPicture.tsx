import { useView } from '../view/View.tsx';

/** Stands where a picture is missing: a drawn outline rather than an empty box. */
export function NoPicture() {
  const { t } = useView();
  return (
    <svg className="no-picture" viewBox="0 0 120 90" role="img" aria-label={t('product.noPicture')}>
      <path d="M20 60 60 40l40 20-40 20zM20 60V40l40-20 40 20v20M60 40V20M60 80V60M20 40l40 20 40-20" />
    </svg>
  );
}
