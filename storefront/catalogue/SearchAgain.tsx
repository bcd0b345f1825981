import { codeList } from '../../resources/limits.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { useView } from '../../ui/view/View.tsx';

/** A search field in the page itself, holding what was searched for. */
export function SearchAgain({ text = '' }: { text?: string }) {
  const { language, t } = useView();
  return (
    <form className="field-row search-again" action={pathTo(language, 'search')} method="get" role="search">
      <input
        type="search"
        name="text"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={text}
        maxLength={codeList.longestText}
        data-cut={t('search.codes.cut', { lines: '{}' })}
      />
      <button type="submit" className="button">
        {t('search.submit')}
      </button>
    </form>
  );
}
