import { shortlist } from '../../resources/limits.ts';
import { useView } from '../../ui/view/View.tsx';
import type { OwnListsSettings } from '../../ui/shell/OwnListsSettings.ts';

/** Which of one's own lists is shown, what it is called, and further ones; the script of the page fills it in. */
export function OwnLists() {
  const { isSignedIn, t } = useView();
  const settings: OwnListsSettings = {
    unnamed: t('shortlist.title'),
    numbered: t('shortlist.numbered', { number: '{}' }),
    deleted: t('shortlist.deleted'),
    tooMany: t('shortlist.tooManyLists', { most: shortlist.mostLists }),
    tooLong: t('shortlist.tooLong'),
  };
  return (
    <div className="own-lists if-own" data-own-lists={JSON.stringify(settings)}>
      <label>
        {t('shortlist.list')}
        <select autoComplete="off" aria-label={t('shortlist.list')} data-choose-list />
      </label>
      <label>
        {t('shortlist.name')}
        <input
          type="text"
          maxLength={shortlist.longestName}
          autoComplete="off"
          placeholder={t('shortlist.title')}
          data-name-list
        />
      </label>
      <button type="button" className="button quiet" data-new-list>
        {t('shortlist.newList')}
      </button>
      <button type="button" className="link" data-delete-list>
        {t('shortlist.deleteList')}
      </button>
      <p className="own-lists-place">{t(isSignedIn ? 'shortlist.onAccount' : 'shortlist.inBrowser')}</p>
    </div>
  );
}
