import { shortlist } from '../../resources/limits.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { Icon } from '../view/Icon.tsx';
import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';
import type { ShortlistSettings } from './ShortlistSettings.ts';

/** The way to the shortlist; the first script counts what is on it, and puts it into the address. */
export const ShortlistLink = unchanging(() => {
  const { language, t } = useView();
  const settings: ShortlistSettings = {
    full: {
      keep: t('shortlist.fullList', { most: shortlist.most }),
      compare: t('shortlist.full', { most: shortlist.most }),
    },
  };
  return (
    <a
      className="masthead-shortlist"
      href={pathTo(language, 'shortlist')}
      rel="nofollow"
      data-to-list="keep"
      data-shortlist={JSON.stringify(settings)}
    >
      <Icon name="keep" />
      <span className="masthead-word">{t('shortlist.title')}</span>
      <span className="shortlist-count" data-count="keep" />
    </a>
  );
});
