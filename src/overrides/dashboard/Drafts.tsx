import { useBasename, useGetList } from 'ra-core';
import { dashboard } from '../../../resources/limits.ts';
import { recordAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { useText } from '../../directory/useText.ts';
import { Panel } from './Panel.tsx';
import { PanelList } from './PanelList.tsx';

/** Articles that are not published yet. */
export function Drafts() {
  const { directory, language } = useBackoffice();
  const text = useText();
  const basename = useBasename();
  const articles = directory.requireScreens('article');
  const { data: drafts } = useGetList(articles.name, {
    filter: { state: 'draft' },
    sort: { field: 'url', order: 'ASC' },
    pagination: { page: 1, perPage: dashboard.mostRows },
  });
  return (
    <Panel
      title={text('home.drafts')}
      isEmpty={drafts && drafts.length === 0}
      nothing={text('home.noDrafts')}
    >
      <PanelList
        lines={(drafts ?? []).map((draft) => ({
          key: String(draft.id),
          label: titleOf(articles.entity, draft, language),
          to: basename + recordAddress(articles, String(draft.id)),
          value: String(draft.url),
        }))}
      />
    </Panel>
  );
}
