import { shortlist } from '../../resources/limits.ts';
import { languageTag } from '../../resources/platforms.ts';
import { recordOf } from '../../resources/recordOf.ts';
import { pathTo } from '../../resources/routes.ts';
import { Icon } from '../view/Icon.tsx';
import { unchanging } from '../view/unchanging.ts';
import { useView } from '../view/View.tsx';
import { shortlistWords, type ShortlistSettings } from './ShortlistSettings.ts';

/** The way to the shortlist; the first script counts what is on it and opens it in place. */
export const ShortlistLink = unchanging(() => {
  const { platform, language, t } = useView();
  const settings: ShortlistSettings = {
    platform: platform.key,
    language,
    tag: languageTag(language, platform),
    full: {
      keep: t('shortlist.fullList', { most: shortlist.most }),
      compare: t('shortlist.full', { most: shortlist.compared }),
    },
    texts: {
      ...recordOf(shortlistWords, (word) => t(`shortlist.${word}`)),
      close: t('shell.close'),
      yes: t('product.yes'),
      no: t('product.no'),
      articleNumber: t('entities.product.fields.articleNumber'),
      gtin: t('product.gtin'),
      line: t('entities.productLine.name', { count: 1 }),
      category: t('product.category'),
      ifc: t('class.system.ifc'),
      ebkph: t('class.system.ebkph'),
      etim: t('class.system.etim'),
    },
  };
  return (
    <a
      className="masthead-shortlist"
      href={pathTo(language, 'shortlist')}
      rel="nofollow"
      data-shortlist={JSON.stringify(settings)}
    >
      <Icon name="keep" />
      <span className="masthead-word">{t('shortlist.title')}</span>
      <span className="shortlist-count" data-count="keep" />
    </a>
  );
});
