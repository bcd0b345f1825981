import { searchKinds } from '../../resources/calls/searchPage.ts';
import { suggestionReasons } from '../../resources/calls/suggestAnswer.ts';
import { codeList } from '../../resources/limits.ts';
import { recordOf } from '../../resources/address/recordOf.ts';
import { pathTo } from '../../resources/address/routes.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { Icon } from '../view/Icon.tsx';
import { unchanging } from '../view/unchanging.ts';
import { useView, type View } from '../view/View.tsx';

import type { SuggestionSettings, SuggestionTexts } from './SuggestionSettings.ts';

/** The search of the masthead: a plain form, which the suggestions join at the first touch. */
export const SearchField = unchanging(() => {
  const { platform, language, query, t } = useView();
  const texts: SuggestionTexts = {
    suggestions: t('search.suggestions'),
    kinds: t('search.kinds'),
    all: t('search.all'),
    searchAll: t('search.searchAll'),
    recent: t('search.recent'),
    none: t('search.noSuggestions'),
    near: t('search.near'),
    kind: {
      category: t('search.kind.category'),
      product: t('search.kind.product'),
      orga: t('search.kind.orga'),
      productLine: t('search.kind.productLine'),
    },
    one: recordOf(searchKinds, (kind) => t(`entities.${kind}.name`, { count: 1 })),
    why: recordOf(suggestionReasons, (reason) => t(`search.why.${reason}`, { label: '{}' })),
    gtin: t('product.gtin'),
    articleNumber: t('entities.product.fields.articleNumber'),
    ended: t('product.ended'),
  };
  const settings: SuggestionSettings = {
    platform: platform.key,
    language,
    tag: languageTag(language, platform),
    texts,
  };
  return (
    <search className="search">
      <form
        action={pathTo(language, 'search')}
        method="get"
        className="search-form"
        data-suggest={JSON.stringify(settings)}
      >
        <input
          type="search"
          name="text"
          defaultValue={query.text}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={codeList.longestText}
          data-cut={t('search.codes.cut', { lines: '{}' })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}, emptyField);

/** What somebody has searched for is not kept. */
function emptyField(_: object, { query }: View): string | undefined {
  return query['text'] ? undefined : '';
}
