import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';
import { Empty } from '../catalogue/Empty.tsx';

/** A shortlist or a comparison without products: how they come there. Without a script it says what is missing. */
export function EmptyList({ title, advice }: { title: string; advice: string }) {
  const { language, t } = useView();
  return (
    <Empty title={title}>
      <p className="keep-advice">{advice}</p>
      <p className="without-script">{t('shortlist.withoutScript')}</p>
      <a className="button" href={pathTo(language, 'categories')}>
        {t('start.allCategories')}
      </a>
    </Empty>
  );
}
